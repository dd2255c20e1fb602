import type { Locale } from '@narthex/contract/locale'
import { loadScript } from '../../device/load-script.ts'

/** The interface of reCAPTCHA v2's script. */
interface Grecaptcha {
  ready(then: () => void): void
  render(place: HTMLElement, options: Readonly<Record<string, unknown>>): number
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha
  }
}

export interface RecaptchaOptions {
  readonly siteKey: string
  readonly locale: Locale
  readonly onToken: (token: string | undefined) => void
  readonly onError: () => void
}

const script = 'https://www.google.com/recaptcha/api.js?render=explicit'
const languages = { pt: 'pt-BR', en: 'en', es: 'es' } as const
const timeoutMs = 20_000

/** Shows Google's box in a place of the page. Rejects where its script cannot be had. */
export async function showRecaptcha(
  place: HTMLElement,
  { siteKey, locale, onToken, onError }: RecaptchaOptions,
): Promise<void> {
  if (!window.grecaptcha) await loadScript(`${script}&hl=${languages[locale]}`, timeoutMs)
  const { grecaptcha } = window
  if (!grecaptcha) throw new Error('reCAPTCHA did not introduce itself')
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  // It takes each element once: a box of its own, so that another can follow.
  const box = document.createElement('div')
  place.replaceChildren(box)
  grecaptcha.render(box, {
    sitekey: siteKey,
    theme: isDark() ? 'dark' : 'light',
    callback: onToken,
    'expired-callback': () => onToken(undefined),
    'error-callback': onError,
  })
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
