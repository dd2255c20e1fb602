import { type ChurchSender, churchSender } from '@narthex/contract/churches/sender.settings'
import { settingsEndpoints } from '@narthex/contract/resources/settings-endpoints'
import { useEffect, useState } from 'react'
import type { SettingsAsideProps } from '../../../resource/settings/console-settings.ts'
import { callApi } from '../../../session/api.ts'
import { ConfirmationState } from './confirmation-state.tsx'
import { InboxLook } from './inbox-look.tsx'

/** Below the sender's form: how its address stands, and how readers see what is typed. */
export function SenderAside({ record }: SettingsAsideProps) {
  const sender = record as ChurchSender
  return <SavedSender key={sender.versao} sender={sender} />
}

function SavedSender({ sender }: { readonly sender: ChurchSender }) {
  const [state, setState] = useState(sender.estado)
  const isWaiting = state.confirmacao !== null
  useEffect(() => {
    if (!isWaiting) return
    // The link is often opened in another tab.
    const look = () => {
      if (document.visibilityState !== 'visible') return
      void callApi(settingsEndpoints(churchSender).get, {}).then(
        ({ estado }) => setState(estado),
        () => {},
      )
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isWaiting])
  return (
    <div className="mt-9 grid max-w-160 grid-cols-1 gap-9">
      {sender.responderPara !== null && (
        <ConfirmationState
          address={sender.responderPara}
          state={state}
          onSent={(confirmacao) => setState((before) => ({ ...before, confirmacao }))}
        />
      )}
      <InboxLook state={state} />
    </div>
  )
}
