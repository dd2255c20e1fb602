import { reportBug } from '@narthex/client/data/act'
import { useEffect, useState } from 'react'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { IntlProvider } from 'use-intl'
import { applyBrand } from './document/brand.ts'
import { useLanguage } from './document/language.ts'
import { routes } from './routes.tsx'
import { LoginPage } from './session/login-page.tsx'
import { useOffice } from './session/office.ts'
import { UnreachablePage } from './session/unreachable-page.tsx'

/** The office in the reader's language and the church's colour: the way in, or its screens. */
export function App() {
  const { locale, texts } = useLanguage()
  const { state, church } = useOffice()
  useEffect(() => {
    if (church) applyBrand(church.corApp)
  }, [church])
  return (
    <IntlProvider locale={locale} timeZone={church?.fusoHorario ?? 'UTC'} messages={texts as never} onError={reportBug}>
      {state === 'in' && <Screens />}
      {state === 'out' && <LoginPage />}
      {state === 'unreachable' && <UnreachablePage />}
    </IntlProvider>
  )
}

/** The router is made once somebody is in: nothing is loaded for those who are not. */
function Screens() {
  const [router] = useState(() => createBrowserRouter(routes))
  return <RouterProvider router={router} />
}
