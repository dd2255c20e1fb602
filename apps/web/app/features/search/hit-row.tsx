import type { Marked } from '@narthex/contract/search/search.endpoints'
import type { SearchKind } from '@narthex/contract/search/search-kinds'
import { cardClass, cardLinkClass } from '@narthex/ui/card'
import { Cover } from '@narthex/ui/cover'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { useTranslations } from 'use-intl'
import { MarkedText } from '../../components/marked-text.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { onLeaving } from '../../session/leave.ts'

/** Search result as the page shows it. */
export interface Hit {
  readonly kind: SearchKind
  readonly id: number
  /** A path of this site, or an address at another church's. */
  readonly to: string
  readonly title: Marked
  readonly excerpt: Marked
  readonly image: string | null
  /** Language of the result, if it differs from the page's. */
  readonly lang: string | undefined
  /** Date of publication, if relevant. */
  readonly when: string | undefined
  /** Name of the church, if it is not this church. */
  readonly church: string | undefined
}

export interface HitRowProps {
  readonly hit: Hit
  readonly colour: string
  /** Runs before the reader follows the link. */
  readonly onFollow: () => void
}

/** A search result: its kind, its name, and the matching passage. */
export function HitRow({ hit, colour, onFollow }: HitRowProps) {
  const t = useTranslations('search')
  const { kind, id, to, title, excerpt, image, lang, when, church } = hit
  const link = { className: cardLinkClass, children: <MarkedText {...title} /> }
  return (
    <li className={`${cardClass} relative flex gap-4 overflow-hidden p-4 transition-shadow hover:shadow-lift sm:gap-5`}>
      <Cover
        {...itemCover(kind, id)}
        colour={colour}
        photo={image}
        focus="middle"
        sizes="5.5rem"
        className="size-16 shrink-0 self-start overflow-hidden rounded-control sm:size-22"
      />
      <div className="min-w-0">
        <p className="text-sm text-muted">{[t(`kind.${kind}`), church, when].filter(Boolean).join(' · ')}</p>
        <h2 lang={lang} className="mt-0.5 text-lg leading-snug font-semibold wrap-anywhere">
          {to.startsWith('/') ? (
            <SmartLink address={to} onClick={onFollow} {...link} />
          ) : (
            <a
              href={to}
              onClick={(click) => {
                onFollow()
                onLeaving(click)
              }}
              {...link}
            />
          )}
        </h2>
        {excerpt.texto && (
          <p lang={lang} className="mt-1 line-clamp-3 max-w-measure text-muted wrap-anywhere">
            <MarkedText {...excerpt} />
          </p>
        )}
      </div>
    </li>
  )
}
