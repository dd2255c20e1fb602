import { create } from 'zustand'

const key = 'captions'

/** The language in which this device last read along; empty for none, and until it was looked up. */
export const useCaptionsWish = create<{ readonly language: string }>()(() => ({ language: '' }))

/** Only the browser knows it. */
export function readCaptionsWish(): string {
  try {
    useCaptionsWish.setState({ language: localStorage.getItem(key) ?? '' })
  } catch {
    // A browser that keeps nothing knows what was chosen in this document.
  }
  return useCaptionsWish.getState().language
}

export function keepCaptionsWish(language: string): void {
  useCaptionsWish.setState({ language })
  try {
    if (language) localStorage.setItem(key, language)
    else localStorage.removeItem(key)
  } catch {
    // The same.
  }
}
