import { useAct } from '@narthex/client/data/use-act'
import { dateText } from '@narthex/client/format/dates'
import { dateAfter, dateIn } from '@narthex/contract/church-time'
import { findErrorCode } from '@narthex/contract/client'
import type { Plan, Subscription } from '@narthex/contract/reading-plans/reading-plan.schemas'
import { startReadingPlan } from '@narthex/contract/reading-plans/subscription.endpoints'
import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { Spinner } from '@narthex/ui/spinner'
import { Switch } from '@narthex/ui/switch'
import { TextField } from '@narthex/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'
import { callApi } from '../../../session/api.ts'

const usualReminder = '07:30'

interface StartFormProps {
  readonly plan: Plan
  readonly onStarted: (subscription: Subscription) => void
}

/** Begins a plan: when, and whether to be reminded. */
export function StartForm({ plan, onStarted }: StartFormProps) {
  const t = useTranslations('readingPlans')
  const idioma = useLocale()
  const dates = useDateContext()
  const today = dateIn(dates.timeZone, dates.now)
  const [inicio, setInicio] = useState(plan.inicioSugerido ?? today)
  const [lembrete, setLembrete] = useState<string | null>(null)
  const { isBusy, failure, run } = useAct((error) =>
    t(findErrorCode<typeof startReadingPlan>(error) === 'LIMIT_REACHED' ? 'limit' : 'failed'),
  )

  const start = (event: FormEvent) => {
    event.preventDefault()
    const body = { plano: plan.uuid, inicio: inicio || null, lembrete: lembrete || null }
    void run(async () => onStarted(await callApi(startReadingPlan, { query: { idioma }, body })))
  }
  return (
    <form onSubmit={start} className={`${cardClass} grid gap-5 p-5 sm:p-6`}>
      <TextField
        type="date"
        label={t('startOn')}
        hint={plan.inicioSugerido ? t('seasonHint', { when: dateText(plan.inicioSugerido, dates) }) : t('startHint')}
        value={inicio}
        min={dateAfter(today, -366)}
        max={dateAfter(today, 366)}
        onChange={(event) => setInicio(event.currentTarget.value)}
      />
      <div>
        <Switch
          label={t('remindMe')}
          description={t('remindHint')}
          isOn={lembrete !== null}
          onChange={(isOn) => setLembrete(isOn ? usualReminder : null)}
        />
        {lembrete !== null && (
          <div className="mt-3">
            <TextField
              type="time"
              label={t('remindAt')}
              value={lembrete}
              onChange={(event) => setLembrete(event.currentTarget.value)}
            />
          </div>
        )}
      </div>
      <p role="alert" className="font-medium text-danger empty:hidden">
        {failure}
      </p>
      <button type="submit" aria-busy={isBusy} className={buttonClass('primary')}>
        {isBusy && <Spinner />}
        {t(isBusy ? 'starting' : 'start')}
      </button>
    </form>
  )
}
