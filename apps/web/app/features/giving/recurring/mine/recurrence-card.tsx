import { asOpening } from '@narthex/client/format/dates'
import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { cardClass } from '@narthex/ui/card'
import { Icon } from '@narthex/ui/icon'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../../components/smart-link.tsx'
import { useMoney } from '../../../../payments/use-money.ts'
import { useRhythmWords } from '../plan/use-rhythm-words.ts'
import { hasEnded, needsRepair } from '../recurrence-state.ts'
import { FactLine } from './fact-line.tsx'
import { MeansLine } from './means-line.tsx'
import { NextLine } from './next-line.tsx'
import type { RepairProps } from './repair.tsx'
import { StateBadge } from './state-badge.tsx'

/** Repair form, loaded on demand: it has a card form, which few gifts need. */
const Repair = lazyPart(async () => (await import('./repair.tsx')).Repair)

/** A recurring gift in the list: how much, what for, how often, when next, with what. It leads to its own page. */
export function RecurrenceCard({ recurrence, onRepaired }: RepairProps) {
  const t = useTranslations('recurringGifts.mine')
  const money = useMoney()
  const rhythmWords = useRhythmWords()
  const { id, motivo, valor, moeda, frequencia } = recurrence
  const amount = money(valor, moeda)
  const isOver = hasEnded(recurrence)
  return (
    <li className={`${cardClass} overflow-hidden ${isOver ? 'opacity-80' : ''}`}>
      <div className="relative p-5 transition-colors hover:bg-sunken sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <p className="text-2xl leading-tight font-semibold tabular-nums">{amount}</p>
            <p className="mt-0.5 font-semibold">
              <SmartLink
                to={`/user/subscriptions?id=${id}`}
                className="after:absolute after:inset-0 after:-outline-offset-2 focus-visible:after:outline-2"
              >
                <span className="sr-only">{t('openFor', { reason: motivo.nome, amount })}</span>
                <span aria-hidden="true">{motivo.nome}</span>
              </SmartLink>
            </p>
          </div>
          <StateBadge recurrence={recurrence} />
        </div>
        <ul className="mt-4 grid gap-1.5 text-muted">
          <FactLine fact="rhythm">{asOpening(rhythmWords(frequencia, recurrence.meio))}</FactLine>
          {!isOver && (
            <>
              <FactLine fact="next" className="text-ink">
                <NextLine recurrence={recurrence} />
              </FactLine>
              <FactLine fact="means">
                <MeansLine recurrence={recurrence} />
              </FactLine>
            </>
          )}
        </ul>
        <Icon name="chevron" className="absolute end-4 bottom-5 size-6 -rotate-90 text-muted" />
      </div>
      {needsRepair(recurrence) && (
        <div className="border-t border-line p-5 sm:p-6">
          <LazyPart fallback={<Skeleton className="h-24 w-full" />} failed={<LoadFailed />}>
            <Repair recurrence={recurrence} onRepaired={onRepaired} />
          </LazyPart>
        </div>
      )}
    </li>
  )
}
