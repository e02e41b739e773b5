/** The way of the ball: it lands foul, and hops twice. `foul-ball.css` has it, too; a test compares both. */
const flight = "M200 222C245 124 305 78 338 119Q353 88 366 119Q376 105 386 119";

/** The field from above, and a ball that lands foul, with its trail, which a mask shows as far as the ball has come. */
export function FoulBall() {
  return (
    <svg className="foul-field" viewBox="0 0 400 240" fill="var(--chalk)" aria-hidden="true">
      <path fill="var(--clay-700)" d="M200 226 108 134a130 130 0 0 1 184 0z" />
      <path fill="var(--turf-500)" d="M200 206l66-66-66-66-66 66z" />
      <circle fill="var(--clay-700)" cx="200" cy="146" r="10" />
      <path stroke="var(--chalk)" strokeWidth="3" d="M200 226-80-54M200 226 480-54" />
      <path d="M260 146l7-7 7 7-7 7zM126 146l7-7 7 7-7 7zM193 80l7-7 7 7-7 7zM193 214h14v7l-7 7-7-7zM196 145h8v2h-8z" />
      <mask id="foul-trail-shown">
        <path
          className="foul-trail-shown"
          d={flight}
          pathLength="1"
          stroke="#fff"
          strokeWidth="6"
          fill="none"
        />
      </mask>
      <g mask="url(#foul-trail-shown)">
        <path
          d={flight}
          fill="none"
          stroke="var(--bulb)"
          strokeWidth="2"
          strokeDasharray="2 6"
          strokeLinecap="round"
        />
      </g>
      <g className="foul-ball" transform="translate(386 119)">
        <circle r="8" />
        <path d="M-5-6q4 6 0 12M5-6q-4 6 0 12" fill="none" stroke="var(--clay-500)" strokeWidth="1.3" />
      </g>
    </svg>
  );
}
