import { type CoverKind, coverSvg } from './covers/cover-svg.ts'

export interface CoverProps {
  /** What the window is grown from: the name of the thing it stands for. */
  readonly seed: string
  /** `#rrggbb`. */
  readonly colour: string
  readonly kind?: CoverKind
  /** `middle` where no text goes over the cover. */
  readonly focus?: 'side' | 'middle'
  /** A photo, where there is one; drawn glass otherwise. */
  readonly photo?: string | null
  readonly className?: string
}

/** The picture of a thing: its photo, or stained glass that is always its own. Decoration, so it has no name. */
export function Cover({ seed, colour, kind, focus, photo, className = '' }: CoverProps) {
  if (photo) return <img src={photo} alt="" loading="lazy" decoding="async" className={`object-cover ${className}`} />
  // The drawing is made by this package from numbers and checked colours only.
  return (
    <div
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own SVG, cheaper as text than as a hundred elements
      dangerouslySetInnerHTML={{ __html: coverSvg(seed, colour, kind, focus) }}
    />
  )
}
