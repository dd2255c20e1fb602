import { weekdayDate } from '@narthex/client/format/long-dates'
import { clockText } from '@narthex/contract/clock-text'
import type { Occurrence } from '@narthex/contract/schedule/schedule.schemas'
import { useLocale, useTranslations } from 'use-intl'
import { useChurchSite } from '../../page/use-site.ts'
import type { Bar, CalendarDay } from './calendar-days.ts'
import { KindDot } from './kind-dot.tsx'

export interface DayCellProps {
  readonly day: CalendarDay
  readonly isToday: boolean
  readonly isCompact: boolean
}

/** Maximum events in a cell; the rest is a link to the day. */
const mostShown = 3
const mostDots = 3

/** A day of the month: its number, and what it holds. */
export function DayCell({ day, isToday, isCompact }: DayCellProps) {
  const t = useTranslations('schedule')
  const locale = useLocale()
  const { date, isInMonth, bars, single } = day
  const all = [...bars.flatMap((bar) => bar?.occurrence ?? []), ...single]
  const number = Number(date.slice(8))
  const shown = single.slice(0, all.length > mostShown ? Math.max(mostShown - 1 - bars.length, 0) : mostShown)
  const hidden = single.length - shown.length
  const face = isToday ? 'bg-brand text-on-brand font-semibold' : isInMonth ? '' : 'text-muted'
  const cell = isCompact ? '' : 'lg:h-28 lg:border-line lg:not-first:border-l lg:p-1.5'
  if (!isInMonth) return <td className={`p-0 ${cell} ${isCompact ? '' : 'lg:bg-sunken/50'}`} />
  return (
    <td className={`p-0 align-top ${cell}`} aria-current={isToday ? 'date' : undefined}>
      {all.length > 0 ? (
        <a
          href={`#d-${date}`}
          className={`flex min-h-12 flex-col items-center justify-center rounded-control text-sm tabular-nums hover:bg-sunken ${isCompact ? '' : 'lg:min-h-0 lg:items-start lg:hover:bg-transparent'}`}
        >
          <DayNumber face={face} number={number} isCompact={isCompact} />
          <span className="sr-only">
            {t('day', { day: weekdayDate(date, locale), count: all.length })}
            {isToday && ` (${t('isToday')})`}
          </span>
          <span aria-hidden="true" className={`mt-0.5 flex h-2 gap-1 ${isCompact ? '' : 'lg:hidden'}`}>
            {all.slice(0, mostDots).map(({ id, tipo }) => (
              <KindDot key={id} kind={tipo} className="size-1.5" />
            ))}
          </span>
        </a>
      ) : (
        <span
          className={`flex min-h-12 flex-col items-center justify-center pb-2.5 text-sm tabular-nums ${isCompact ? '' : 'lg:min-h-0 lg:items-start lg:pb-0'}`}
        >
          <DayNumber face={face || 'text-muted'} number={number} isCompact={isCompact} />
        </span>
      )}
      {!isCompact && all.length > 0 && (
        <ul className="mt-1 hidden grid-cols-[minmax(0,1fr)] gap-0.5 lg:grid">
          {bars.map((bar, lane) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a lane is nothing but its place
            <li key={lane} className="h-6.5">
              {bar && bar.span > 0 && <BarLink bar={bar} />}
            </li>
          ))}
          {shown.map((one) => (
            <li key={one.id}>
              <ItemLink one={one} />
            </li>
          ))}
          {hidden > 0 && (
            <li>
              <a
                href={`#d-${date}`}
                className="block rounded-[0.4rem] px-1.5 py-0.5 text-xs font-semibold text-muted hover:bg-sunken"
              >
                {t('more', { count: String(hidden) })}
              </a>
            </li>
          )}
        </ul>
      )}
    </td>
  )
}

function DayNumber({ face, number, isCompact }: { face: string; number: number; isCompact: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-8 place-items-center rounded-full ${face} ${isCompact ? '' : 'lg:size-7'}`}
    >
      {number}
    </span>
  )
}

function ItemLink({ one }: { one: Occurrence }) {
  const { church } = useChurchSite()
  const locale = useLocale()
  return (
    <a href={`#${one.id}`} className="flex items-start gap-1.5 rounded-[0.4rem] px-1 py-0.5 text-xs hover:bg-sunken">
      <KindDot kind={one.tipo} className="mt-1.5 size-2" />
      <span className="line-clamp-3 min-w-0 wrap-anywhere hyphens-auto">
        <span className="font-semibold tabular-nums">{clockText(one.inicioLocal.slice(11), locale)}</span>{' '}
        <span lang={church.idioma}>{one.titulo}</span>
      </span>
    </a>
  )
}

/** Over as many cells as it has days: each is as wide as the first, with its padding and its line. */
const widths = [
  '',
  'w-full',
  'w-[calc(200%+13px)]',
  'w-[calc(300%+26px)]',
  'w-[calc(400%+39px)]',
  'w-[calc(500%+52px)]',
  'w-[calc(600%+65px)]',
  'w-[calc(700%+78px)]',
]

function BarLink({ bar: { occurrence, span } }: { bar: Bar }) {
  const { church } = useChurchSite()
  return (
    <a
      href={`#${occurrence.id}`}
      lang={church.idioma}
      className={`relative z-10 block h-6.5 truncate rounded-[0.4rem] bg-brand px-2 py-1 text-xs font-semibold text-on-brand shadow-[inset_0_0_0_1px_var(--brand-edge)] hover:brightness-106 ${widths[span]}`}
    >
      {occurrence.titulo}
    </a>
  )
}
