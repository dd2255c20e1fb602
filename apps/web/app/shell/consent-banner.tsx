import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { siteName } from '../church/site.ts'
import { ConsentSwitches } from '../components/consent-switches.tsx'
import { SmartLink } from '../components/smart-link.tsx'
import { type Answers, answer } from '../consent/consent.ts'
import { consentQuestionId } from '../document/asleep.ts'
import { useRoot } from '../page/use-site.ts'

/** The page was hydrated by the choice among several purposes. */
const wasChoosing = (): Answers | undefined =>
  !import.meta.env.SSR && document.documentElement.dataset.consent === 'choose' ? {} : undefined

/** Hides the server-rendered banner. */
function hideSleepingQuestion(): void {
  document.getElementById(consentQuestionId)?.setAttribute('hidden', '')
}

/** Asks for consent once and does not block the page: it can be used without an answer. */
export function ConsentBanner() {
  const t = useTranslations('consent')
  const { site, asks } = useRoot()
  const titleId = useId()
  const [chosen, setChosen] = useState<Answers | undefined>(wasChoosing)
  useEffect(hideSleepingQuestion, [])
  const all = (isYes: boolean) => Object.fromEntries(asks.map((purpose) => [purpose, isYes]))
  const close = (answers: Answers) => {
    answer({ ...all(false), ...answers })
    // The focused button is removed with the banner.
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  return (
    <section
      aria-labelledby={titleId}
      className="consent-banner fixed inset-x-2 bottom-[calc(var(--bottom-inset)+0.5rem)] z-40 mx-auto max-h-[70dvh] max-w-2xl overflow-y-auto rounded-card border border-line bg-card p-4 shadow-float md:bottom-5 md:p-5 print:hidden"
    >
      <h2 id={titleId} className="text-base md:text-lg">
        {t('title')}
      </h2>
      <p className="mt-0.5 text-sm text-muted">
        {t('lead', { name: siteName(site), purposes: asks.join('-') })}{' '}
        <SmartLink to="/privacy" className="text-brand-text underline underline-offset-4">
          {t('more')}
        </SmartLink>
      </p>
      {chosen && (
        <div className="mt-2">
          <ConsentSwitches purposes={asks} answers={chosen} onChange={setChosen} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1">
        {chosen ? (
          <button type="button" className={`${buttonClass('quiet')} grow`} onClick={() => close(chosen)}>
            {t('save')}
          </button>
        ) : (
          <>
            <button
              type="button"
              className={`${buttonClass('quiet')} flex-1`}
              onClick={() => close(all(true))}
              data-consent="all"
            >
              {t('accept')}
            </button>
            <button
              type="button"
              className={`${buttonClass('quiet')} flex-1`}
              onClick={() => close(all(false))}
              data-consent="none"
            >
              {t('refuse')}
            </button>
            <button
              type="button"
              className={`${textLinkClass} justify-center px-3`}
              onClick={() => setChosen({})}
              data-consent="choose"
            >
              {t('choose')}
            </button>
          </>
        )}
      </div>
    </section>
  )
}
