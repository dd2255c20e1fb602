import { useMemberData } from '@narthex/client/data/use-member-data'
import {
  getNotificationChoices,
  type NotificationChoices,
  setNotificationChoices,
} from '@narthex/contract/notifications/member-notification.endpoints'
import { useRef, useState } from 'react'
import { callApi } from '../../session/api.ts'

/** A member's choices: shown at once as they are made, saved one after the other, taken back where that fails. */
export function useChoices(userId: number) {
  const params = { id: String(userId) }
  const loaded = useMemberData(['notificationChoices'], () => callApi(getNotificationChoices, { params }))
  const [outcome, setOutcome] = useState<'saved' | 'failed'>()
  const line = useRef(Promise.resolve())

  function choose(next: NotificationChoices): void {
    if (loaded.state !== 'ready') return
    const { update, reload } = loaded
    update(() => next)
    setOutcome(undefined)
    line.current = line.current.then(async () => {
      try {
        await callApi(setNotificationChoices, { params, body: next })
        setOutcome('saved')
      } catch {
        setOutcome('failed')
        await reload()
      }
    })
  }
  return { loaded, choose, outcome }
}
