import { Cover } from '@narthex/ui/cover'
import { windowKind } from '@narthex/ui/covers/cover-kinds'
import type { ReactNode } from 'react'
import { useChurchSite } from '../../page/use-site.ts'

export interface CoverHeroProps {
  readonly seed: string
  /** Which of the church's windows it is: home has the first. */
  readonly place: number
  readonly photo: string | undefined
  /** What the church says of itself under its name. */
  readonly line: string | null | undefined
  /** Its edges and its height. */
  readonly className: string
  /** How its words lie in it. */
  readonly innerClassName: string
  /** What stands below the words. */
  readonly children?: ReactNode
}

/** Longer names would fill a phone's whole screen at the largest size. */
const longestLargeName = 60

/** The church's name and its one line, in light through glass. */
export function CoverHero({ seed, place, photo, line, className, innerClassName, children }: CoverHeroProps) {
  const { church, corApp } = useChurchSite()
  return (
    <div
      className={`hero-cover relative isolate flex flex-col justify-end overflow-hidden bg-deep text-white ${className}`}
    >
      <Cover
        seed={seed}
        colour={corApp}
        kind={windowKind(church.codigo, place)}
        photo={photo ?? null}
        loading="first"
        className="absolute inset-0 -z-20 size-full"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-deep/95 via-deep/65 via-55% to-deep/10 lg:bg-linear-to-r lg:from-deep/95 lg:via-deep/70 lg:via-55% lg:to-transparent lg:to-85%" />
      <div className={innerClassName}>
        <h1 className={`max-w-2xl ${church.nome.length > longestLargeName ? 'text-2xl' : 'text-hero'}`}>
          {church.nome}
        </h1>
        {line && (
          <p lang={church.idioma} className="mt-3 max-w-lg text-lg text-white/90">
            {line}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
