import { pauseReadingPlan } from '@narthex/contract/reading-plans/subscription.endpoints'
import { MemberIcon, type MemberIconName } from '@narthex/ui/member-icon'
import { useId, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { callApi } from '../../../session/api.ts'
import { usePlanPaths } from '../plan-paths.ts'
import type { OpenSubscription } from '../use-subscription.ts'
import { ReminderChoice } from './reminder-choice.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { usePlanAct } from './use-plan-act.ts'

const rowClass = 'flex min-h-12 w-full items-center gap-3 rounded-control px-2 text-start font-medium hover:bg-sunken'

/** Reminder, pause, a new beginning, and the way out. */
export function PlanOptions({ open }: { open: OpenSubscription }) {
  const t = useTranslations('readingPlans')
  const idioma = useLocale()
  const id = useId()
  const paths = usePlanPaths()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, act } = usePlanAct(open)
  const { uuid, plano, situacao } = open.subscription
  const isOpen = situacao !== 'CONCLUIDA'
  const params = { assinatura: uuid }
  const pause = () => callApi(pauseReadingPlan, { params, query: { idioma }, body: { flagPausada: true } })
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {t('options')}
      </h2>
      {isOpen && <ReminderChoice open={open} />}
      <ul className="mt-2 -ms-2 grid">
        {situacao === 'ATIVA' && (
          <li>
            <button type="button" aria-busy={isBusy} onClick={() => void act(pause)} className={rowClass}>
              <RowIcon name="clock" />
              {t('pause')}
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={() => setAsking(true)} className={rowClass}>
            <RowIcon name="undo" />
            {t('reset')}
          </button>
        </li>
        <li>
          <SmartLink
            to={paths.leave({ plan: plano.uuid, subscription: uuid, name: plano.nome })}
            className={`${rowClass} text-danger`}
          >
            <RowIcon name="leave" />
            {t('leave')}
          </SmartLink>
        </li>
      </ul>
      <ResetDialog open={open} isOpen={isAsking} onClose={() => setAsking(false)} />
    </section>
  )
}

function RowIcon({ name }: { name: MemberIconName }) {
  return <MemberIcon name={name} className="size-5 text-muted" />
}
