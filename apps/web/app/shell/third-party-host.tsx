import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { hearOtherAnswers, useConsent } from '../consent/consent.ts'
import { createRunner, type ThirdPartyRunner } from '../consent/third-party-runner.ts'
import { useRoot } from '../page/use-site.ts'
import { isLoggedIn, useSession } from '../session/session.ts'
import { ConsentBanner } from './consent-banner.tsx'

/** One per document, also when the layout changes, so that no third party starts twice. */
let runner: ThirdPartyRunner | undefined

/** Runs the site's third parties according to the visitor's consent, and asks visitors who have not answered. */
export function ThirdPartyHost() {
  const { thirdParties, asks, site, locale } = useRoot()
  const answers = useConsent((consent) => consent.answers)
  const isMember = useSession(isLoggedIn)
  const { pathname, search } = useLocation()

  // Before the question is painted that was answered already.
  useLayoutEffect(hearOtherAnswers, [])
  useEffect(() => {
    if (site.kind !== 'church') return
    runner ??= createRunner(thirdParties, { church: site.church, locale }, log)
    runner.follow(answers, isMember)
  }, [thirdParties, site, locale, answers, isMember])
  useEffect(() => runner?.pageShown(`${pathname}${search}`), [pathname, search])

  const isAnswered = asks.every((purpose) => answers[purpose] !== undefined)
  return isAnswered ? null : <ConsentBanner />
}

function log(message: string): void {
  // biome-ignore lint/suspicious/noConsole: for the site's administrators; the page works without the third party
  console.info(message)
}
