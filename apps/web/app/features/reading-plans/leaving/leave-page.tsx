import { reloadData } from '@narthex/client/data/query-client'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { removePlanSubscription } from '@narthex/contract/reading-plans/subscription.endpoints'
import { buttonClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { Spinner } from '@narthex/ui/spinner'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { BackLink } from '../../../components/back-link.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useReader } from '../../../components/use-reader.ts'
import { callApi } from '../../../session/api.ts'
import { afterStep } from '../../../session/step-result.ts'
import { announcePlan } from '../embed/plan-announcements.ts'
import { markOutbox } from '../mark-outbox.ts'
import { PlanGone } from '../plan/plan-gone.tsx'
import { PlanSkeleton } from '../plan/plan-skeleton.tsx'
import { useSubscriptions } from '../plan-calls.ts'
import { usePlanAddress, usePlanPaths } from '../plan-paths.ts'

/** Asks whether a plan is to be left for good. */
export function LeavePage({ planId, title }: { planId: string; title: string }) {
  const t = useTranslations('readingPlans')
  const memberId = useReader()?.memberId
  const paths = usePlanPaths()
  const address = usePlanAddress(planId)
  return (
    <div className={containerClass('list', 'backLink')}>
      <BackLink to={paths.plan(address)} name={address.name ?? t('back')} />
      {memberId === undefined ? (
        <h1 className="sr-only">{title}</h1>
      ) : (
        <Question memberId={memberId} planId={planId} title={title} />
      )}
    </div>
  )
}

function Question({ memberId, planId, title }: { memberId: number; planId: string; title: string }) {
  const t = useTranslations('readingPlans')
  const idioma = useLocale()
  const navigate = useNavigate()
  const paths = usePlanPaths()
  const address = usePlanAddress(planId)
  const own = useSubscriptions(memberId)
  const [state, setState] = useState<'resting' | 'busy' | 'failed'>('resting')
  if (own.state === 'failed') return <LoadFailed onRetry={own.reload} />
  if (own.state === 'loading') return <PlanSkeleton title={title} />
  const ofPlan = (own.value.value ?? []).filter(({ plano }) => plano.uuid === planId)
  const subscription = ofPlan.find(({ uuid }) => uuid === address.subscription) ?? ofPlan[0]
  if (!subscription) return state === 'busy' ? <PlanSkeleton title={title} /> : <PlanGone />
  const { uuid, plano } = subscription
  const here = { plan: planId, subscription: uuid, name: plano.nome }

  const leave = async () => {
    if (state === 'busy') return
    setState('busy')
    try {
      await callApi(removePlanSubscription, { params: { assinatura: uuid }, query: { idioma } })
      await markOutbox.drop({ memberId, names: [uuid] })
    } catch {
      return setState('failed')
    }
    announcePlan({ type: 'narthex:reading-plans:left', plan: planId, subscription: uuid })
    await navigate(paths.left({ plan: planId, name: plano.nome }), { replace: true, state: afterStep(null) })
    void reloadData('copy')
  }
  return (
    <>
      <h1 className="mt-4 text-2xl wrap-anywhere">{t('deleteTitle', { name: plano.nome })}</h1>
      <p className="mt-2 max-w-measure">{t('deleteLead')}</p>
      {subscription.situacao === 'ATIVA' && <p className="mt-2 max-w-measure text-muted">{t('deletePause')}</p>}
      <p role="alert" className="mt-4 font-medium text-danger empty:hidden">
        {state === 'failed' && t('failed')}
      </p>
      <div className="mt-8 flex gap-3 max-sm:flex-col-reverse">
        <SmartLink to={paths.plan(here)} className={buttonClass('quiet')}>
          {t('deleteCancel')}
        </SmartLink>
        <button
          type="button"
          onClick={() => void leave()}
          aria-busy={state === 'busy'}
          className={buttonClass('primary')}
        >
          {state === 'busy' && <Spinner />}
          {t('deleteConfirm')}
        </button>
      </div>
    </>
  )
}
