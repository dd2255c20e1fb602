import { useAct } from '@narthex/client/data/use-act'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { findErrorCode } from '@narthex/contract/client'
import {
  forgetBroadcastReminder,
  getBroadcastReminder,
  remindOfBroadcast,
} from '@narthex/contract/live/broadcast.endpoints'
import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { useMustLogIn } from '../../components/use-must-log-in.tsx'
import { callApi } from '../../session/api.ts'

const buttonId = 'remind-me'

/** Reminds a member before a broadcast begins; a visitor logs in first. */
export function ReminderButton({ broadcastId }: { broadcastId: number }) {
  const t = useTranslations('live')
  const member = useMustLogIn(buttonId)
  const params = { id: String(broadcastId) }
  const kept = useLoaded(member.isMember ? buttonId : undefined, () => callApi(getBroadcastReminder, { params }))
  const { failure, run } = useAct((error) =>
    t(findErrorCode(error) === 'REMINDER_TOO_LATE' ? 'remindLate' : 'remindFailed'),
  )
  const isOn = kept.state === 'ready' && kept.value.flagLembrete

  const toggle = () =>
    run(async () => {
      await callApi(isOn ? forgetBroadcastReminder : remindOfBroadcast, { params })
      if (kept.state === 'ready') kept.update(() => ({ flagLembrete: !isOn }))
      else await kept.reload()
    })
  return (
    <>
      <button
        id={buttonId}
        type="button"
        aria-pressed={member.isMember ? isOn : undefined}
        onClick={() => member.run(() => void toggle())}
        className={`${buttonClass(isOn ? 'quiet' : 'primary')} noscript:hidden`}
      >
        <Icon name={isOn ? 'check' : 'clock'} className="size-5" />
        {t(isOn ? 'reminded' : 'remind')}
      </button>
      <p role="status" className="basis-full text-sm text-muted empty:hidden">
        {failure ?? (isOn && t('remindedHint'))}
      </p>
      {member.dialog}
    </>
  )
}
