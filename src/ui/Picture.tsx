/** A picture with everything a browser needs to choose its file and keep its place. */
export interface PictureSource {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly sizes: string;
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

interface Props {
  readonly source: PictureSource;
  /** `first` for the one picture that the page is waiting for. */
  readonly loading?: "first" | "lazy";
  /** Leaves out the alternative text, where the words beside it say the same. */
  readonly decorative?: boolean;
  readonly className?: string;
}

/** Shows a picture in the best format and width that the browser takes. */
export function Picture({ source, loading = "lazy", decorative = false, className }: Props) {
  const { src, width, height, alt, sizes, sources } = source;
  return (
    <picture className={className}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        width={width}
        height={height}
        alt={decorative ? "" : alt}
        loading={loading === "first" ? "eager" : "lazy"}
        fetchPriority={loading === "first" ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}
