import { streetLine } from '@narthex/contract/churches/address-lines'
import { clockText } from '@narthex/contract/clock-text'
import type { Occurrence } from '@narthex/contract/schedule/schedule.schemas'
import { Badge } from '@narthex/ui/badge'
import { Icon } from '@narthex/ui/icon'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useZoneWords } from '../../components/zone-note.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { lastsForDays } from './calendar-days.ts'
import { shortDayText } from './day-texts.ts'
import { KindDot } from './kind-dot.tsx'
import { OccurrenceDetails } from './occurrence-details.tsx'

/** Occurrence of an event, which expands to its details. A list item. */
export function OccurrenceRow({ one, now }: { one: Occurrence; now: Date }) {
  const t = useTranslations('schedule')
  const locale = useLocale()
  const { church } = useChurchSite()
  const [isOpen, setOpen] = useState(false)
  const isNow = new Date(one.dataInicio) <= now && now < new Date(one.dataFim)
  const isOver = new Date(one.dataFim) <= now
  const isOnline = one.flagOnline && one.tipo === 'EVENTO' && one.local === null
  const place = one.local ?? (isOnline ? null : church.endereco && streetLine(church.endereco))
  const zone = useZoneWords(new Date(one.dataInicio))
  const line = [
    zone,
    lastsForDays(one) && t('until', { end: shortDayText(one.fimLocal.slice(0, 10), locale) }),
    place,
    one.flagOnline && t('online'),
  ]
  return (
    <li id={one.id} className="@container scroll-mt-12 not-first:border-t border-line target:bg-brand-soft">
      <details className="group/row" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex cursor-pointer list-none items-start gap-3 px-4 py-3.5 hover:bg-sunken/60 [&::-webkit-details-marker]:hidden">
          <span
            className={`w-16 shrink-0 pt-0.5 text-sm font-semibold whitespace-nowrap tabular-nums ${isOver ? 'text-muted' : 'text-brand-text'}`}
          >
            <time dateTime={one.dataInicio}>{clockText(one.inicioLocal.slice(11), locale)}</time>
          </span>
          <span className="min-w-0 grow">
            <span className="flex flex-wrap items-center gap-x-2">
              <span lang={church.idioma} className={`font-semibold ${isOver ? 'text-muted' : ''}`}>
                {one.titulo}
              </span>
              {isNow && (
                <Badge tone="solid" size="small">
                  {t('now')}
                </Badge>
              )}
            </span>
            <span className="mt-0.5 flex items-center gap-2 text-sm text-muted">
              <KindDot kind={one.tipo} className="size-2" />
              <span className="sr-only">{t(`kinds.${one.tipo}`)}</span>
              <span className="line-clamp-1">{line.filter(Boolean).join(' · ') || t(`kinds.${one.tipo}`)}</span>
            </span>
          </span>
          <Icon name="chevron" className="mt-1 size-5 text-muted transition-transform group-open/row:rotate-180" />
        </summary>
        <OccurrenceDetails one={one} isOpen={isOpen} isOver={isOver} />
      </details>
    </li>
  )
}
