import type { DateContext } from '@narthex/client/format/dates'
import { cardClass, cardLinkClass } from '@narthex/ui/card'
import { Cover } from '@narthex/ui/cover'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { Icon, type IconName } from '@narthex/ui/icon'
import type { ReactNode } from 'react'
import { DateBadge } from '../../components/date-badge.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import type { PagePath } from '../../routing/page-path.ts'
import { cardRoomClass } from './living-card-room.ts'

export interface LivingCardProps {
  readonly to: PagePath
  /** Decoration at the card's side. */
  readonly side: ReactNode
  /** Time or kind. */
  readonly label: ReactNode
  readonly tone?: 'brand' | 'danger'
  readonly title: string
  /** Language of the title, if it differs from the page's. */
  readonly titleLanguage?: string | undefined
  readonly lines: readonly (ReactNode | false | undefined)[]
}

/** Card of a member's item, as a link: time, title, and a line or two more. A list item. */
export function LivingCard({ to, side, label, tone = 'brand', title, titleLanguage, lines }: LivingCardProps) {
  const shown = lines.filter(Boolean)
  return (
    <li className={`${cardClass} ${cardRoomClass} relative flex overflow-hidden transition-shadow hover:shadow-lift`}>
      {side}
      <div className="flex min-w-0 grow flex-col justify-center p-4">
        <p className={`text-sm font-semibold ${tone === 'danger' ? 'text-danger' : 'text-brand-text'}`}>{label}</p>
        <h3 lang={titleLanguage} className="mt-0.5 line-clamp-2 text-base font-semibold wrap-anywhere">
          <SmartLink to={to} className={cardLinkClass}>
            {title}
          </SmartLink>
        </h3>
        {shown.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one card have an order and nothing else
          <p key={index} className="mt-0.5 line-clamp-2 text-sm text-muted wrap-anywhere">
            {line}
          </p>
        ))}
      </div>
    </li>
  )
}

const sideClass = 'w-20 shrink-0 self-stretch'

/** A group's or an event's picture with the day. */
export function CoverSide({
  kind,
  id,
  photo,
  day,
  dates,
}: {
  readonly kind: 'CELULA' | 'EVENTO'
  readonly id: number
  readonly photo: string | null
  readonly day: Date
  readonly dates: DateContext
}) {
  const { corApp } = useChurchSite()
  return (
    <div className={`${sideClass} relative`}>
      <Cover
        {...itemCover(kind, id)}
        colour={corApp}
        photo={photo}
        focus="middle"
        sizes="5rem"
        className="absolute inset-0 *:size-full *:object-cover"
      />
      <DateBadge start={day} dates={dates} />
    </div>
  )
}

/** A sign where there is no picture. */
export function SignSide({ icon, children }: { readonly icon: IconName; readonly children?: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className={`${sideClass} grid place-content-center justify-items-center gap-1 bg-brand-soft text-brand-text`}
    >
      <Icon name={icon} className="size-7" />
      {children}
    </div>
  )
}
