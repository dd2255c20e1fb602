import { consentStorageKey, consentVersion } from '../app/consent/consent-key.ts'
import { consentQuestionId } from '../app/document/asleep.ts'

type Answers = Readonly<Record<string, boolean>>

/**
 * Shows the consent banner, which the server renders hidden, to visitors who have not answered. Stores yes and no itself;
 * only granted consent, or a choice among several purposes, starts the app. An app that runs already asks by itself a little later,
 * and until then the answer is taken here.
 */
export function askForConsent(start: () => void): void {
  const banner = document.getElementById(consentQuestionId)
  const asks = banner?.dataset.asks?.split(' ') ?? []
  if (!banner || asks.every((purpose) => purpose in readAnswers())) return
  banner.hidden = false

  const press = ({ target }: Event) => {
    const choice = target instanceof Element && target.closest<HTMLElement>('[data-consent]')?.dataset.consent
    if (!choice) return
    if (choice === 'choose') {
      document.documentElement.dataset.consent = choice
      return start()
    }
    banner.hidden = true
    document.getElementById('content')?.focus({ preventScroll: true })
    const isYes = choice === 'all'
    keepAnswers({ ...readAnswers(), ...Object.fromEntries(asks.map((purpose) => [purpose, isYes])) })
    if (isYes) start()
  }
  banner.addEventListener('click', press)
}

function readAnswers(): Answers {
  try {
    const { state, version } = JSON.parse(localStorage.getItem(consentStorageKey) ?? '{}')
    return version === consentVersion ? (state?.answers ?? {}) : {}
  } catch {
    return {}
  }
}

function keepAnswers(answers: Answers): void {
  try {
    localStorage.setItem(consentStorageKey, JSON.stringify({ state: { answers }, version: consentVersion }))
  } catch {
    // Without storage the question returns with the next page.
  }
}
