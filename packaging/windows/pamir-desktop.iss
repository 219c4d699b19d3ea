; The installer for Windows, made with Inno Setup 6 from the folder that package.py has frozen:
;   iscc /DVersion=<as in pamir_desktop\__init__.py> packaging\windows\pamir-desktop.iss
; It installs for the present user and needs no administrator.

#ifndef Version
  #error Give the version: iscc /DVersion=... pamir-desktop.iss
#endif

[Setup]
AppId={{5B0E6C1E-6B1C-4E0B-9C55-2F6C1B8F9D37}
AppName=Pamir Desktop
AppVersion={#Version}
AppVerName=Pamir Desktop {#Version}
DefaultDirName={autopf}\Pamir Desktop
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\icons\pamir-desktop.ico
UninstallDisplayIcon={app}\pamir-desktop.exe
ChangesAssociations=yes
OutputDir=..\..\dist
OutputBaseFilename=pamir-desktop-{#Version}-windows-setup
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "ru"; MessagesFile: "compiler:Languages\Russian.isl"

[CustomMessages]
en.Game=Pamir Desktop game
de.Game=Pamir-Desktop-Spielstand
ru.Game=Сохранённая игра Pamir Desktop

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; what an older version left behind must not be loaded by the new one
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\build\frozen\pamir-desktop\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{autoprograms}\Pamir Desktop"; Filename: "{app}\pamir-desktop.exe"; AppUserModelID: "io.github.pamir_desktop.PamirDesktop"
Name: "{autodesktop}\Pamir Desktop"; Filename: "{app}\pamir-desktop.exe"; AppUserModelID: "io.github.pamir_desktop.PamirDesktop"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.pamir\OpenWithProgids"; ValueType: string; ValueName: "PamirDesktop.Game.1"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.pamir"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-pamir-game+json"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.pamir"; ValueType: string; ValueName: ""; ValueData: "PamirDesktop.Game.1"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\PamirDesktop.Game.1"; ValueType: string; ValueName: ""; ValueData: "{cm:Game}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\PamirDesktop.Game.1\DefaultIcon"; ValueType: string; ValueName: ""; ValueData: "{app}\pamir-desktop.exe,0"
Root: HKA; Subkey: "Software\Classes\PamirDesktop.Game.1\shell\open\command"; ValueType: string; ValueName: ""; ValueData: """{app}\pamir-desktop.exe"" ""%1"""

[Run]
Filename: "{app}\pamir-desktop.exe"; Description: "{cm:LaunchProgram,Pamir Desktop}"; Flags: nowait postinstall skipifsilent
