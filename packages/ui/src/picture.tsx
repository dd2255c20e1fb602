import {
  type ImageAddress,
  type ImageFormat,
  imageAt,
  variantAddress,
  variantWidths,
} from '@narthex/contract/media/image-address'

export interface PictureProps {
  /** Any address of a picture. One of ours comes in the size that is shown, with a blur while it is on its way. */
  readonly src: string
  /** Empty for decoration. */
  readonly alt: string
  /** How wide it is shown, as `<img sizes>` has it: what is loaded is chosen by this. */
  readonly sizes?: string | undefined
  /** `first` for the largest picture above the fold, `eager` for what follows it soon. */
  readonly loading?: 'first' | 'eager' | 'lazy'
  /** Size and corners. Without a height it is as tall as its own proportions make it. */
  readonly className?: string
}

/** A bitmap of 4 × 3 dots up to its dots: the browser itself smooths them to a blur. */
const bitmap = 'data:image/bmp;base64,Qk1aAAAAAAAAADYAAAAoAAAABAAAAAMAAAABABgAAAAAACQAAAAAAAAAAAAAAAAAAAAAAAAA'

/** Classes for the tenths of a focal point (base.css): a page's policy allows no style of an element. */
function focusClass(image: ImageAddress | undefined): string {
  if (!image?.foco) return ''
  const { x, y } = image.foco
  return ` focus-x-${Math.round(x / 10)} focus-y-${Math.round(y / 10)}`
}

/**
 * A picture that lets nothing jump: its place is kept, and its colours are there at once. However it is cropped, its focal
 * point stays in sight.
 */
export function Picture({ src, alt, sizes = '100vw', loading = 'lazy', className = '' }: PictureProps) {
  const image = imageAt(src)
  const isLazy = loading === 'lazy'
  const variants = (format: ImageFormat) =>
    image && {
      // What is lazy is laid out before it is loaded: browsers that know `auto` take the width it has.
      sizes: isLazy ? `auto, ${sizes}` : sizes,
      srcSet: variantWidths(image.width)
        .map((width) => `${variantAddress(image, width, format)} ${width}w`)
        .join(),
    }
  return (
    <span className={`picture${focusClass(image)} ${className}`}>
      {image?.colours && <img src={bitmap + image.colours.replaceAll('_', '/')} alt="" />}
      <picture>
        {image && <source type="image/avif" {...variants('avif')} />}
        <img
          // Before its address: an older browser begins to load where it finds one.
          loading={isLazy ? 'lazy' : 'eager'}
          fetchPriority={loading === 'first' ? 'high' : 'auto'}
          decoding="async"
          alt={alt}
          width={image?.width}
          height={image?.height}
          {...variants('webp')}
          src={image ? src.replace(/#.*/, '') : src}
        />
      </picture>
    </span>
  )
}
