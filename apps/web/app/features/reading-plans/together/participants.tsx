import type { ReadingCircle } from '@narthex/contract/reading-plans/reading-plan.schemas'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { ProgressBar } from '../progress-bar.tsx'

/** Participants who share their progress, and the member. */
export function Participants({ circle: { participantes, totalDias } }: { circle: ReadingCircle }) {
  const t = useTranslations('readingPlans.together')
  const plans = useTranslations('readingPlans')
  const others = participantes.filter(({ flagEu }) => !flagEu)
  return (
    <>
      <h3 className="mt-3 font-semibold">{t('people')}</h3>
      {others.length === 0 && <p className="mt-1 text-muted">{t('noOne')}</p>}
      <ul className="mt-2 grid gap-3">
        {participantes.map(({ nome, flagEu, diasFeitos, flagHoje }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same, and the order stays
          <li key={index}>
            <p className="flex items-center justify-between gap-3">
              <span className="min-w-0 font-medium wrap-anywhere">{flagEu ? t('you') : nome}</span>
              <span className="flex shrink-0 items-center gap-1.5 text-sm text-muted tabular-nums">
                {flagHoje && <Icon name="check" className="size-4 text-success" />}
                {plans('daysDone', { done: diasFeitos, total: totalDias })}
              </span>
            </p>
            <div className="mt-1">
              <ProgressBar
                done={diasFeitos}
                total={totalDias}
                label={plans('percent', { percent: Math.floor((100 * diasFeitos) / totalDias) })}
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
