import { reportBug } from '@narthex/client/data/act'
import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { useEffect } from 'react'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { IntlProvider } from 'use-intl'
import { applyBrand } from './document/brand.ts'
import { loadTexts, useLanguage } from './document/language.ts'
import { routes } from './routes.tsx'
import { useOffice } from './session/office.ts'
import { UnreachablePage } from './session/unreachable-page.tsx'

const LoginPage = lazyPart(async () => {
  const [{ LoginPage }] = await Promise.all([import('./session/login-page.tsx'), loadTexts('login')])
  return LoginPage
})

/** Made before the app is drawn: the screen of the address is loaded while it is asked who is here. */
export const openRouter = () => createBrowserRouter(routes)

/** The office in the reader's language and the church's colour: the way in, or its screens. */
export function App({ router }: { readonly router: ReturnType<typeof openRouter> }) {
  const { locale, texts } = useLanguage()
  const { state, church } = useOffice()
  useEffect(() => {
    if (church) void applyBrand(church.corApp)
  }, [church])
  return (
    <IntlProvider locale={locale} timeZone={church?.fusoHorario ?? 'UTC'} messages={texts as never} onError={reportBug}>
      {state === 'in' && <RouterProvider router={router} />}
      {state === 'out' && (
        <LazyPart failed={<UnreachablePage />}>
          <LoginPage />
        </LazyPart>
      )}
      {state === 'unreachable' && <UnreachablePage />}
    </IntlProvider>
  )
}
