import type { ChurchStart, StartStep } from '@narthex/contract/churches/start.settings'
import { Icon } from '@narthex/ui/icon'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { pathTo } from '../../navigation/places.ts'
import { stepSlugs } from './start-steps.ts'

export interface StepProgressProps {
  readonly start: ChurchStart
  readonly steps: readonly StartStep[]
  readonly current: StartStep
  /** Exit from the wizard, beside the progress. */
  readonly children: ReactNode
}

/** How far one is: a bar on phones, the list of all steps where there is room. Any step can be opened. */
export function StepProgress({ start, steps, current, children }: StepProgressProps) {
  const t = useTranslations('consoleStart')
  const at = steps.indexOf(current) + 1
  const done = new Set(start.etapas.flatMap(({ codigo, flagPronta }) => (flagPronta ? [codigo] : [])))
  return (
    <div className="min-w-0">
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken lg:hidden">
        <div className="h-full rounded-full bg-brand" style={{ width: `${(100 * at) / steps.length}%` }} />
      </div>
      <nav aria-label={t('progress')} className="max-lg:hidden">
        <ol className="grid gap-0.5">
          {steps.map((step) => (
            <li key={step}>
              <Link
                to={pathTo('startStep', { step: stepSlugs[step] })}
                aria-current={step === current ? 'step' : undefined}
                className="flex min-h-9 items-center gap-2.5 rounded-control px-2 text-sm text-muted hover:bg-sunken hover:text-ink aria-[current=step]:bg-brand-soft aria-[current=step]:font-semibold aria-[current=step]:text-brand-text"
              >
                <StepSign isDone={done.has(step)} />
                <span className="min-w-0">{t(`steps.${step}.name`)}</span>
                {done.has(step) && <span className="sr-only">{t('done')}</span>}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className="-me-4 flex items-center justify-between lg:me-0">
        <p className="text-sm text-muted lg:hidden">{t('position', { at: String(at), of: String(steps.length) })}</p>
        {children}
      </div>
    </div>
  )
}

/** A tick for what is there, an empty ring for what is not. */
export function StepSign({ isDone }: { isDone: boolean }) {
  return isDone ? (
    <span
      aria-hidden="true"
      className="grid size-5 shrink-0 place-items-center rounded-full bg-success/14 text-success"
    >
      <Icon name="check" className="size-3.5" />
    </span>
  ) : (
    <span aria-hidden="true" className="size-5 shrink-0 rounded-full shadow-[inset_0_0_0_1.5px_var(--line)]" />
  )
}
