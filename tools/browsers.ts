/** The browsers and servers that the tests drive: finds them, and installs missing ones on Debian. */
import { existsSync, globSync } from "node:fs";
import { chromium, type LaunchOptions } from "@playwright/test";
import { run } from "./child-processes.ts";

type Launch = Pick<LaunchOptions, "executablePath">;

const debian = "/usr/bin/chromium";
const shell = "/usr/bin/chromium-headless-shell";
// Ubuntu's Chromium is a snap, which cannot read the tests' folders.
const hasDebian = existsSync(debian) && !existsSync("/snap/bin/chromium");

/** The full browser, as people use it: Debian's, or the one that Playwright downloads. */
export const wholeChromium: Launch = hasDebian ? { executablePath: debian } : {};
/** Debian's headless shell, if installed: twice as fast, but without back/forward cache, clipboard and profiles. */
export const lightChromium: Launch =
  hasDebian && existsSync(shell) ? { executablePath: shell } : wholeChromium;

/** Lets Chromium run as root in a container, without background requests. */
export const chromiumArgs: readonly string[] = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
];

/** The regular Firefox; Playwright drives it without a build of its own. */
export const firefox = () =>
  ["/usr/bin/firefox-esr", "/usr/lib/firefox/firefox", "/opt/firefox/firefox"].find((path) =>
    existsSync(path),
  );

/** WebKitGTK's MiniBrowser, which WebKitWebDriver drives. It has the same engine as Safari. */
export const webkit = () => globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")[0];

const hasApt = existsSync("/usr/bin/apt-get");

/** The programs that the tests drive, with Debian's packages. */
const programs = {
  chromium: {
    packages: ["chromium", "chromium-headless-shell"],
    isHere: () => existsSync(debian) || existsSync(chromium.executablePath()),
  },
  firefox: { packages: ["firefox-esr"], isHere: () => firefox() !== undefined },
  webkit: {
    packages: ["webkit2gtk-driver", "xvfb"],
    isHere: () =>
      existsSync("/usr/bin/WebKitWebDriver") && existsSync("/usr/bin/Xvfb") && webkit() !== undefined,
  },
  nginx: { packages: ["nginx-light"], isHere: () => existsSync("/usr/sbin/nginx") },
  /** The fallback font, as wide as Arial: a page's first load is drawn in it. */
  fonts: {
    packages: ["fonts-liberation"],
    isHere: () => !hasApt || existsSync("/usr/share/fonts/truetype/liberation"),
  },
};

export type Program = keyof typeof programs;

/** Whether the tests of a program can run here. With CI=true they always run, and fail if the program is missing. */
export function canDrive(program: Program): boolean {
  return process.env["CI"] === "true" || programs[program].isHere();
}

/**
 * Installs what is missing: Debian's packages as root or with passwordless sudo, else Playwright's Chromium.
 * @returns what is still missing.
 */
export async function installPrograms(wanted: readonly Program[]): Promise<Program[]> {
  const missing = () => wanted.filter((program) => !programs[program].isHere());
  if (missing().length > 0 && hasApt) {
    const packages = missing().flatMap((program) => programs[program].packages);
    console.log(`• Installing what the tests drive: ${packages.join(", ")}`);
    const apt = [...(process.getuid?.() === 0 ? [] : ["sudo", "-n"]), "apt-get", "-y", "-qq"];
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const [command = "", ...args] = apt;
    await run(command, [...args, "update"], { env }).catch(() => undefined);
    await run(command, [...args, "install", "--no-install-recommends", ...packages], { env }).catch(
      () => undefined,
    );
  }
  if (missing().includes("chromium")) {
    console.log("• Downloading Playwright's Chromium");
    await run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  }
  return missing();
}
