import { create } from 'zustand'

/** A call that waits for a solved captcha. */
export interface CaptchaAsk {
  readonly id: number
  /** Goes on with the solution; without one the call is given up. */
  readonly settle: (solution: string | undefined) => void
}

interface CaptchaAsks {
  /** Whether something on the page solves them. */
  readonly isServed: boolean
  /** The first is solved first: each solution is good for one call. */
  readonly asks: readonly CaptchaAsk[]
}

export const useCaptchaAsks = create<CaptchaAsks>()(() => ({ isServed: false, asks: [] }))
let lastId = 0

/** The solution of a captcha, worked out beside the page. Undefined where the reader gave it up, or nothing can solve it. */
export function askForCaptcha(): Promise<string | undefined> {
  if (!useCaptchaAsks.getState().isServed) return Promise.resolve(undefined)
  lastId += 1
  const id = lastId
  return new Promise((resolve) => {
    const settle = (solution: string | undefined) => {
      useCaptchaAsks.setState(({ asks }) => ({ asks: asks.filter((ask) => ask.id !== id) }))
      resolve(solution)
    }
    useCaptchaAsks.setState(({ asks }) => ({ asks: [...asks, { id, settle }] }))
  })
}
