import "./Logo.css";

export interface LogoSource {
  readonly src: string;
  readonly srcSet?: string | undefined;
  readonly width: number;
  readonly height: number;
  /** Whether the facility's name can be read in it. */
  readonly showsName: boolean;
  /** The grounds on which it would be hidden: it brings its own ground there. */
  readonly hiddenOn: readonly ("light" | "dark" | "board")[];
}

interface Props {
  readonly name: string;
  readonly logo: LogoSource | undefined;
  /** On a scoreboard, which is dark in both color schemes. */
  readonly onBoard?: boolean;
}

/** The facility's logo with its name, or the name alone. */
export function Logo({ name, logo, onBoard = false }: Props) {
  if (!logo) return <span>{name}</span>;
  const { src, srcSet, width, height, showsName, hiddenOn } = logo;
  const grounds = hiddenOn.filter((ground) => (ground === "board") === onBoard);
  return (
    <>
      <img
        className={["logo", ...grounds.map((ground) => `logo-hidden-${ground}`)].join(" ")}
        src={src}
        srcSet={srcSet}
        width={width}
        height={height}
        alt={showsName ? name : ""}
      />
      {showsName ? null : <span>{name}</span>}
    </>
  );
}
