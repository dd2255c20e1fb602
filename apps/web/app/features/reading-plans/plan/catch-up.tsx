import { dateText } from '@narthex/client/format/dates'
import { dateAfter } from '@narthex/contract/church-time'
import { canSpread, lastDay, postponeMissed } from '@narthex/contract/reading-plans/schedule'
import { catchUpReadingPlan } from '@narthex/contract/reading-plans/subscription.endpoints'
import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'
import { callApi } from '../../../session/api.ts'
import type { OpenSubscription } from '../use-subscription.ts'
import { usePlanAct } from './use-plan-act.ts'

/** Missed readings, and the two ways to catch up. Nothing if none were missed. */
export function CatchUp({ open }: { open: OpenSubscription }) {
  const t = useTranslations('readingPlans')
  const idioma = useLocale()
  const dates = useDateContext()
  const id = useId()
  const { isBusy, act } = usePlanAct(open)
  const { subscription, view } = open
  if (view.missed === 0 || subscription.situacao !== 'ATIVA') return null
  const catchUp = (modo: 'DISTRIBUIR' | 'ADIAR') => {
    const params = { assinatura: subscription.uuid }
    void act(() => callApi(catchUpReadingPlan, { params, query: { idioma }, body: { modo } }), t('caughtUp'))
  }
  const laterEnd = dateAfter(subscription.inicio, lastDay(postponeMissed(view.standing)))
  return (
    <section aria-labelledby={id} className={`${cardClass} p-5 sm:p-6`}>
      <h2 id={id} className="text-lg">
        {t('catchUpTitle', { count: view.missed })}
      </h2>
      <p className="mt-1 text-muted">{t('catchUpLead')}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {canSpread(view.standing) && (
          <div>
            <button
              type="button"
              aria-busy={isBusy}
              onClick={() => catchUp('DISTRIBUIR')}
              className={`${buttonClass('quiet')} w-full`}
            >
              {t('spread', { when: dateText(view.lastDate, dates) })}
            </button>
            <p className="mt-1.5 text-sm text-muted">{t('spreadHint')}</p>
          </div>
        )}
        <div>
          <button
            type="button"
            aria-busy={isBusy}
            onClick={() => catchUp('ADIAR')}
            className={`${buttonClass('quiet')} w-full`}
          >
            {t('postpone', { when: dateText(laterEnd, dates) })}
          </button>
          <p className="mt-1.5 text-sm text-muted">{t('postponeHint')}</p>
        </div>
      </div>
    </section>
  )
}
