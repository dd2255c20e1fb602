import type { Loaded } from '@narthex/client/data/loaded'
import { useAct } from '@narthex/client/data/use-act'
import { useMemberData } from '@narthex/client/data/use-member-data'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { ChurchStart, StartStep } from '@narthex/contract/churches/start.settings'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useEffect, useMemo } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PageHead } from '../../components/page-head.tsx'
import { useFailure } from '../../components/use-failure.ts'
import { pathTo } from '../../navigation/places.ts'
import { FormLock } from '../../resource/form/form-lock.tsx'
import { useOfficeSession } from '../../session/office.ts'
import { closeStart, passStep, readStart } from './start-calls.ts'
import { markStartOffered } from './start-offered.ts'
import { findStep, firstOpenStep, stepAfter, stepBefore, stepSlugs, stepsFor } from './start-steps.ts'
import { StepProgress } from './step-progress.tsx'
import { stepScreens } from './steps/step-screens.ts'
import { WizardProvider } from './wizard-context.ts'

/** Sets a new church up, step by step. Another person or device goes on where this one stopped. */
export function WizardPage() {
  const { step: slug } = useParams()
  const start = useMemberData(['start'], readStart)
  const steps = stepsFor(useOfficeSession())
  const step = findStep(slug)
  useEffect(markStartOffered, [])
  if (start.state === 'loading') return <WizardSkeleton />
  if (start.state === 'failed') return <LoadFailed onRetry={() => void start.reload()} />
  if (!step || !steps.includes(step)) {
    const open = firstOpenStep(steps, start.value.passos)
    return <Navigate to={pathTo('startStep', { step: stepSlugs[open] })} replace />
  }
  return <WizardStep key={step} start={start} steps={steps} step={step} />
}

interface WizardStepProps {
  readonly start: Loaded<ChurchStart> & { readonly state: 'ready' }
  readonly steps: readonly StartStep[]
  readonly step: StartStep
}

function WizardStep({ start, steps, step }: WizardStepProps) {
  const t = useTranslations('consoleStart')
  const navigate = useNavigate()
  const later = useAct(useFailure())
  const { value, update } = start
  const before = stepBefore(steps, step)
  const moves = useMemo(
    () => ({
      backPath: before && pathTo('startStep', { step: stepSlugs[before] }),
      async goOn() {
        const passed = await passStep(step)
        update(() => passed)
        const next = stepAfter(steps, step)
        await navigate(next ? pathTo('startStep', { step: stepSlugs[next] }) : pathTo('home'))
      },
    }),
    [before, navigate, step, steps, update],
  )
  const putOff = () =>
    later.run(async () => {
      const closed = value.situacao === 'CONCLUIDO' ? value : await closeStart('ADIADO')
      update(() => closed)
      await navigate(pathTo('home'))
    })
  const Screen = stepScreens[step]
  return (
    <div className="mx-auto grid max-w-240 gap-x-10 gap-y-5 lg:grid-cols-[15rem_minmax(0,40rem)] lg:justify-center">
      <StepProgress start={value} steps={steps} current={step}>
        <button
          type="button"
          onClick={() => void putOff()}
          aria-busy={later.isBusy || undefined}
          className={`${toolClass('plain')} lg:mt-3 lg:-ms-1.5`}
        >
          {t('later')}
        </button>
      </StepProgress>
      <section className="min-w-0">
        <PageHead title={t(`steps.${step}.title`)} />
        <p className="-mt-3 mb-5 text-muted">{t(`steps.${step}.lead`)}</p>
        {later.failure && (
          <Notice tone="danger" className="mb-4">
            <p>{later.failure}</p>
          </Notice>
        )}
        <WizardProvider value={moves}>
          <FormLock>
            <Screen start={value} onStart={(next) => update(() => next)} />
          </FormLock>
        </WizardProvider>
      </section>
    </div>
  )
}

/** Loading skeleton in the shape of a step. */
function WizardSkeleton() {
  return (
    <div aria-busy="true" className="mx-auto grid max-w-160 gap-4">
      <Skeleton className="h-3" />
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-20" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  )
}
