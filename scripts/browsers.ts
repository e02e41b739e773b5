/** The browsers that the tests drive, from Debian's packages. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** What has to be there, and the package that brings it. */
const needed = [
  { file: "/usr/bin/chromium", package: "chromium" },
  { file: "/usr/bin/firefox-esr", package: "firefox-esr" },
  { file: "/usr/bin/WebKitWebDriver", package: "webkit2gtk-driver" },
  { file: "/usr/bin/Xvfb", package: "xvfb" },
  { file: "/usr/sbin/nginx", package: "nginx-light" },
  { file: "/usr/bin/caddy", package: "caddy" },
] as const;

/** Chromium without its own windows' pages: the tests take half the time in it. They run in the whole browser too. */
const lighter = { file: "/usr/bin/chromium-headless-shell", package: "chromium-headless-shell" };

/** The whole Chromium: its lighter build has no back/forward cache, no clipboard, and no settings of a profile. */
export const wholeChromium = needed[0].file;

/** The Chromium that most tests drive. */
export function chromiumPath(): string {
  return existsSync(lighter.file) ? lighter.file : wholeChromium;
}

/**
 * Installs what is missing where that is possible: on Debian and its relatives, as root or with sudo that asks nothing.
 * @returns what the reader has to install, when something is still missing.
 */
export function bringBrowsers(): string | undefined {
  const packages = missing();
  const wanted = existsSync(lighter.file) ? packages : [...packages, lighter.package];
  if (wanted.length === 0) return undefined;
  const install = existsSync("/usr/bin/apt-get") ? asRoot() : undefined;
  if (install) {
    console.log(`• Installing the browsers and servers that the tests drive: ${wanted.join(", ")}`);
    apt(install, ["update", "-qq"]);
    if (packages.length > 0) apt(install, ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
    // Not every Debian has it, and nothing but time depends on it.
    apt(install, ["install", "-y", "-qq", "--no-install-recommends", lighter.package], "ignore");
  }
  const left = missing();
  if (left.length === 0) return undefined;
  return `✗ The browser tests need ${left.join(", ")}. On Debian or Ubuntu: sudo apt-get install ${left.join(" ")}`;
}

function apt(
  [command = "apt-get", ...before]: readonly string[],
  args: readonly string[],
  complaints: "inherit" | "ignore" = "inherit",
): void {
  spawnSync(command, [...before, ...args], {
    stdio: ["ignore", "ignore", complaints],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

function missing(): string[] {
  return needed.filter(({ file }) => !existsSync(file)).map((each) => each.package);
}

/** The command in front of apt-get's words, if this user may install. */
function asRoot(): string[] | undefined {
  if (process.getuid?.() === 0) return ["apt-get"];
  return spawnSync("sudo", ["-n", "true"]).status === 0 ? ["sudo", "-n", "apt-get"] : undefined;
}
