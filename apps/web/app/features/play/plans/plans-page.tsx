import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { PlayPlan } from '@narthex/contract/play/subscription.schemas'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { Icon } from '@narthex/ui/icon'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { MemberLoading } from '../../../components/member-loading.tsx'
import { PageTitle } from '../../../components/page-title.tsx'
import { playEdgeClass } from '../../../components/play-edge.ts'
import { SmartLink } from '../../../components/smart-link.tsx'
import { plansPath, wantedPath } from '../play-paths.ts'
import { ChosenPlan } from './chosen-plan.tsx'
import { PlanCards } from './plan-cards.tsx'
import { SubscriberNotice } from './subscriber-notice.tsx'

/** Loaded for a chosen plan only. */
const SubscribeFlow = lazyPart(() =>
  import('../checkout/subscribe-flow.tsx').then(({ SubscribeFlow }) => SubscribeFlow),
)

export interface PlansPageProps {
  readonly title: string
  readonly plans: readonly PlayPlan[]
  /** Code of an unlisted plan. */
  readonly codigo: string | undefined
  /** The plan of the address: one is being subscribed to. */
  readonly plano: number | undefined
}

/** Page of the plans; with a chosen plan, its subscription form. */
export function PlansPage({ title, plans, codigo, plano }: PlansPageProps) {
  const t = useTranslations('playPlans')
  const redirectTo = wantedPath(useLocation().search)
  const query = { codigo, redirectTo }
  if (plano !== undefined) {
    const plan = plans.find(({ id }) => id === plano)
    const back = (
      <SmartLink to={plansPath(query)} className={`${textLinkClass} gap-1.5`}>
        <Icon name="arrow" className="size-5 rotate-180" />
        {t('back')}
      </SmartLink>
    )
    return (
      <Frame>
        {plan ? (
          <ChosenPlan
            plan={plan}
            query={query}
            back={back}
            steps={(head) => (
              <LazyPart
                fallback={
                  <>
                    {head}
                    <MemberLoading />
                  </>
                }
                failed={
                  <>
                    {head}
                    <LoadFailed />
                  </>
                }
              >
                <SubscribeFlow idPlano={plan.id} codigo={codigo} head={head} />
              </LazyPart>
            )}
          />
        ) : (
          <>
            <PageState name="gone" isPage />
            <p className="mt-6">{back}</p>
          </>
        )}
      </Frame>
    )
  }
  return (
    <Frame>
      <PageTitle title={title} lead={t('lead')} />
      <SubscriberNotice />
      <div className="mt-7 md:mt-9">
        {plans.length > 0 ? <PlanCards plans={plans} query={query} heading="h2" /> : <PageState name="empty" />}
      </div>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return <div className={`${playEdgeClass} pt-7 pb-14 md:pt-10 md:pb-20`}>{children}</div>
}

function PageState({ name, isPage }: { name: 'empty' | 'gone'; isPage?: boolean }) {
  const t = useTranslations('playPlans')
  return (
    <EmptyState icon="play" title={t(`${name}.title`)} lead={t(`${name}.lead`)} isPage={isPage ?? false}>
      <SmartLink to="/play" className={buttonClass('quiet')}>
        {t('browse')}
      </SmartLink>
    </EmptyState>
  )
}
