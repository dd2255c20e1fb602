import { Cover } from '@narthex/ui/cover'
import { windowKind } from '@narthex/ui/covers/cover-kinds'
import type { ReactNode } from 'react'
import { useChurchSite } from '../../page/use-site.ts'
import { PhotoHero } from './photo-hero.tsx'

export interface CoverHeroProps {
  readonly seed: string
  /** Index of the church's window drawing; the home page has the first. */
  readonly place: number
  readonly photo: string | undefined
  /** The church's tagline, under its name. */
  readonly line: string | null | undefined
  /** Classes of the edges and the height. */
  readonly className: string
  /** Classes of the layout of the text. */
  readonly innerClassName: string
  /** Content below the text. */
  readonly children?: ReactNode
}

/** Longer names would fill a phone's whole screen at the largest size. */
const longestLargeName = 60

/** The church's name and its one line, over its photo or a drawing. A look composes a hero without a photo in its own way (look-css.ts). */
export function CoverHero({ seed, place, photo, line, className, innerClassName, children }: CoverHeroProps) {
  const { church, corApp, look } = useChurchSite()
  const nameClass = church.nome.length > longestLargeName ? 'text-2xl' : 'text-hero'
  if (photo)
    return (
      <PhotoHero photo={photo} line={line} kind={place === 0 ? 'page' : 'part'} nameClass={nameClass}>
        {children}
      </PhotoHero>
    )
  return (
    <div
      className={`hero-cover church-hero relative isolate flex flex-col justify-end overflow-hidden bg-deep text-on-deep [--ring:var(--on-deep)] ${className}`}
    >
      <Cover
        seed={seed}
        colour={corApp}
        kind={windowKind(church.codigo, place)}
        focus={look === 'linen' ? 'middle' : 'side'}
        loading="first"
        className="absolute inset-0 -z-20 size-full"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-deep/95 via-deep/65 via-55% to-deep/10 lg:bg-linear-to-r lg:from-deep/95 lg:via-deep/70 lg:via-55% lg:to-transparent lg:to-85%" />
      <div className={innerClassName}>
        <h1 className={`max-w-2xl ${nameClass}`}>{church.nome}</h1>
        {line && (
          <p lang={church.idioma} className="mt-3 max-w-lg text-lg text-on-deep-soft">
            {line}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
