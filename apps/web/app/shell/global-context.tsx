import { AsleepNotice } from './asleep-notice.tsx'
import { CaptchaDesk } from './captcha-desk.tsx'
import { GlobalLoading } from './global-loading.tsx'
import { GlobalMessages } from './global-messages.tsx'
import { HandOffQuestion } from './hand-off-question.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { UnsentQuestion } from './unsent-question.tsx'

/** Parts that concern the whole app on every page: its loading screen, its messages, its connection. */
export function GlobalContext() {
  return (
    <>
      <div
        aria-live="polite"
        className="pointer-events-none fixed inset-x-3 below-header-2 z-40 mx-auto flex max-w-modal flex-col gap-2 print:hidden"
      >
        <GlobalMessages />
      </div>
      <div aria-live="polite">
        <AsleepNotice />
        <OfflineBanner />
      </div>
      <GlobalLoading />
      <CaptchaDesk />
      <HandOffQuestion />
      <UnsentQuestion />
    </>
  )
}
