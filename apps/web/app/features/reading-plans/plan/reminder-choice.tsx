import { setPlanReminder } from '@narthex/contract/reading-plans/subscription.endpoints'
import { buttonClass } from '@narthex/ui/button'
import { Switch } from '@narthex/ui/switch'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { callApi } from '../../../session/api.ts'
import type { OpenSubscription } from '../use-subscription.ts'
import { usePlanAct } from './use-plan-act.ts'

const usualTime = '07:30'

export function ReminderChoice({ open }: { open: OpenSubscription }) {
  const t = useTranslations('readingPlans')
  const idioma = useLocale()
  const { isBusy, act } = usePlanAct(open)
  const { uuid, lembrete } = open.subscription
  const [time, setTime] = useState(lembrete ?? usualTime)
  const save = (chosen: string | null) =>
    act(
      () =>
        callApi(setPlanReminder, {
          params: { assinatura: uuid },
          query: { idioma },
          body: { lembrete: chosen },
        }),
      t(chosen ? 'reminderSaved' : 'reminderRemoved'),
    )
  return (
    <div className="mt-2">
      <Switch
        label={t('remindMe')}
        description={t('remindHint')}
        isOn={lembrete !== null}
        onChange={(isOn) => void save(isOn ? time || usualTime : null)}
      />
      {lembrete !== null && (
        <form
          className="mt-2 flex items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void save(time || usualTime)
          }}
        >
          <div className="grow">
            <TextField
              type="time"
              label={t('remindAt')}
              value={time}
              onChange={(event) => setTime(event.currentTarget.value)}
            />
          </div>
          <button type="submit" aria-busy={isBusy} className={buttonClass('quiet')}>
            {t('saveReminder')}
          </button>
        </form>
      )}
    </div>
  )
}
