import { asOpening } from '@narthex/client/format/dates'
import { longDate } from '@narthex/client/format/long-dates'
import { dateIn } from '@narthex/contract/church-time'
import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { cardClass } from '@narthex/ui/card'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../../../components/use-date-context.ts'
import { useMoney } from '../../../../payments/use-money.ts'
import { useTotalWithFees } from '../../use-total-with-fees.ts'
import { useRhythmWords } from '../plan/use-rhythm-words.ts'
import { hasEnded } from '../recurrence-state.ts'
import { FactLine } from './fact-line.tsx'
import { MeansLine } from './means-line.tsx'
import { NextLine } from './next-line.tsx'
import { StateBadge } from './state-badge.tsx'

export interface RecurrenceHeadProps {
  readonly recurrence: Recurrence
  /** Action that the giver must take now. */
  readonly children?: ReactNode
}

/** Head of a recurring gift's page. */
export function RecurrenceHead({ recurrence, children }: RecurrenceHeadProps) {
  const t = useTranslations('recurringGifts.one')
  const money = useMoney()
  const rhythmWords = useRhythmWords()
  const { locale, timeZone } = useDateContext()
  const { motivo, valor, moeda, flagTaxas, frequencia, fim, dataCadastro, codigoMetodoPagamento } = recurrence
  const total = useTotalWithFees(flagTaxas ? valor : null, codigoMetodoPagamento)
  const since = t('since', { date: longDate(dateIn(timeZone, new Date(dataCadastro)), locale) })
  return (
    <section className={`${cardClass} overflow-hidden`}>
      <div className="p-5 sm:p-7">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="min-w-0">
            <h1 className="text-xl">{motivo.nome}</h1>
            <p className="mt-1 text-hero leading-none font-semibold tabular-nums">{money(valor, moeda)}</p>
            {total !== undefined && (
              <p className="mt-1.5 text-sm text-muted">{t('covers', { total: money(total, moeda) })}</p>
            )}
          </div>
          <StateBadge recurrence={recurrence} />
        </div>
        <ul className="mt-5 grid gap-2">
          <FactLine fact="rhythm">{asOpening(rhythmWords(frequencia, recurrence.meio))}</FactLine>
          {!hasEnded(recurrence) && (
            <FactLine fact="next" className="font-semibold">
              <NextLine recurrence={recurrence} />
            </FactLine>
          )}
          <FactLine fact="means">
            <MeansLine recurrence={recurrence} />
          </FactLine>
          <FactLine fact="since" className="text-muted">
            {[since, fim && t('until', { date: longDate(fim, locale) })].filter(Boolean).join(' · ')}
          </FactLine>
        </ul>
      </div>
      {children && <div className="border-t border-line p-5 empty:hidden sm:p-7">{children}</div>}
    </section>
  )
}
