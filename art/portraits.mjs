/**
 * Draws the jerseys that stand for coaches without a photograph.
 * Plain geometry, no fonts: `node art/portraits.mjs` writes content/pictures/coaches/*.svg.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const OUT = fileURLToPath(new URL("../content/pictures/coaches/", import.meta.url));

const C = {
  clay: "#a4472a",
  clayDark: "#6e2a17",
  clayDeep: "#2a120b",
  clayPale: "#f3e3d8",
  turf: "#1f3b2c",
  turfLight: "#2f6b48",
  board: "#14211b",
  chalk: "#fbf8f2",
  line: "#e6ded0",
  bulb: "#ffc24b",
  ink: "#1d1a17",
  muted: "#6a625a",
};

/** Block numerals, 12 wide and 18 high: outline first, then holes. */
const DIGITS = {
  0: ["3,0 9,0 12,3 12,15 9,18 3,18 0,15 0,3", "4.8,4 7.2,4 8,4.8 8,13.2 7.2,14 4.8,14 4,13.2 4,4.8"],
  1: ["4.4,0 8.4,0 8.4,14 11.4,14 11.4,18 1.4,18 1.4,14 4.4,14 4.4,6.6 1.4,6.6 1.4,3"],
  2: ["3,0 9,0 12,3 12,8 5.4,14 12,14 12,18 0,18 0,13.4 8,6.6 8,4.8 7.2,4 4.8,4 4,4.8 4,6.2 0,6.2 0,3"],
  3: [
    "3,0 9,0 12,3 12,7.4 10.4,9 12,10.6 12,15 9,18 3,18 0,15 0,12 4,12 4,13.2 4.8,14 7.2,14 8,13.2 8,11.6 7.2,10.8 4.4,10.8 4.4,7.2 7.2,7.2 8,6.4 8,4.8 7.2,4 4.8,4 4,4.8 4,6 0,6 0,3",
  ],
  4: [
    "5.4,0 10.2,0 10.2,10.4 12,10.4 12,14 10.2,14 10.2,18 6.2,18 6.2,14 0,14 0,10.4",
    "6.2,5.2 3.7,10.4 6.2,10.4",
  ],
  5: [
    "0,0 11.4,0 11.4,4 4,4 4,6.6 9,6.6 12,9.6 12,15 9,18 3,18 0,15 0,12.4 4,12.4 4,13.2 4.8,14 7.2,14 8,13.2 8,11.2 7.2,10.4 0,10.4",
  ],
  6: [
    "3,0 9,0 12,3 12,5.6 8,5.6 8,4.8 7.2,4 4.8,4 4,4.8 4,7 9,7 12,10 12,15 9,18 3,18 0,15 0,3",
    "4,10.8 4,13.2 4.8,14 7.2,14 8,13.2 8,11.6 7.2,10.8",
  ],
  7: ["0,0 12,0 12,4 7.6,18 3.2,18 7.5,4 4,4 4,6.2 0,6.2"],
  8: [
    "3,0 9,0 12,3 12,7.4 10.4,9 12,10.6 12,15 9,18 3,18 0,15 0,10.6 1.6,9 0,7.4 0,3",
    "4.8,4 7.2,4 8,4.8 8,6.4 7.2,7.2 4.8,7.2 4,6.4 4,4.8",
    "4.8,10.8 7.2,10.8 8,11.6 8,13.2 7.2,14 4.8,14 4,13.2 4,11.6",
  ],
};
DIGITS[9] = DIGITS[6].map((ring) =>
  ring
    .split(" ")
    .map((p) =>
      p
        .split(",")
        .map((v, i) => +([12, 18][i] - v).toFixed(1))
        .join(),
    )
    .join(" "),
);

const round = (v) => +v.toFixed(1);

/** The path of a number, centred on (x, y) and `height` units high. */
function number(value, x, y, height) {
  const k = height / 18;
  const digits = String(value).split("");
  const gap = 2.2;
  const width = digits.length * 12 + (digits.length - 1) * gap;
  return digits
    .map((d, i) =>
      DIGITS[d]
        .map(
          (ring) =>
            `M${ring
              .split(" ")
              .map((p) => {
                const [px, py] = p.split(",").map(Number);
                return `${round(x + (px + i * (12 + gap) - width / 2) * k)} ${round(y + (py - 9) * k)}`;
              })
              .join("L")}Z`,
        )
        .join(""),
    )
    .join("");
}

/** A repeatable random number between 0 and 1. */
function dice(seed) {
  let s = (seed * 2654435761) >>> 0;
  return () => (s = (s * 1664525 + 1013904223) >>> 0) / 2 ** 32;
}

/** A line drawn by hand with chalk: two passes that never quite agree. */
function chalkLine([x1, y1], [x2, y2], roll) {
  const pass = () => {
    const wob = () => (roll() - 0.5) * 3;
    const at = (t) => `${round(x1 + (x2 - x1) * t + wob())} ${round(y1 + (y2 - y1) * t + wob())}`;
    return `M${at(0)}Q${at(0.3)} ${at(0.5)}T${at(1)}`;
  };
  return pass() + pass();
}

function diamond(x, y, r, roll) {
  const p = [
    [x, y - r],
    [x + r, y],
    [x, y + r],
    [x - r, y],
  ];
  return p.map((a, i) => chalkLine(a, p[(i + 1) % 4], roll)).join("");
}

// The jersey, drawn once: its left half, mirrored for the right.
const SLEEVE =
  "M254 70C216 90 172 92 141 114C112 138 88 206 66 268C88 286 118 298 149 303C156 276 162 252 167 226C186 170 222 122 254 70Z";
const CUFF = "M72 251.5C94 269 123 281 153.5 286L149 303C118 298 88 286 66 268Z";
const CUFF_LINE = "M75.5 241C98 259 126 270.5 156.5 275.5";
const BODY = "M254 70C222 122 186 170 167 226C170 300 170 380 164 460H300V150C284 126 264 100 254 70Z";
const COLLAR = "M254 70C264 100 282 128 300 152";
const RAGLAN = "M254 70C222 122 186 170 167 226";
const OUTLINE =
  "M254 70C216 90 172 92 141 114C112 138 88 206 66 268C88 286 118 298 149 303C156 276 162 252 167 226C170 300 170 380 164 452";
const FOLDS = [
  "M167 226C186 236 206 240 226 238C206 250 184 250 168 242Z", // under the arm
  "M168 300C186 330 190 390 176 460H164C170 400 170 350 168 300Z", // along the side
  "M150 118C136 160 124 200 117 250C130 210 146 166 168 128Z", // down the sleeve
  "M216 460C226 420 232 392 230 360C240 396 240 430 236 460Z", // rising from the hem
];
const LIGHTS = [
  "M196 104C170 112 150 124 140 142C154 130 174 122 196 118Z",
  "M196 262C190 320 194 390 200 460H214C204 390 200 320 204 262Z",
];

const both = (inside) => `<g>${inside}</g><g transform="matrix(-1 0 0 1 600 0)">${inside}</g>`;
const fill = (d, colour, opacity) =>
  `<path d="${d}" fill="${colour}"${opacity ? ` opacity="${opacity}"` : ""}/>`;
const stroke = (d, colour, width, more = "") =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`;

function jersey({ cloth, sleeve = cloth, trim, figures, edge, stripes, number: value }) {
  const pin = stripes
    ? Array.from({ length: 6 }, (_, i) =>
        stroke(`M${278 - i * 22} ${[132, 106, 134, 168, 210, 260][i]}V460`, trim, 1.2, ' opacity=".38"'),
      ).join("")
    : "";
  const half =
    fill(SLEEVE, sleeve) +
    fill(BODY, cloth) +
    pin +
    FOLDS.map((d) => fill(d, C.ink, 0.2)).join("") +
    LIGHTS.map((d) => fill(d, C.chalk, 0.07)).join("") +
    fill(CUFF, trim) +
    stroke(CUFF_LINE, trim, 3) +
    stroke(RAGLAN, C.ink, 5, ' opacity=".25"') +
    stroke(RAGLAN, trim, 3);
  const placket =
    `<path d="M291 144V460H309V144L300 154Z" fill="${cloth}"/>` +
    stroke("M291 146V460M309 146V460", trim, 2) +
    stroke("M312 160V460", C.ink, 3, ' opacity=".18"') +
    [176, 410]
      .map(
        (y) =>
          `<circle cx="300" cy="${y + 1.5}" r="5.5" fill="${C.ink}" opacity=".35"/><circle cx="300" cy="${y}" r="5.5" fill="${trim}"/>` +
          `<path d="M298 ${y}h.1M302 ${y}h.1" stroke="${cloth}" stroke-width="1.6" stroke-linecap="round"/>`,
      )
      .join("");
  const figure = number(value, 300, 298, value > 9 ? 142 : 164);
  return (
    // Inside of the back, seen through the neck.
    `<path d="M252 72C270 60 330 60 348 72C338 104 318 130 300 154C282 130 262 104 252 72Z" fill="${C.ink}"/>` +
    `<path d="M252 72C270 60 330 60 348 72C330 86 270 86 252 72Z" fill="${cloth}"/>` +
    fill("M252 72C270 60 330 60 348 72C330 86 270 86 252 72Z", C.ink, 0.45) +
    stroke("M253 74C272 88 328 88 347 74", trim, 3, ' opacity=".8"') +
    fill("M288 86h24v12h-24Z", C.line, 0.8) +
    both(half) +
    placket +
    both(stroke(COLLAR, C.ink, 13, ' opacity=".25"') + stroke(COLLAR, cloth, 10) + stroke(COLLAR, trim, 4)) +
    `<path d="${figure}" fill="${C.ink}" opacity=".3" transform="translate(-3 5)" fill-rule="evenodd"/>` +
    `<path d="${figure}" fill="${figures}" stroke="${edge}" stroke-width="9" stroke-linejoin="round" paint-order="stroke" fill-rule="evenodd"/>` +
    // Evening light comes from the right; the left side falls into shade.
    `<path d="${OUTLINE}H436C430 380 430 300 433 226C438 252 444 276 451 303C482 298 512 286 534 268C512 206 488 138 459 114C428 92 384 90 346 70L300 152Z" fill="url(#light)"/>`
  );
}

function panel(colour, chalk, roll) {
  return (
    `<rect width="600" height="450" fill="${colour}"/><rect width="600" height="450" fill="url(#lattice)"/>` +
    stroke(diamond(300, 225, 262, roll), chalk, 5, ' opacity=".6" stroke-linecap="round"')
  );
}

const lattice = (colour, opacity) =>
  `<pattern id="lattice" width="50" height="50" patternUnits="userSpaceOnUse"><path d="M25 0L50 25L25 50L0 25Z" fill="none" stroke="${colour}" opacity="${opacity}"/></pattern>`;
const light =
  `<linearGradient id="light"><stop stop-color="${C.ink}" stop-opacity=".34"/><stop offset=".45" stop-color="${C.ink}" stop-opacity="0"/>` +
  `<stop offset=".62" stop-color="${C.bulb}" stop-opacity="0"/><stop offset="1" stop-color="${C.bulb}" stop-opacity=".2"/></linearGradient>`;

const svg = (defs, inside) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 450"><defs>${defs}</defs>${inside}</svg>\n`;

const COACHES = [
  {
    slug: "marcus-bell",
    number: 24,
    cloth: C.clay,
    trim: C.chalk,
    figures: C.chalk,
    edge: C.clayDark,
    ground: C.clayPale,
    chalk: C.chalk,
    weave: C.clay,
  },
  {
    slug: "dana-whitlock",
    number: 17,
    cloth: C.turf,
    trim: C.chalk,
    figures: C.chalk,
    edge: C.board,
    stripes: true,
    ground: C.line,
    chalk: C.chalk,
    weave: C.turfLight,
  },
  {
    slug: "ray-ochoa",
    number: 31,
    cloth: C.board,
    trim: C.bulb,
    figures: C.bulb,
    edge: C.ink,
    ground: C.clay,
    chalk: C.clayPale,
    weave: C.clayPale,
  },
  {
    slug: "tess-lindqvist",
    number: 8,
    cloth: C.clayDark,
    trim: C.clayPale,
    figures: C.chalk,
    edge: C.clayDeep,
    stripes: true,
    ground: C.clayPale,
    chalk: C.chalk,
    weave: C.clay,
  },
  {
    slug: "jordan-avery",
    number: 5,
    cloth: C.turfLight,
    trim: C.chalk,
    figures: C.chalk,
    edge: C.turf,
    ground: C.board,
    chalk: C.chalk,
    weave: C.chalk,
  },
  {
    slug: "luis-carrera",
    number: 6,
    cloth: C.turf,
    sleeve: C.turfLight,
    trim: C.bulb,
    figures: C.chalk,
    edge: C.board,
    ground: C.line,
    chalk: C.chalk,
    weave: C.turfLight,
  },
  {
    slug: "mia-tanaka",
    number: 12,
    cloth: C.clay,
    sleeve: C.clayDark,
    trim: C.chalk,
    figures: C.chalk,
    edge: C.clayDark,
    ground: C.turf,
    chalk: C.chalk,
    weave: C.chalk,
  },
];

mkdirSync(OUT, { recursive: true });
for (const [i, coach] of COACHES.entries()) {
  const roll = dice(i + 3);
  writeFileSync(
    `${OUT}${coach.slug}.svg`,
    svg(
      lattice(coach.weave, 0.14) + light,
      panel(coach.ground, coach.chalk, roll) + jersey({ ...coach, roll }),
    ),
  );
}

// No picture yet: the same jersey as a chalk outline.
const ghost = (colour, width) =>
  both(
    stroke(OUTLINE, colour, width) +
      stroke(COLLAR, colour, width) +
      stroke(RAGLAN, colour, width * 0.6) +
      stroke(CUFF_LINE, colour, width * 0.6),
  ) + stroke("M254 70C272 86 328 86 346 70M291 152V452M309 152V452", colour, width * 0.6);
{
  const roll = dice(40);
  writeFileSync(
    `${OUT}no-picture.svg`,
    svg(
      lattice(C.muted, 0.1),
      `<rect width="600" height="450" fill="${C.line}"/><rect width="600" height="450" fill="url(#lattice)"/>` +
        fill(
          `${OUTLINE}H436C430 380 430 300 433 226C438 252 444 276 451 303C482 298 512 286 534 268C512 206 488 138 459 114C428 92 384 90 346 70L300 152Z`,
          C.chalk,
          0.45,
        ) +
        `<g stroke-linecap="round" stroke-linejoin="round">${ghost(C.chalk, 9)}<g stroke-dasharray="2 7">${ghost(C.muted, 1.6)}</g></g>` +
        `<g transform="translate(0 8)">${stroke(diamond(300, 288, 62, roll), C.clay, 4, ' stroke-linecap="round" opacity=".8"')}</g>`,
    ),
  );
}

// An open spot on the staff: a locker with a jersey waiting on its hanger.
{
  const roll = dice(77);
  const slats = Array.from({ length: 7 }, (_, i) => `M${48 + i * 84} 30V450`).join("");
  writeFileSync(
    `${OUT}open-spot.svg`,
    svg(
      lattice(C.chalk, 0.05),
      `<rect width="600" height="450" fill="${C.turf}"/>` +
        stroke(slats, C.board, 3, ' opacity=".6"') +
        `<rect width="600" height="450" fill="url(#lattice)"/>` +
        `<path d="M0 0H600V22H0Z" fill="${C.board}"/>` +
        stroke("M0 23H600", C.turfLight, 2) +
        stroke("M300 22V34C300 46 318 44 316 56C314 66 300 62 300 74", C.bulb, 4, ' stroke-linecap="round"') +
        stroke(
          "M300 74C272 76 214 96 168 112M300 74C328 76 386 96 432 112",
          C.bulb,
          5,
          ' stroke-linecap="round"',
        ) +
        fill(
          `${OUTLINE}H436C430 380 430 300 433 226C438 252 444 276 451 303C482 298 512 286 534 268C512 206 488 138 459 114C428 92 384 90 346 70L300 152Z`,
          C.board,
          0.35,
        ) +
        `<g stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="16 9">${ghost(C.chalk, 4)}</g>` +
        `<path d="M300 200L388 288L300 376L212 288Z" fill="${C.turf}"/>` +
        stroke(diamond(300, 288, 92, roll), C.chalk, 5, ' stroke-linecap="round"') +
        `<path d="M300 262L326 288L300 314L274 288Z" fill="${C.bulb}"/>`,
    ),
  );
}
