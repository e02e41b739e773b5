/** A picture with everything a browser needs to choose a file and reserve its space. */
export interface PictureSource {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly sizes: string;
  /** The class that names the point that stays in view where it is cut (`lib/focus.ts`). */
  readonly focus?: string | undefined;
  readonly sources: readonly PictureFormat[];
}

interface PictureFormat {
  readonly type: string;
  readonly srcSet: string;
}

/** Something that a selector found, with its picture as a page shows it. */
export type Pictured<Item> = Omit<Item, "picture"> & { readonly picture: PictureSource | undefined };

interface PictureProps {
  readonly source: PictureSource;
  /** `first` for the page's main picture, which loads right away. */
  readonly loading?: "first" | "lazy";
  /** Leaves out the alternative text when the text beside it says the same. */
  readonly decorative?: boolean;
  readonly className?: string;
}

/** Shows a picture in the best format and width that the browser supports. */
export function Picture({ source, loading = "lazy", decorative = false, className }: PictureProps) {
  const { src, width, height, alt, sizes, focus, sources } = source;
  return (
    <picture className={className}>
      {sources.map(({ type, srcSet }) => (
        <source key={srcSet} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        width={width}
        height={height}
        className={focus}
        alt={decorative ? "" : alt}
        loading={loading === "first" ? "eager" : "lazy"}
        fetchPriority={loading === "first" ? "high" : undefined}
        decoding={loading === "first" ? "sync" : "async"}
      />
    </picture>
  );
}
