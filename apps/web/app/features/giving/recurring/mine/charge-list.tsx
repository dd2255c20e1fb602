import { asOpening } from '@narthex/client/format/dates'
import type { Cycle } from '@narthex/contract/giving/recurrence.schemas'
import { cardClass } from '@narthex/ui/card'
import { MemberIcon, type MemberIconName } from '@narthex/ui/member-icon'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../../components/smart-link.tsx'
import { useMoney } from '../../../../payments/use-money.ts'
import { pathTo } from '../../../../routing/page-path.ts'
import { useChargeDay } from '../plan/use-charge-day.ts'
import type { RecurrenceWithCycles } from '../recurrence-calls.ts'
import { hasEnded } from '../recurrence-state.ts'

/** Upcoming and past charges of a recurring gift. */
export function ChargeList({ recurrence }: { recurrence: RecurrenceWithCycles }) {
  const t = useTranslations('recurringGifts.one')
  const { proximas, passadas, moeda } = recurrence
  const list = (cycles: readonly Cycle[]) => (
    <ul className={`${cardClass} mt-3 overflow-hidden`}>
      {cycles.map((cycle) => (
        <ChargeRow key={cycle.ciclo} cycle={cycle} moeda={moeda} />
      ))}
    </ul>
  )
  return (
    <div className="grid gap-6">
      {!hasEnded(recurrence) && (
        <Section title={t('upcoming')} empty={t('noUpcoming')} isEmpty={proximas.length === 0}>
          {list(proximas)}
        </Section>
      )}
      <Section title={t('past')} empty={t('noPast')} isEmpty={passadas.length === 0}>
        {list(passadas)}
      </Section>
    </div>
  )
}

interface SectionProps {
  readonly title: string
  readonly empty: string
  readonly isEmpty: boolean
  readonly children: React.ReactNode
}

function Section({ title, empty, isEmpty, children }: SectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {isEmpty ? <p className="mt-2 text-muted">{empty}</p> : children}
    </section>
  )
}

const looks: Record<Cycle['situacao'], { readonly icon: MemberIconName; readonly className: string }> = {
  PREVISTO: { icon: 'calendar', className: 'text-muted' },
  COBRANDO: { icon: 'clock', className: 'text-warning' },
  RECEBIDO: { icon: 'check', className: 'text-success' },
  PULADO: { icon: 'turn', className: 'text-muted' },
  DESISTIDO: { icon: 'warning', className: 'text-danger' },
  ESTORNADO: { icon: 'undo', className: 'text-muted' },
}

function ChargeRow({ cycle, moeda }: { cycle: Cycle; moeda: RecurrenceWithCycles['moeda'] }) {
  const t = useTranslations('recurringGifts.one')
  const money = useMoney()
  const dayText = useChargeDay()
  const { dia, situacao, valor, pedido, tentativas } = cycle
  const { icon, className } = looks[situacao]
  const isSkipped = situacao === 'PULADO'
  const day = <time dateTime={dia}>{asOpening(dayText(dia))}</time>
  return (
    <li className="relative flex min-h-16 items-center justify-between gap-4 border-line px-4 py-3 not-first:border-t sm:px-5">
      <div className="min-w-0">
        <p className={`font-medium ${isSkipped ? 'text-muted line-through' : ''}`}>
          {pedido ? (
            <SmartLink
              to={pathTo('/user/payment/:paymentCode', { paymentCode: pedido })}
              className="after:absolute after:inset-0 after:-outline-offset-2 focus-visible:after:outline-2"
            >
              {day}
            </SmartLink>
          ) : (
            day
          )}
        </p>
        <p className={`mt-0.5 flex items-center gap-1.5 text-sm ${className}`}>
          <MemberIcon name={icon} className="size-4.5" />
          {t(`cycles.${situacao}`)}
          {tentativas > 1 && <span className="text-muted">· {t('attempts', { count: tentativas })}</span>}
        </p>
      </div>
      <p className={`shrink-0 font-semibold tabular-nums ${isSkipped ? 'text-muted line-through' : ''}`}>
        {money(valor, moeda)}
      </p>
    </li>
  )
}
