import { Cover } from '@narthex/ui/cover'
import type { CoverKind } from '@narthex/ui/covers/cover-svg'
import { useChurchSite } from '../../shell/use-site.ts'

export interface CoverHeroProps {
  readonly seed: string
  readonly kind: CoverKind
  readonly photo: string | undefined
  /** What the church says of itself under its name. */
  readonly line: string | null | undefined
  /** Its height and the room around the words. */
  readonly className: string
}

/** Longer names would fill a phone's whole screen at the largest size. */
const longestLargeName = 60

/** The church's name and its one line, in light through glass: edge to edge on phones, a card on wider screens. */
export function CoverHero({ seed, kind, photo, line, className }: CoverHeroProps) {
  const { church, corApp } = useChurchSite()
  return (
    <div
      className={`relative isolate flex flex-col justify-end overflow-hidden bg-deep px-5 text-white md:rounded-hero md:px-12 ${className}`}
    >
      <Cover
        seed={seed}
        colour={corApp}
        kind={kind}
        photo={photo ?? null}
        className="absolute inset-0 -z-20 size-full"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-deep/95 via-deep/65 via-55% to-deep/10 lg:bg-linear-to-r lg:from-deep/95 lg:via-deep/70 lg:via-60% lg:to-transparent lg:to-85%" />
      <h1 className={`max-w-2xl ${church.nome.length > longestLargeName ? 'text-2xl' : 'text-hero'}`}>{church.nome}</h1>
      {line && (
        <p lang={church.idioma} className="mt-3 max-w-lg text-lg text-white/90">
          {line}
        </p>
      )}
    </div>
  )
}
