import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { consentStorageKey, consentVersion } from './consent-key.ts'
import type { Purpose } from './third-parties.ts'

export type Answers = Readonly<Partial<Record<Purpose, boolean>>>

interface Consent {
  /** Answers of the reader on this device; a purpose that is missing was not asked yet. */
  readonly answers: Answers
}

const unasked: Consent = { answers: {} }

/** Store of the reader's consent, for the browser only, after hydration: the page is served without it. */
export const useConsent = create<Consent>()(
  persist(() => unasked, { name: consentStorageKey, version: consentVersion, migrate: () => unasked }),
)

/** Keeps an answer, given or withdrawn. */
export function answer(answers: Answers): void {
  useConsent.setState((before) => ({ answers: { ...before.answers, ...answers } }))
}

/** An answer that the page took before the app, and that of another tab, counts here at once. Gives the way to stop listening. */
export function hearOtherAnswers(): () => void {
  void useConsent.persist.rehydrate()
  const hear = ({ key }: StorageEvent) => {
    if (key === consentStorageKey || key === null) void useConsent.persist.rehydrate()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
