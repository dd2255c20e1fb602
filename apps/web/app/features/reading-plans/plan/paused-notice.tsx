import { dateText } from '@narthex/client/format/dates'
import { pauseReadingPlan } from '@narthex/contract/reading-plans/subscription.endpoints'
import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { useLocale, useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'
import { callApi } from '../../../session/api.ts'
import type { OpenSubscription } from '../use-subscription.ts'
import { usePlanAct } from './use-plan-act.ts'

/** Says that a plan waits, and lets it go on. */
export function PausedNotice({ open }: { open: OpenSubscription }) {
  const t = useTranslations('readingPlans')
  const idioma = useLocale()
  const dates = useDateContext()
  const { isBusy, act } = usePlanAct(open)
  const { uuid, pausadaEm, inicio } = open.subscription
  const params = { assinatura: uuid }
  const resume = () => callApi(pauseReadingPlan, { params, query: { idioma }, body: { flagPausada: false } })
  return (
    <div className={`${cardClass} p-5 sm:p-6`}>
      <h2 className="text-lg">{t('paused')}</h2>
      <p className="mt-1 text-muted">{t('pausedLead', { when: dateText(pausadaEm ?? inicio, dates) })}</p>
      <button
        type="button"
        aria-busy={isBusy}
        onClick={() => void act(resume)}
        className={`${buttonClass('primary')} mt-4`}
      >
        {t('resume')}
      </button>
    </div>
  )
}
