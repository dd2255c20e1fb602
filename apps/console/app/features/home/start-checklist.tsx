import type { ChurchStart } from '@narthex/contract/churches/start.settings'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { pathTo } from '../../navigation/places.ts'
import { useOfficeSession } from '../../session/office.ts'
import { stepSlugs, stepsFor } from '../wizard/start-steps.ts'
import { StepSign } from '../wizard/step-progress.tsx'
import { HomeSection } from './home-section.tsx'

/** Checklist of the remaining start steps. */
export function StartChecklist({ start }: { start: ChurchStart }) {
  const t = useTranslations('consoleHome.start')
  const words = useTranslations('consoleStart')
  const steps = stepsFor(useOfficeSession())
  const done = new Set(start.etapas.flatMap(({ codigo, flagPronta }) => (flagPronta ? [codigo] : [])))
  const count = steps.filter((step) => done.has(step)).length
  return (
    <HomeSection
      title={t('title')}
      aside={
        <span className="text-sm text-muted">{t('count', { done: String(count), of: String(steps.length) })}</span>
      }
    >
      <div className="rounded-card bg-card p-4 shadow-rest">
        <div aria-hidden="true" className="mb-3 h-1.5 overflow-hidden rounded-full bg-sunken">
          <div className="h-full rounded-full bg-brand" style={{ width: `${(100 * count) / steps.length}%` }} />
        </div>
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {steps.map((step) => (
            <li key={step}>
              <Link
                to={pathTo('startStep', { step: stepSlugs[step] })}
                className="flex min-h-11 items-center gap-2.5 rounded-control px-2 hover:bg-sunken"
              >
                <StepSign isDone={done.has(step)} />
                <span className={done.has(step) ? 'text-muted' : 'font-medium'}>{words(`steps.${step}.name`)}</span>
                {done.has(step) && <span className="sr-only">{words('done')}</span>}
              </Link>
            </li>
          ))}
        </ul>
        <Link to={pathTo('start')} className={`${toolClass('primary')} mt-3 max-sm:w-full`}>
          {t('goOn')}
        </Link>
      </div>
    </HomeSection>
  )
}
