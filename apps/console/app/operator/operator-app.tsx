import { reportBug } from '@narthex/client/data/act'
import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import type { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { IntlProvider, useTranslations } from 'use-intl'
import { useLanguage } from '../document/language.ts'
import { OperatorEntrance } from './session/operator-entrance.tsx'
import { readSession, useOperator } from './session/operator-session.ts'

/** The operators' console in the reader's language, on the clocks of their device: the way in, or its screens. */
export function OperatorApp({ router }: { readonly router: ReturnType<typeof createBrowserRouter> }) {
  const { locale, texts } = useLanguage()
  const state = useOperator((operator) => operator.state)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <IntlProvider locale={locale} timeZone={timeZone} messages={texts as never} onError={reportBug}>
      {state === 'in' && <RouterProvider router={router} />}
      {state === 'out' && <OperatorEntrance />}
      {state === 'unreachable' && <Unreachable />}
    </IntlProvider>
  )
}

function Unreachable() {
  const t = useTranslations('consoleSession.unreachable')
  return (
    <main className="mx-auto grid min-h-dvh max-w-measure content-center p-4">
      <div role="alert">
        <EmptyState icon="offline" title={t('title')} lead={t('lead')} isPage>
          <button type="button" className={buttonClass('primary')} onClick={() => void readSession()}>
            {t('retry')}
          </button>
        </EmptyState>
      </div>
    </main>
  )
}
