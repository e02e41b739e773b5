/**
 * Draws the sample's street map, of a place that does not exist: `node art/street-map.mjs` writes
 * content/pictures/street-map.svg. North is up; the pin is in the middle, so that any crop keeps it.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const OUT = fileURLToPath(new URL("../content/pictures/street-map.svg", import.meta.url));
const WIDTH = 1200;
const HEIGHT = 720;
const PIN = [600, 352];

let seed = 42;
const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
const between = (low, high) => low + random() * (high - low);

/** The street grid leans a little; everything on it is laid out square and turned with it. */
const LEAN = -7;

const streets = [
  { name: "Basepath Drive", kind: "main", d: "M-60 436C200 430 520 434 1260 428", label: [0.4, 8] },
  { name: "Outfield Avenue", kind: "main", d: "M834 -60C836 200 830 520 838 800", label: [0.1, 8] },
  {
    name: "Foul Line Road",
    kind: "main",
    d: "M20 760C360 620 540 520 690 418S1000 190 1260 66",
    label: [0.69, 8],
  },
  { name: "Dugout Street", kind: "side", d: "M-60 130H1260", label: [0.417, 6] },
  { name: "Infield Street", kind: "side", d: "M-60 270H1260", label: [0.272, 6] },
  { name: "Bunt Street", kind: "side", d: "M-60 580H838M1125 580H1260", label: [0.53, 6] },
  { name: "Curveball Lane", kind: "side", d: "M-60 690H1260", label: [0.567, 6] },
  { name: "Dunlap Street", kind: "side", d: "M-60 20H1260" },
  { name: "Bullpen Avenue", kind: "side", d: "M280 -60V800", label: [0.39, 6] },
  { name: "Mound Avenue", kind: "side", d: "M450 -60V800", label: [0.1, 6] },
  { name: "Shortstop Avenue", kind: "side", d: "M676 -60V800", label: [0.1, 6] },
  { name: "Pinch Avenue", kind: "side", d: "M1000 -60V440M1000 690V800", label: [0.56, 6] },
  { name: "Walk-Off Way", kind: "side", d: "M1130 -60V800" },
];
const widths = { main: [30, 24], side: [17, 13] };

/** Houses between the streets, in rows along them. */
function houses() {
  const columns = [300, 468, 694, 862, 1018, 1148, 1260];
  const rows = [-40, 36, 148, 288, 456, 598, 708, 800];
  let d = "";
  for (let column = 0; column < columns.length - 1; column++) {
    for (let row = 0; row < rows.length - 1; row++) {
      const [left, right] = [columns[column], columns[column + 1] - 26];
      const [top, bottom] = [rows[row], rows[row + 1] - 26];
      for (const y of [top + 4, bottom - 26]) {
        for (let x = left + 4; x < right - 24;) {
          const width = between(16, 40);
          if (x + width > right - 2) break;
          if (free(x + width / 2, y + 12))
            d += `M${Math.round(x)} ${Math.round(y)}h${Math.round(width)}v${Math.round(between(16, 24))}h-${Math.round(width)}z`;
          x += width + between(6, 16);
        }
      }
    }
  }
  return d;
}

/** Not where Foul Line Road, the park or the facility lies. */
function free(x, y) {
  const road = [
    [20, 760],
    [240, 664],
    [400, 588],
    [550, 508],
    [690, 418],
    [840, 312],
    [1000, 205],
    [1260, 66],
  ];
  const near = road.some(([roadX, roadY], index) => {
    const [nextX, nextY] = road[index + 1] ?? [roadX, roadY];
    const along = Math.max(0, Math.min(1, (x - roadX) / (nextX - roadX || 1)));
    return Math.hypot(x - (roadX + (nextX - roadX) * along), y - (roadY + (nextY - roadY) * along)) < 46;
  });
  const inPark = x > 838 && x < 1120 && y > 440 && y < 700;
  const here = x > 440 && x < 690 && y > 270 && y < 445;
  return !near && !inPark && !here;
}

/** A ball field of the park: outfield, infield clay, chalk. */
function field(x, y, turn, size) {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0L-70 -70A99 99 0 0 1 70 -70Z" fill="#a9cfa4"/><path d="M0 0L-34 -34A48 48 0 0 1 34 -34Z" fill="#d9a583"/><path d="M0 -8L-18 -26L0 -44L18 -26Z" fill="#a9cfa4"/><path d="M-70 -70L0 0L70 -70" fill="none" stroke="#fbf8f2" stroke-width="2.5"/></g>`;
}

const of = (kind) => streets.filter((street) => street.kind === kind);
const lines = (kind, which, color) =>
  `<path d="${of(kind)
    .map(({ d }) => d)
    .join("")}" stroke="${color}" stroke-width="${widths[kind][which]}"/>`;

const labels = streets
  .map(({ name, label, d, kind }, index) =>
    label
      ? `<path id="s${index}" d="${d}" fill="none" stroke="none"/><text dy="${label[1]}" font-size="${kind === "main" ? 24 : 20}"><textPath href="#s${index}" startOffset="${label[0] * 100}%">${name}</textPath></text>`
      : "",
  )
  .join("");

const creek = "M-40 330C60 300 120 250 150 170S190 20 240 -60";

writeFileSync(
  OUT,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Inter,Roboto,Helvetica,Arial,sans-serif">` +
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="#efe9dd"/>` +
    `<g transform="rotate(${LEAN} 600 360)">` +
    // The banks of the creek, the park, the school ground.
    `<path d="${creek}" fill="none" stroke="#cfe3c8" stroke-width="120"/>` +
    `<path d="M856 448H1112Q1120 448 1120 456V676Q1120 684 1112 684H856Q848 684 848 676V456Q848 448 856 448Z" fill="#cfe3c8"/>` +
    field(872, 664, 45, 1.15) +
    field(1098, 470, 225, 0.9) +
    `<path d="M855 680C900 640 980 660 1010 620S1060 470 1115 455" fill="none" stroke="#f6f1e6" stroke-width="5" stroke-dasharray="2 9" stroke-linecap="round"/>` +
    `<path d="${creek}" fill="none" stroke="#a7cbdc" stroke-width="46"/>` +
    `<path d="${houses()}" fill="#dfd6c6"/>` +
    // The facility's lot: the hall, its parking.
    `<path d="M462 286H662V418H462Z" fill="#f3e3d8"/><path d="M474 372H650V412H474Z" fill="#e2dccf"/>` +
    `<path d="M486 376V392M504 376V392M522 376V392M540 376V392M558 376V392M576 376V392M594 376V392M612 376V392M630 376V392" stroke="#fbf8f2" stroke-width="2.5"/>` +
    `<path d="M480 296H644V362H480Z" fill="#c98a6c"/><path d="M480 296H644L562 329Z" fill="#d79c80"/>` +
    `<g fill="none" stroke-linecap="round">${lines("side", 0, "#d8cdb9")}${lines("main", 0, "#d3b48a")}${lines("side", 1, "#ffffff")}${lines("main", 1, "#fdf0cf")}</g>` +
    `<g fill="#5a5148" font-weight="500" stroke="#ffffff" stroke-width="5" stroke-linejoin="round" paint-order="stroke">${labels}</g>` +
    `<g font-size="22" font-style="italic" text-anchor="middle"><path id="creek" d="M20 324C96 284 134 240 156 170S196 30 240 -60" fill="none"/><text fill="#41718a" dy="7"><textPath href="#creek" startOffset="36%">Chalk Creek</textPath></text><text x="990" y="566" fill="#2f6b48" font-weight="600">Diamond Park</text></g>` +
    `</g>` +
    // The pin: the mark of the house, and its name.
    `<ellipse cx="${PIN[0]}" cy="${PIN[1] + 6}" rx="22" ry="8" fill="#14211b" opacity=".35"/>` +
    `<path d="M${PIN[0]} ${PIN[1] + 4}L${PIN[0] - 36} ${PIN[1] - 50}A42 42 0 1 1 ${PIN[0] + 36} ${PIN[1] - 50}Z" fill="#a4472a" stroke="#fbf8f2" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M${PIN[0]} ${PIN[1] - 95}L${PIN[0] + 22} ${PIN[1] - 73}L${PIN[0]} ${PIN[1] - 51}L${PIN[0] - 22} ${PIN[1] - 73}Z" fill="#fbf8f2"/>` +
    `<path d="M${PIN[0] - 11} ${PIN[1] - 74}L${PIN[0]} ${PIN[1] - 63}L${PIN[0] + 11} ${PIN[1] - 74}" fill="none" stroke="#a4472a" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<text x="${PIN[0]}" y="${PIN[1] + 40}" text-anchor="middle" font-size="28" font-weight="700" fill="#6e2a17" stroke="#ffffff" stroke-width="7" stroke-linejoin="round" paint-order="stroke">Clay &amp; Chalk</text>` +
    `<g transform="translate(1136 64)"><circle r="34" fill="#ffffff" opacity=".92"/><path d="M0 -24L9 2H-9Z" fill="#a4472a"/><path d="M0 24L9 -2H-9Z" fill="#b9b1a4"/><text y="-36" text-anchor="middle" font-size="18" font-weight="700" fill="#5a5148" stroke="#ffffff" stroke-width="4" paint-order="stroke">N</text></g>` +
    `</svg>\n`,
);
