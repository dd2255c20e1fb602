import { useCallback, useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import { type PushState, pushStateHere, turnPushOff, turnPushOn } from '../../offline/push.ts'

/** What a tap has just brought about. */
export type PushNews = 'turnedOn' | 'turnedOff' | 'failed'

/** Whether this device takes pushes, and the ways to change that. `state` is not known at first. */
export function usePush(userId: number) {
  const locale = useLocale()
  const [state, setState] = useState<PushState>()
  const [news, setNews] = useState<PushNews>()
  const [isTurning, setTurning] = useState(false)
  useEffect(() => {
    let isCurrent = true
    pushStateHere(userId).then(
      (found) => isCurrent && setState(found),
      () => isCurrent && setState('unsupported'),
    )
    return () => {
      isCurrent = false
    }
  }, [userId])

  const turn = useCallback(
    async (isOn: boolean) => {
      setTurning(true)
      setNews(undefined)
      try {
        const next = await (isOn ? turnPushOn(userId, locale) : turnPushOff(userId))
        setState(next)
        if (next === 'on' || !isOn) setNews(isOn ? 'turnedOn' : 'turnedOff')
      } catch {
        setNews('failed')
      }
      setTurning(false)
    },
    [userId, locale],
  )
  return { state, news, isTurning, turn }
}
