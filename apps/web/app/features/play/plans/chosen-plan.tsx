import type { PlayPlan } from '@narthex/contract/play/subscription.schemas'
import { buttonClass } from '@narthex/ui/button'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageTitle } from '../../../components/page-title.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { accessPath } from '../../../routing/redirect-to.ts'
import { useStanding } from '../member/use-standing.ts'
import { type PlanQuery, plansPath } from '../play-paths.ts'
import { PlanPrice } from './plan-cards.tsx'
import { SubscriberNotice } from './subscriber-notice.tsx'

interface ChosenPlanProps {
  readonly plan: PlayPlan
  /** Other keys of the address. */
  readonly query: PlanQuery
  /** The steps of a member's subscription, below what stands above them. */
  readonly steps: (head: ReactNode) => ReactNode
  /** The way back to all plans. */
  readonly back: ReactNode
}

/** A plan that was chosen: visitors sign in first and come back to it, members subscribe here. */
export function ChosenPlan({ plan, query, steps, back }: ChosenPlanProps) {
  const t = useTranslations('playPlans')
  const standing = useStanding()
  const { id, nome, descricao, diasTeste } = plan
  const title = (
    <>
      {back}
      <PageTitle title={t('chosen', { name: nome })} className="mt-1" {...(descricao && { lead: descricao })} />
    </>
  )
  if (standing !== 'visitor' && standing !== 'unknown') {
    return steps(
      <div className="mb-6">
        {title}
        <SubscriberNotice />
      </div>,
    )
  }
  return (
    <>
      {title}
      <div className="mt-6 max-w-measure rounded-hero bg-card p-6 maybe-member:hidden">
        {diasTeste > 0 && <p className="mb-3 font-semibold text-brand-text">{t('trial', { days: diasTeste })}</p>}
        <PlanPrice plan={plan} />
        <p className="mt-4 text-muted">{t('signInLead')}</p>
        <SmartLink to={accessPath(plansPath({ ...query, plano: id }))} className={`${buttonClass('primary')} mt-5`}>
          {t('signIn')}
        </SmartLink>
      </div>
    </>
  )
}
