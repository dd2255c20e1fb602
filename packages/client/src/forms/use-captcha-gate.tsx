import { ApiError } from '@narthex/contract/client'
import { type ReactNode, useRef, useState } from 'react'
import type { CallApi } from '../calls/create-caller.ts'
import { LazyPart, lazyPart } from '../parts/lazy-part.tsx'
import { LoadFailed } from '../parts/load-failed.tsx'

const Captcha = lazyPart(() => import('./captcha.tsx').then(({ Captcha }) => Captcha))

export interface CaptchaGate {
  /** Makes a call; where the API asks for a captcha, once more with one as soon as it is solved. */
  run<T>(call: (captcha: string | undefined) => Promise<T>): Promise<T>
  /** Captcha to render in the form; empty until the API requires it. */
  readonly captcha: ReactNode
}

/**
 * Stands before calls that may ask for a captcha after some tries (CAPTCHA_REQUIRED), or that always take one
 * (`isAlways`). The page brings the messages `captcha`.
 */
export function useCaptchaGate(callApi: CallApi, isAlways = false): CaptchaGate {
  const [isAsked, setAsked] = useState(isAlways)
  const [sent, setSent] = useState(0)
  const [isRefused, setRefused] = useState(false)
  const isWanted = useRef(isAlways)
  const token = useRef<string>(undefined)
  const waiting = useRef<(token: string) => void>(undefined)

  function take(): Promise<string> {
    return new Promise((resolve) => {
      if (token.current) resolve(token.current)
      else waiting.current = resolve
    })
  }

  async function run<T>(call: (captcha: string | undefined) => Promise<T>): Promise<T> {
    const given = isWanted.current ? await take() : undefined
    try {
      return await call(given)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'INVALID_CAPTCHA') setRefused(true)
      if (error.code !== 'CAPTCHA_REQUIRED' || given) throw error
      isWanted.current = true
      setAsked(true)
      return await call(await take())
    } finally {
      // Each answer is good for one call.
      if (token.current) {
        token.current = undefined
        setSent((before) => before + 1)
      }
    }
  }

  function onToken(next: string | undefined): void {
    token.current = next
    if (!next) return
    setRefused(false)
    waiting.current?.(next)
    waiting.current = undefined
  }

  const captcha = isAsked && (
    <LazyPart failed={<LoadFailed />}>
      <Captcha callApi={callApi} onToken={onToken} sent={sent} isRefused={isRefused} />
    </LazyPart>
  )
  return { run, captcha }
}
