import { LoadFailed } from '@narthex/client/parts/load-failed'
import { dateIn } from '@narthex/contract/church-time'
import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { buttonClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { EmptyState } from '@narthex/ui/empty-state'
import { Skeleton } from '@narthex/ui/skeleton'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageTitle } from '../../../../components/page-title.tsx'
import { SmartLink } from '../../../../components/smart-link.tsx'
import { useDateContext } from '../../../../components/use-date-context.ts'
import type { CardChoice } from '../../../../payments/card-picker.tsx'
import { readPreset } from '../../gift-address.ts'
import { beginPlan, toAutomaticPixPlan } from '../plan/plan.ts'
import { type GivingOptions, useGivingOptions } from '../use-giving-options.ts'
import { DoneStep } from './done-step.tsx'
import { keepSetup, readSetup } from './kept-plan.ts'
import { PlanStep } from './plan-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { listMeans, type SetupState } from './setup-state.ts'

/** Sets up a recurring gift: what and when, with what, a look over it all, and done. */
export function SetupPage({ title }: { title: string }) {
  const t = useTranslations('recurringGifts.setup')
  const options = useGivingOptions()
  if (options.state === 'ready') return <Setup title={title} options={options.value} />
  return (
    <div className={containerClass('measure', 'title')}>
      <PageTitle title={title} lead={t('lead')} />
      {options.state === 'failed' ? (
        <div className="mt-7">
          <LoadFailed onRetry={() => void options.reload()} />
        </div>
      ) : (
        <div aria-busy="true" className="mt-7 grid gap-6">
          <p className="sr-only">{t('loading')}</p>
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-56 w-full rounded-card" />
        </div>
      )}
    </div>
  )
}

function Setup({ title, options }: { title: string; options: GivingOptions }) {
  const t = useTranslations('recurringGifts.setup')
  const { timeZone, now } = useDateContext()
  const today = dateIn(timeZone, now)
  const [state, change] = useSetup(options, today)
  const [card, setCard] = useState<CardChoice>()
  const [step, setStep] = useState<'plan' | 'review'>('plan')
  const [created, setCreated] = useState<Recurrence>()

  if (options.reasons.length === 0 || listMeans(options.settings).length === 0) {
    return (
      <div className={`${containerClass('measure', 'title')} grid gap-6`}>
        <PageTitle title={title} />
        <EmptyState icon="give" title={t('noneTitle')} lead={t('none')}>
          <SmartLink to="/give" className={buttonClass('primary')}>
            {t('once')}
          </SmartLink>
        </EmptyState>
      </div>
    )
  }
  if (created) return <DoneStep recurrence={created} today={today} />
  const show = (next: typeof step) => {
    setStep(next)
    window.scrollTo({ top: 0 })
  }
  const steps = { ...options, state, card, today }
  return step === 'plan' ? (
    <PlanStep {...steps} title={title} onChange={change} onCard={setCard} onDone={() => show('review')} />
  ) : (
    <ReviewStep {...steps} onBack={() => show('plan')} onCard={setCard} onCreated={setCreated} />
  )
}

/** The gift of this tab: the one that was begun, save where another link was opened. */
function useSetup({ reasons, settings }: GivingOptions, today: string) {
  const { search } = useLocation()
  const means = listMeans(settings)
  const usual = means[0] ?? 'CARTAO'
  const [state, setState] = useState<SetupState>(() => {
    const preset = readPreset(new URL(search, location.origin), reasons, settings.minimo)
    const kept = readSetup()
    const isOpen = kept && reasons.some(({ id }) => id === kept.plan.idMotivo)
    if (isOpen && (preset.link === '' || preset.link === kept.link)) {
      const { plan, meio, link } = kept
      const dia = plan.dia < today ? beginPlan([], {}, today).dia : plan.dia
      return withMeans({ plan: { ...plan, dia }, meio: means.includes(meio) ? meio : usual, link }, today)
    }
    return withMeans({ plan: beginPlan(reasons, preset, today), meio: usual, link: preset.link }, today)
  })
  const change = (next: Partial<Omit<SetupState, 'link'>>) => setState((before) => ({ ...before, ...next }))
  useEffect(() => keepSetup(state), [state])
  return [state, change] as const
}

const withMeans = (state: SetupState, today: string): SetupState =>
  state.meio === 'PIX_AUTOMATICO' ? { ...state, plan: toAutomaticPixPlan(state.plan, today) } : state
