/** Moves the carousel (`ui/Carousel.tsx`), and puts its slides into another order at each load. */
function start(carousel: HTMLElement): void {
  const [track, dots] = carousel.querySelectorAll("ul");
  const controls = carousel.querySelector<HTMLElement>(".carousel-controls");
  const [previous, next] = carousel.querySelectorAll<HTMLElement>(".carousel-arrow");
  const bar = carousel.querySelector("input");
  const dot = dots?.firstElementChild;
  if (!track || !dots || !dot || !controls || !previous || !next || !bar) return;

  // All slides are equally high, so nothing moves.
  const slides = [...track.children].map((slide) => ({ slide, rank: Math.random() }));
  track.append(...slides.sort((a, b) => a.rank - b.rank).map(({ slide }) => slide));
  track.scrollLeft = 0;

  /** From the start of a slide to the start of the next, in pixels. */
  let slideDistance = 1;
  /** How many positions the track has. */
  let stops = 0;
  let current = 0;

  const show = (index: number) => {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    track.scrollTo({
      left: Math.max(0, Math.min(index, stops - 1)) * slideDistance,
      behavior: calm ? "instant" : "smooth",
    });
  };
  const drawDots = () => {
    const copies = Array.from({ length: stops }, (_, index) => {
      const copy = dot.cloneNode(true) as Element;
      const label = copy.querySelector("span");
      if (label) label.textContent = `Show slide ${index + 1}`;
      return copy;
    });
    dots.replaceChildren(...copies);
    // The thumb of the scrollbar is as wide as the place of a dot.
    controls.style.setProperty("--stops", `${stops}`);
  };
  const drawPosition = () => {
    for (const [index, { firstElementChild: button }] of [...dots.children].entries())
      button?.setAttribute("aria-current", `${index === current}`);
    // Not `disabled`: a disabled button loses the focus to the beginning of the page.
    previous.setAttribute("aria-disabled", `${current === 0}`);
    next.setAttribute("aria-disabled", `${current >= stops - 1}`);
    bar.max = `${stops - 1}`;
    bar.value = `${current}`;
    bar.setAttribute("aria-valuetext", `Slide ${current + 1} of ${slides.length}`);
  };
  const update = () => {
    const gap = Number.parseFloat(getComputedStyle(track).columnGap) || 0;
    slideDistance = (track.firstElementChild?.getBoundingClientRect().width ?? 0) + gap || 1;
    const before = stops;
    stops = Math.round((track.scrollWidth - track.clientWidth) / slideDistance) + 1;
    if (stops !== before) drawDots();
    current = Math.min(Math.round(track.scrollLeft / slideDistance), stops - 1);
    drawPosition();
    controls.dataset["works"] = "true";
  };

  track.addEventListener("scroll", update);
  previous.addEventListener("click", () => show(current - 1));
  next.addEventListener("click", () => show(current + 1));
  dots.addEventListener("click", ({ target }) => {
    const item = target instanceof Element ? target.closest("li") : null;
    if (item) show([...dots.children].indexOf(item));
  });
  bar.addEventListener("input", () => track.scrollTo({ left: bar.valueAsNumber * slideDistance }));
  new ResizeObserver(update).observe(track);
}

for (const carousel of document.querySelectorAll<HTMLElement>(".carousel")) start(carousel);
