import { dateText, dayText } from '@narthex/client/format/dates'
import type { SubscriptionSummary } from '@narthex/contract/reading-plans/reading-plan.schemas'
import { cardClass, cardLinkClass } from '@narthex/ui/card'
import { Cover } from '@narthex/ui/cover'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useDateContext } from '../../../components/use-date-context.ts'
import { useChurchSite } from '../../../page/use-site.ts'
import { usePlanPaths } from '../plan-paths.ts'
import { ProgressBar } from '../progress-bar.tsx'

/** A plan that a member reads or has read, and how far they are. */
export function SubscriptionCard({ subscription }: { subscription: SubscriptionSummary }) {
  const t = useTranslations('readingPlans')
  const { corApp } = useChurchSite()
  const paths = usePlanPaths()
  const { uuid, plano, diasFeitos } = subscription
  return (
    <li className={`${cardClass} relative flex overflow-hidden transition-shadow hover:shadow-lift`}>
      <Cover
        seed={`PLANO ${plano.uuid}`}
        colour={corApp}
        focus="middle"
        className="w-20 shrink-0 overflow-hidden sm:w-28"
      />
      <div className="min-w-0 grow p-4 sm:p-5">
        <h3 lang={plano.idioma} className="text-lg leading-snug font-semibold">
          <SmartLink
            to={paths.plan({ plan: plano.uuid, subscription: uuid, name: plano.nome })}
            className={cardLinkClass}
          >
            {plano.nome}
          </SmartLink>
        </h3>
        <p className="mt-1 text-sm text-muted">
          <StandingText subscription={subscription} />
        </p>
        <div className="mt-3">
          <ProgressBar
            done={diasFeitos}
            total={plano.totalDias}
            label={t('percent', { percent: Math.floor((100 * diasFeitos) / plano.totalDias) })}
          />
          <p className="mt-1.5 text-sm text-muted tabular-nums">
            {t('daysDone', { done: diasFeitos, total: plano.totalDias })}
          </p>
        </div>
      </div>
    </li>
  )
}

function StandingText({
  subscription: { situacao, concluidaEm, inicio, atrasadas },
}: {
  subscription: SubscriptionSummary
}) {
  const t = useTranslations('readingPlans')
  const dates = useDateContext()
  if (concluidaEm) return t('completedOn', { when: dayText(new Date(concluidaEm), dates) })
  if (situacao === 'PAUSADA') return t('paused')
  if (new Date(inicio) > dates.now) return t('startsOn', { when: dateText(inicio, dates) })
  return atrasadas > 0 ? t('behind', { count: atrasadas }) : t('onTrack')
}
