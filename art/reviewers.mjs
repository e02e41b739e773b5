/**
 * Draws the portraits of the sample's reviewers: `node art/reviewers.mjs` writes content/pictures/reviews/*.svg.
 * Plain geometry in the colors of the place: a head and shoulders in front of a chalk diamond, everyone different.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const OUT = fileURLToPath(new URL("../content/pictures/reviews/", import.meta.url));

const clay = "#a4472a";
const clayDark = "#6e2a17";
const clayPale = "#f3e3d8";
const turf = "#1f3b2c";
const turfLight = "#2f6b48";
const board = "#14211b";
const chalk = "#fbf8f2";
const line = "#e6ded0";
const bulb = "#ffc24b";
const ink = "#1d1a17";

/** Each tone with the shade under the chin and the color of the lips. */
const skins = {
  fair: ["#f0c9ab", "#d9a582", "#b5604a"],
  warm: ["#dba67c", "#bd8459", "#96503b"],
  tan: ["#c28a5c", "#a06d43", "#85452f"],
  brown: ["#94613c", "#764a2b", "#5f2f22"],
  deep: ["#6b4229", "#51301c", "#431f18"],
};

const path = (d, fill, rest = "") => `<path d="${d}" fill="${fill}"${rest}/>`;
const stroke = (d, color, width, rest = "") =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${rest}/>`;
const oval = (x, y, rx, ry, fill, rest = "") =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${rest}/>`;
/** The same on both sides of the face. */
const both = (draw) => draw(-1) + draw(1);

/** Hair behind the head, by style. */
const behind = {
  long: (c) => path("M72 112C66 40 174 40 168 112C170 150 178 176 184 190H56C62 176 70 150 72 112Z", c),
  ponytail: (c) => path("M150 62C196 52 206 112 190 168C182 150 176 128 158 108Z", c),
  bun: (c) => oval(120, 44, 25, 22, c),
  curls: (c) =>
    [
      [76, 92, 24],
      [70, 122, 22],
      [80, 62, 25],
      [104, 44, 25],
      [136, 44, 25],
      [160, 62, 25],
      [164, 92, 24],
      [170, 122, 22],
      [82, 146, 18],
      [158, 146, 18],
    ]
      .map(([x, y, r]) => oval(x, y, r, r, c))
      .join(""),
};

/** Hair on the head. */
const onTop = {
  none: () => "",
  short: (c) => path("M79 100C72 42 168 42 161 100C156 78 146 70 120 70C94 70 84 78 79 100Z", c),
  parted: (c) => path("M78 108C68 40 172 38 162 108C158 84 146 74 104 62C98 80 86 84 78 108Z", c),
  crop: (c) => path("M81 92C80 46 160 46 159 92C150 74 138 68 120 68C102 68 90 74 81 92Z", c),
  sides: (c) =>
    both((s) =>
      path(
        `M${120 + s * 41} 84C${120 + s * 50} 92 ${120 + s * 49} 112 ${120 + s * 43} 120C${120 + s * 40} 108 ${120 + s * 40} 96 ${120 + s * 41} 84Z`,
        c,
      ),
    ),
  fringe: (c) =>
    path("M80 104C74 44 166 44 160 104C152 92 150 84 148 78C132 86 104 86 92 78C90 86 88 92 80 104Z", c),
};

const hats = {
  cap: ([crown, brim, badge]) =>
    path("M76 90C74 34 166 34 164 90C140 80 100 80 76 90Z", crown) +
    stroke("M120 42V80M97 46C90 58 88 70 88 84M143 46C150 58 152 70 152 84", ink, 1.5, ' opacity=".28"') +
    path("M72 92C96 76 146 76 168 90C182 96 186 104 176 106C150 94 104 94 76 102C68 104 66 96 72 92Z", brim) +
    path("M120 52L131 63L120 74L109 63Z", badge) +
    oval(120, 42, 4, 3, brim),
  visor: ([band, brim]) =>
    path("M77 88C80 72 160 72 163 88C140 80 100 80 77 88Z", band) +
    path("M72 92C96 78 146 78 168 90C182 96 184 104 174 105C150 94 104 94 76 102C68 103 66 96 72 92Z", brim),
  helmet: ([shell, shine]) =>
    path(
      "M70 104C62 26 178 26 170 104C172 122 170 132 164 138L156 132C158 116 158 100 154 90C132 80 108 80 86 90C82 100 82 116 84 132L76 138C70 132 68 122 70 104Z",
      shell,
    ) +
    path("M84 74C88 50 106 42 124 42C104 48 94 60 92 78Z", shine, ' opacity=".45"') +
    path("M76 90C100 76 150 76 174 96C178 102 174 106 168 103C146 92 104 90 78 100Z", shell) +
    stroke("M80 97C104 88 146 90 168 102", ink, 2, ' opacity=".3"'),
  backwards: ([crown, band, badge]) =>
    path("M76 94C74 34 166 34 164 94C140 84 100 84 76 94Z", crown) +
    path("M77 94C100 82 140 82 163 94L162 84C140 72 100 72 78 84Z", band) +
    path("M120 46L130 57L120 68L110 57Z", badge),
};

const clothes = {
  tee: (c) => path("M16 244C22 200 52 180 94 170C104 186 136 186 146 170C188 180 218 200 224 244Z", c),
  jersey: (c, trim) =>
    clothes.tee(c) +
    stroke("M94 170C102 190 112 198 120 204C128 198 138 190 146 170", trim, 5) +
    stroke("M120 204V244", trim, 4) +
    stroke("M52 192C60 206 64 224 64 244M188 192C180 206 176 224 176 244", ink, 3, ' opacity=".25"'),
  hoodie: (c, trim) =>
    clothes.tee(c) +
    path(
      "M88 168C84 192 108 206 120 208C132 206 156 192 152 168C160 176 164 186 160 196C150 212 132 220 120 222C108 220 90 212 80 196C76 186 80 176 88 168Z",
      trim,
    ) +
    stroke("M108 216V238M132 216V238", chalk, 3),
  collar: (c, trim) =>
    clothes.tee(c) +
    path("M94 168L120 206L96 214L82 178Z", trim) +
    path("M146 168L120 206L144 214L158 178Z", trim) +
    stroke("M120 206V244", ink, 2, ' opacity=".3"'),
  stripes: (c, trim) =>
    clothes.tee(c) +
    stroke(
      "M44 190V244M70 180V244M95 186V244M120 190V244M145 186V244M170 180V244M196 190V244",
      trim,
      2.5,
      ' opacity=".8"',
    ),
};

const smiles = {
  open: (lips) =>
    path("M104 130C112 134 128 134 136 130C134 146 106 146 104 130Z", "#fff") +
    stroke("M102 129C112 134 128 134 138 129", lips, 3) +
    stroke("M107 140C114 146 126 146 133 140", lips, 2.5),
  calm: (lips) => stroke("M106 133C114 140 126 140 134 133", lips, 4),
  grin: (lips) => stroke("M103 131C112 142 130 142 138 128", lips, 4),
};

function portrait({ ground, skin, hair, back, top = "none", hat, wear, smile, brows = ink, more = "" }) {
  const [face, shade, lips] = skins[skin];
  const hairColor = hair ?? ink;
  const [cut, ...wearColors] = wear;
  const lattice = `<pattern id="l" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M20 0L40 20L20 40L0 20Z" fill="none" stroke="${chalk}" opacity=".12"/></pattern>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><defs>${lattice}</defs>
<path d="M0 0H240V240H0Z" fill="${ground}"/><path d="M0 0H240V240H0Z" fill="url(#l)"/>
${stroke("M120 -6L226 100L120 206L14 100Z", chalk, 5, ' opacity=".55"')}
${back ? behind[back](hairColor) : ""}
${path("M100 132H140V172C140 186 128 194 120 194C112 194 100 186 100 172Z", shade)}
${clothes[cut](...wearColors)}
${path("M100 160V172C104 186 112 192 120 192C128 192 136 186 140 172V160Z", shade)}
${both((s) => oval(120 + s * 41, 108, 8, 11, face) + oval(120 + s * 41, 108, 4, 6, shade))}
${path("M80 96C80 60 160 60 160 96C162 128 146 158 120 158C94 158 78 128 80 96Z", face)}
${path("M120 158C146 158 162 128 160 96C158 128 142 148 120 150C98 148 82 128 80 96C78 128 94 158 120 158Z", shade, ' opacity=".45"')}
${both((s) => oval(120 + s * 17, 108, 4, 5, ink) + oval(120 + s * 17 + 1.5, 106.4, 1.3, 1.5, "#fff") + stroke(`M${120 + s * 10} 97C${120 + s * 15} 93 ${120 + s * 21} 93 ${120 + s * 26} 97`, brows, 3.4))}
${stroke("M120 110C118 116 117 121 123 122", shade, 3)}
${both((s) => oval(120 + s * 27, 124, 8, 5, lips, ' opacity=".16"'))}
${smiles[smile](lips)}
${onTop[top](hairColor)}${hat ? hats[hat[0]](hat.slice(1)) : ""}${more}
</svg>
`
      .replaceAll(/\n(?=<|$)/gu, "")
      .replaceAll("\n", "") + "\n"
  );
}

const glasses = (c) =>
  stroke(
    "M92 108a12 12 0 1 0 24 0a12 12 0 1 0-24 0M124 108a12 12 0 1 0 24 0a12 12 0 1 0-24 0M116 106C118 104 122 104 124 106M92 106L81 102M148 106L159 102",
    c,
    3,
  );
const moustache = (c) =>
  path(
    "M98 128C106 122 116 122 120 126C124 122 134 122 142 128C134 132 124 131 120 129C116 131 106 132 98 128Z",
    c,
  );
const beard = (c) =>
  path(
    "M81 110C82 142 96 162 120 162C144 162 158 142 159 110C154 124 146 126 138 126C128 122 112 122 102 126C94 126 86 124 81 110ZM106 133C114 131 126 131 134 133C130 142 110 142 106 133Z",
    c,
    ' fill-rule="evenodd"',
  );
const earrings = both((s) => oval(120 + s * 43, 124, 4, 4, bulb));
const whistle =
  stroke("M96 178C102 206 112 214 120 220C128 214 138 206 144 178", bulb, 3) +
  path("M112 216H130V228C124 234 112 232 112 224Z", bulb);
const freckles = both((s) =>
  [
    [22, 119],
    [28, 121],
    [25, 125],
  ]
    .map(([x, y]) => oval(120 + s * x, y, 1.5, 1.5, "#b5704f"))
    .join(""),
);
const eyeBlack = both((s) => stroke(`M${120 + s * 11} 118L${120 + s * 24} 117`, ink, 4, ' opacity=".75"'));

const people = {
  "coach-alvarez": {
    ground: clay,
    skin: "tan",
    top: "crop",
    hair: ink,
    hat: ["cap", turf, board, bulb],
    wear: ["jersey", turf, bulb],
    smile: "calm",
    more: moustache(ink) + whistle,
  },
  "denise-w": {
    ground: turfLight,
    skin: "deep",
    back: "bun",
    top: "crop",
    hair: "#1a1210",
    wear: ["tee", bulb],
    smile: "open",
    more: earrings,
  },
  "grandpa-lou": {
    ground: board,
    skin: "fair",
    top: "sides",
    hair: "#d8d2c8",
    brows: "#b9b1a4",
    wear: ["collar", clayDark, clayPale],
    smile: "grin",
    more: glasses(ink) + moustache("#e4dfd6"),
  },
  "hannah-p": {
    ground: clayDark,
    skin: "fair",
    back: "long",
    top: "parted",
    hair: "#c99a4e",
    brows: "#8e6a33",
    wear: ["hoodie", turfLight, turf],
    smile: "open",
  },
  "jake-m": {
    ground: turf,
    skin: "warm",
    top: "short",
    hair: "#4b2f1c",
    hat: ["cap", clay, clayDark, chalk],
    wear: ["jersey", chalk, clay],
    smile: "grin",
    brows: "#4b2f1c",
    more: eyeBlack,
  },
  "lauren-b": {
    ground: bulb,
    skin: "fair",
    back: "ponytail",
    top: "parted",
    hair: "#a5532c",
    brows: "#7c3a1c",
    hat: ["visor", turf, turfLight],
    wear: ["stripes", chalk, turfLight],
    smile: "calm",
    more: freckles,
  },
  "olivia-r": {
    ground: turf,
    skin: "warm",
    back: "long",
    top: "fringe",
    hair: "#2a1a12",
    hat: ["backwards", bulb, clayDark, clay],
    wear: ["jersey", clayDark, bulb],
    smile: "grin",
    more: eyeBlack,
  },
  "priya-s": {
    ground: clay,
    skin: "brown",
    back: "long",
    top: "parted",
    hair: "#140f0d",
    wear: ["collar", turf, turfLight],
    smile: "calm",
    more: earrings,
  },
  "renee-k": {
    ground: turfLight,
    skin: "brown",
    back: "curls",
    top: "fringe",
    hair: "#2a1710",
    wear: ["hoodie", clay, clayDark],
    smile: "open",
    more: glasses(clayDark),
  },
  "sam-d": {
    ground: line,
    skin: "deep",
    top: "crop",
    hair: "#140f0d",
    hat: ["helmet", turf, turfLight],
    wear: ["jersey", turf, chalk],
    smile: "calm",
  },
  "tom-h": {
    ground: board,
    skin: "warm",
    top: "short",
    hair: "#6b4a2c",
    brows: "#573a20",
    wear: ["hoodie", "#5d6f7c", "#46555f"],
    smile: "open",
    more: beard("#6b4a2c") + smiles.open("#96503b"),
  },
  "walt-t": {
    ground: clayDark,
    skin: "tan",
    top: "crop",
    hair: "#8b857c",
    brows: "#6f6a62",
    hat: ["backwards", board, turf, bulb],
    wear: ["stripes", clayPale, clay],
    smile: "grin",
    more: beard("#8b857c") + smiles.grin("#85452f"),
  },
};

mkdirSync(OUT, { recursive: true });
for (const [slug, person] of Object.entries(people)) writeFileSync(`${OUT}${slug}.svg`, portrait(person));
