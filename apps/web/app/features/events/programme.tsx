import { asOpening, type DateContext } from '@narthex/client/format/dates'
import { weekdayDate } from '@narthex/client/format/long-dates'
import { dateAfter, dateIn } from '@narthex/contract/church-time'
import { clockText } from '@narthex/contract/clock-text'
import type { EventPage, ProgrammePart } from '@narthex/contract/events/event.schemas'
import { cardClass } from '@narthex/ui/card'
import { useLocale, useTranslations } from 'use-intl'
import { MoreSection } from '../../components/more-section.tsx'
import { useChurchSite } from '../../page/use-site.ts'

/** Programme of an event, by day if there are several. */
export function Programme({ event, dates }: { event: EventPage; dates: DateContext }) {
  const t = useTranslations('events')
  const locale = useLocale()
  const first = dateIn(dates.timeZone, new Date(event.dataInicio))
  const days = [...new Set(event.programa.map(({ dia }) => dia))].sort((a, b) => a - b)
  return (
    <MoreSection className="" title={t('programme')}>
      <div className="grid gap-5">
        {days.map((day) => (
          <div key={day}>
            {days.length > 1 && (
              <h3 className="mb-2 text-base font-semibold text-muted">
                {asOpening(weekdayDate(dateAfter(first, day - 1), locale))}
              </h3>
            )}
            <ProgrammeDay parts={event.programa.filter(({ dia }) => dia === day)} />
          </div>
        ))}
      </div>
    </MoreSection>
  )
}

/** Programme of a day, in the church's order. */
function ProgrammeDay({ parts }: { parts: readonly ProgrammePart[] }) {
  const locale = useLocale()
  const { church } = useChurchSite()
  return (
    <ol className={`${cardClass} divide-y divide-line px-5`}>
      {parts.map(({ hora, titulo, descricao }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a programme does not change while it is read
        <li key={index} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 py-3.5">
          <span className="font-semibold text-brand-text tabular-nums">
            {hora && <time dateTime={hora}>{clockText(hora, locale)}</time>}
          </span>
          <span lang={church.idioma} className="min-w-0">
            <span className="block font-semibold">{titulo}</span>
            {descricao && <span className="mt-0.5 block text-sm whitespace-pre-line text-muted">{descricao}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
