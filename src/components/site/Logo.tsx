export interface LogoSource {
  readonly src: string;
  readonly srcSet?: string | undefined;
  readonly width: number;
  readonly height: number;
  /** The plate behind the logo, if it can't be seen on every background. */
  readonly plate?: "light" | "dark" | undefined;
  /** Whether the name stands beside it; false if the logo says it. */
  readonly name: boolean;
}

interface LogoProps {
  readonly name: string;
  readonly logo: LogoSource | undefined;
  /** Whether it is on a scoreboard, which is dark in both color schemes. */
  readonly onBoard?: boolean;
}

const plateClasses = { light: "logo-plate-light", dark: "logo-plate-dark" } as const;

/** The facility's logo with its name, or one of both alone. */
export function Logo({ name, logo, onBoard = false }: LogoProps) {
  if (!logo) return <span>{name}</span>;
  const { src, srcSet, width, height, plate, name: hasName } = logo;
  const classes = ["logo", plate && plateClasses[plate], onBoard && "logo-on-board"];
  return (
    <>
      <img
        className={classes.filter(Boolean).join(" ")}
        src={src}
        srcSet={srcSet}
        width={width}
        height={height}
        alt={hasName ? "" : name}
      />
      {hasName && <span>{name}</span>}
    </>
  );
}
