import { imageAt } from '@narthex/contract/media/image-address'
import { containerClass } from '@narthex/ui/container'
import { Picture } from '@narthex/ui/picture'
import type { ReactNode } from 'react'
import { useChurchSite } from '../../page/use-site.ts'
import { areWordsAtEnd } from './words-side.ts'

export interface PhotoHeroProps {
  readonly photo: string
  /** The church's tagline, under its name. */
  readonly line: string | null | undefined
  /** `page` is as wide as the screen and goes below the header and the tiles that follow; `part` stands within a page. */
  readonly kind: 'page' | 'part'
  readonly nameClass: string
  /** Content below the text. */
  readonly children?: ReactNode
}

/**
 * A church's name beside its photo. The photo is in sight: on phones it stands above the words; on desktops they lie on the half
 * that its focal point is not on, and only that half is darkened.
 */
export function PhotoHero({ photo, line, kind, nameClass, children }: PhotoHeroProps) {
  const { church } = useChurchSite()
  const image = imageAt(photo)
  const isAtEnd = areWordsAtEnd(photo)
  const isPage = kind === 'page'
  return (
    <div
      className={`hero-cover relative isolate overflow-hidden bg-deep text-white [--ring:#fff] lg:flex lg:flex-col lg:justify-end ${isPage ? 'lg:min-h-136' : '-mx-5 md:mx-0 md:mt-5 md:rounded-hero lg:min-h-108'}`}
    >
      <div className={isPage ? 'max-lg:pt-(--header)' : ''}>
        <Picture
          src={photo}
          alt={image?.textoAlternativo ?? ''}
          loading="first"
          sizes={isPage ? '100vw' : '(min-width: 1216px) 74rem, 100vw'}
          className="h-[38svh] max-h-96 w-full sideways:h-[35dvh] lg:absolute! lg:inset-0 lg:-z-20 lg:h-full lg:max-h-none"
        />
      </div>
      <div
        className={`${isPage ? `${containerClass('page')} pt-5 pb-19 lg:pt-40 lg:pb-26` : 'px-5 py-6 md:px-8 lg:px-12 lg:pt-32 lg:pb-12'}`}
      >
        <div className={`relative lg:w-[42%] ${isAtEnd ? 'lg:ml-auto' : ''}`}>
          <div
            className={`absolute -top-32 -bottom-40 -z-10 mask-[linear-gradient(transparent,#000_8rem)] max-lg:hidden ${isAtEnd ? '-right-[50vw] -left-12 scrim-to-left' : '-right-12 -left-[50vw] scrim-to-right'}`}
          />
          <h1 className={`max-w-2xl ${nameClass}`}>{church.nome}</h1>
          {line && (
            <p lang={church.idioma} className="mt-3 max-w-lg text-lg text-white/90">
              {line}
            </p>
          )}
          {children}
        </div>
      </div>
    </div>
  )
}
