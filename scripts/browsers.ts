/** The browsers and servers that the tests drive: finds them and installs missing ones. */
import { existsSync, globSync } from "node:fs";
import { chromium, type LaunchOptions } from "@playwright/test";
import { covers, programsOf, type Engine, type Program } from "../tests/scope.ts";
import { run } from "./processes.ts";

/** Where to look. The unit tests pass a made-up machine. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
  readonly exists: (path: string) => boolean;
  /** The path where Playwright stores its downloaded Chromium. */
  readonly download: string;
}

type Launch = Pick<LaunchOptions, "channel" | "executablePath">;

export interface Chromium {
  /** The full browser, as people use it. */
  readonly whole: Launch;
  /** Debian's headless shell, if installed: twice as fast, but without back/forward cache, clipboard and profiles. */
  readonly light: Launch;
}

const debian = "/usr/bin/chromium";
const shell = "/usr/bin/chromium-headless-shell";

/** Any Chromium works: Debian's, the one Playwright downloads, Google Chrome or Edge. */
export function chooseChromium(machine: Machine): Chromium | undefined {
  const { exists, download } = machine;
  // Ubuntu's Chromium is a snap, which cannot read the tests' folders.
  if (exists(debian) && !exists("/snap/bin/chromium"))
    return {
      whole: { executablePath: debian },
      light: { executablePath: exists(shell) ? shell : debian },
    };
  const channel = Object.entries(channels).find(([, paths]) => isInstalled(paths, machine))?.[0];
  const whole = exists(download) ? { executablePath: download } : channel ? { channel } : undefined;
  return whole && { whole, light: whole };
}

/** The regular Firefox; Playwright drives it without a build of its own. */
export function chooseFirefox(machine: Machine): string | undefined {
  return placesOf(firefox, machine).find(machine.exists);
}

type Places = Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>>;

/** Where Playwright looks for a channel: https://playwright.dev/docs/browsers#google-chrome--microsoft-edge */
const channels: Readonly<Record<string, Places>> = {
  chrome: {
    linux: ["/opt/google/chrome/chrome"],
    darwin: ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
    win32: [String.raw`\Google\Chrome\Application\chrome.exe`],
  },
  msedge: {
    linux: ["/opt/microsoft/msedge/msedge"],
    darwin: ["/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge"],
    win32: [String.raw`\Microsoft\Edge\Application\msedge.exe`],
  },
};

const firefox: Places = {
  linux: ["/usr/bin/firefox-esr", "/usr/lib/firefox/firefox", "/opt/firefox/firefox"],
  darwin: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
  win32: [String.raw`\Mozilla Firefox\firefox.exe`],
};

/** The paths of a program on this platform. On Windows, they are relative to each folder for installed programs. */
function placesOf(places: Places, { platform, env }: Machine): readonly string[] {
  const paths = places[platform] ?? [];
  if (platform !== "win32") return paths;
  const folders = [env["LOCALAPPDATA"], env["PROGRAMFILES"], env["PROGRAMFILES(X86)"]];
  return folders.flatMap((folder) => (folder === undefined ? [] : paths.map((path) => folder + path)));
}

const isInstalled = (places: Places, machine: Machine) => placesOf(places, machine).some(machine.exists);

const here: Machine = {
  platform: process.platform,
  env: process.env,
  exists: existsSync,
  download: chromium.executablePath(),
};

/** Lets Chromium run as root in a container, without background requests. */
export const chromiumArgs: readonly string[] = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
];

/** The Chromium on this machine. */
export function chromiumHere(): Chromium {
  return chooseChromium(here) ?? { whole: { channel: "chrome" }, light: { channel: "chrome" } };
}

export const firefoxHere = () => chooseFirefox(here);

/** WebKitGTK's MiniBrowser, which WebKitWebDriver drives. It has the same engine as Safari. */
export const webkitHere = () => globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")[0];

const allExist = (...paths: readonly string[]) => paths.every((path) => existsSync(path));

/** The programs that the tests drive, with their Debian packages. */
const installable: Readonly<Record<Program, { packages: readonly string[]; isHere: () => boolean }>> = {
  chromium: {
    packages: ["chromium", "chromium-headless-shell"],
    isHere: () => chooseChromium(here) !== undefined,
  },
  firefox: { packages: ["firefox-esr"], isHere: () => firefoxHere() !== undefined },
  webkit: {
    packages: ["webkit2gtk-driver", "xvfb"],
    isHere: () => allExist("/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb") && webkitHere() !== undefined,
  },
  nginx: { packages: ["nginx-light"], isHere: () => allExist("/usr/sbin/nginx") },
};

/** Whether the tests of a program can run here. With CI=true they always run, and fail if the program is missing. */
export function canDrive(program: Program): boolean {
  return process.env["CI"] === "true" || installable[program].isHere();
}

/** Whether this run includes a test file and has the programs it needs. */
export function runsHere(file: string, engine: Engine = "chromium"): boolean {
  return covers(file, engine) && [engine, ...programsOf(file)].every(canDrive);
}

/**
 * Installs missing programs where possible: Debian's packages as root or with passwordless sudo, or the Chromium that
 * Playwright downloads.
 * @returns the programs that are still missing.
 */
export async function installPrograms(wanted: readonly Program[]): Promise<Program[]> {
  const missing = () => wanted.filter((program) => !installable[program].isHere());
  if (missing().length === 0) return [];
  const install = existsSync("/usr/bin/apt-get") ? await asRoot() : undefined;
  if (install) {
    const packages = missing().flatMap((program) => installable[program].packages);
    console.log(`• Installing what the tests drive: ${packages.join(", ")}`);
    await apt(install, "update", "-qq");
    // If one package is unavailable, the others can still be installed.
    if (!(await apt(install, "install", ...packages)))
      for (const each of packages) await apt(install, "install", each);
  }
  if (missing().includes("chromium")) {
    console.log("• Downloading Playwright's Chromium");
    await run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  }
  return missing();
}

async function apt(
  [command = "", ...before]: readonly string[],
  ...args: readonly string[]
): Promise<boolean> {
  const quiet = ["-y", "-qq", "--no-install-recommends"];
  const { status } = await run(command, [...before, ...args, ...(args[0] === "install" ? quiet : [])], {
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}

/** The start of the apt-get command, or undefined if this user may not install packages. */
async function asRoot(): Promise<string[] | undefined> {
  if (process.getuid?.() === 0) return ["apt-get"];
  const sudo = await run("sudo", ["-n", "true"]).catch(() => ({ status: 1 }));
  return sudo.status === 0 ? ["sudo", "-n", "apt-get"] : undefined;
}
