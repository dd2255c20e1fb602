import type { Plan } from '@narthex/contract/reading-plans/reading-plan.schemas'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { usePassageText } from '../passage-text.ts'

const shownDays = 7

/** The first days of a plan, and how many more there are. */
export function PlanPreview({ plan: { dias } }: { plan: Plan }) {
  const t = useTranslations('readingPlans')
  const passageText = usePassageText()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {t('previewTitle')}
      </h2>
      <ol className="mt-4 grid gap-1">
        {dias.slice(0, shownDays).map(({ passagens }, index) => (
          <li key={passagens.join(' ')} className="flex gap-4 border-b border-line py-3 last:border-0">
            <span className="w-16 shrink-0 text-sm text-muted tabular-nums">{t('dayNumber', { day: index + 1 })}</span>
            <span className="min-w-0 font-medium">{passagens.map(passageText).join(' · ')}</span>
          </li>
        ))}
      </ol>
      {dias.length > shownDays && (
        <p className="mt-2 text-sm text-muted">{t('more', { count: dias.length - shownDays })}</p>
      )}
    </section>
  )
}
