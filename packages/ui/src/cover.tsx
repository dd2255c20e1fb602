import type { Look } from '@narthex/contract/churches/looks'
import { useContext, useId } from 'react'
import { coverAddress } from './covers/cover-address.ts'
import type { CoverKind } from './covers/cover-kinds.ts'
import { type CoverFocus, coverSvg } from './covers/cover-svg.ts'
import { LookContext } from './look-context.tsx'
import { Picture } from './picture.tsx'

export interface CoverProps {
  /** Seed of the drawing: the name of the item. */
  readonly seed: string
  /** `#rrggbb`. */
  readonly colour: string
  readonly kind?: CoverKind
  /** `middle` where no text goes over the cover. */
  readonly focus?: CoverFocus
  /** Where it is another than that of the site around it. */
  readonly look?: Look | undefined
  /** A photo, where there is one; a drawing otherwise. */
  readonly photo?: string | null
  /** How wide a photo is shown: `<img sizes>`. */
  readonly sizes?: string | undefined
  /** `first` for the largest picture above the fold, `eager` for what follows it soon. */
  readonly loading?: 'first' | 'eager' | 'lazy'
  /** A drawing comes as a file, loaded when it is in sight: for pages with so many that they would weigh too much. */
  readonly isFile?: boolean
  readonly className?: string
}

/**
 * The picture of a thing: its photo, or a drawing that is always its own. Decoration, so it has no name, and
 * a span, because some stand in a label; `data-cover` lets pages find it, and looks tell a drawing from a photo. The server draws into the page, and what it drew stays; the browser, which carries
 * no drawing, shows the server's file where it comes to a page by itself.
 */
export function Cover(props: CoverProps) {
  const { seed, colour, kind, focus = 'side', photo, sizes, loading = 'lazy', isFile, className = '' } = props
  const around = useContext(LookContext)
  const make = { colour, kind, focus, look: props.look ?? around }
  const instance = useId().replace(/\W/g, '')
  if (photo) {
    return (
      <span data-cover="" className={`block bg-deep ${className}`}>
        <Picture src={photo} alt="" sizes={sizes} loading={loading} className="size-full" />
      </span>
    )
  }
  // Drawing and address are made by this package from numbers and checked colours only.
  return (
    <span
      data-cover="drawn"
      data-look={props.look}
      className={`block bg-deep ${className}`}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own SVG, cheaper as text than as a hundred elements
      dangerouslySetInnerHTML={{
        __html:
          import.meta.env.SSR && !isFile
            ? withOwnIds(coverSvg(seed, make), instance)
            : `<img${isFile ? ' loading="lazy"' : ''} src="${coverAddress(seed, make)}" alt="" class="size-full object-cover">`,
      }}
    />
  )
}

/** Makes the ids of a drawing unique, so that it can appear on a page more than once. */
const withOwnIds = (svg: string, instance: string) => svg.replace(/(\sid="|url\(#|href="#)/g, `$1${instance}`)
