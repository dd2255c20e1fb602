import { getCaptcha } from '@narthex/contract/captcha/captcha.endpoints'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import type { CallApi } from '../calls/create-caller.ts'

/** `asked`: the provider's own box asks the reader. */
export type CaptchaState = 'working' | 'asked' | 'done' | 'failed'

/** Has a captcha solved for each round, and tells its answer; nothing while there is none. */
export function useCaptcha(
  callApi: CallApi,
  place: RefObject<HTMLElement | null>,
  round: string,
  onToken: (token: string | undefined) => void,
): CaptchaState {
  const locale = useLocale()
  const [state, setState] = useState<CaptchaState>('working')
  const tell = useRef(onToken)
  useEffect(() => {
    tell.current = onToken
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round begins again
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    function reach(next: CaptchaState, token?: string) {
      if (signal.aborted) return
      setState(next)
      tell.current(token)
    }
    async function begin() {
      reach('working')
      const { desafio, chaveSite } = await callApi(getCaptcha, {})
      if (desafio) {
        const { solveAltcha } = await import('./captcha/solve-altcha.ts')
        reach('done', await solveAltcha(desafio, signal))
      } else if (chaveSite && place.current) {
        const { showRecaptcha } = await import('./captcha/show-recaptcha.ts')
        await showRecaptcha(place.current, {
          siteKey: chaveSite,
          locale,
          onToken: (token) => reach('asked', token),
          onError: () => reach('failed'),
        })
        reach('asked')
      }
    }
    begin().catch(() => reach('failed'))
    return () => leaving.abort()
  }, [callApi, place, round, locale])

  return state
}
