import { useMemberData } from '@narthex/client/data/use-member-data'
import { useState } from 'react'
import { useLocale } from 'use-intl'
import { type PushState, pushStateHere, turnPushOff, turnPushOn } from '../../offline/push.ts'

/** Result of the last tap. */
export type PushNews = 'turnedOn' | 'turnedOff' | 'failed'

/** Push state of this device, and the actions that change it. `state` is undefined at first. */
export function usePush(userId: number) {
  const locale = useLocale()
  const loaded = useMemberData<PushState>(['push'], () => pushStateHere(userId).catch(() => 'unsupported'))
  const [news, setNews] = useState<PushNews>()
  const [isTurning, setTurning] = useState(false)

  async function turn(isOn: boolean): Promise<void> {
    setTurning(true)
    setNews(undefined)
    try {
      const next = await (isOn ? turnPushOn(userId, locale) : turnPushOff(userId))
      if (loaded.state === 'ready') loaded.update(() => next)
      if (next === 'on' || !isOn) setNews(isOn ? 'turnedOn' : 'turnedOff')
    } catch {
      setNews('failed')
    }
    setTurning(false)
  }
  return { state: loaded.state === 'ready' ? loaded.value : undefined, news, isTurning, turn }
}
