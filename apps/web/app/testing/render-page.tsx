import { catalogue } from '@narthex/locales/catalogue'
import type { ReactNode } from 'react'
import { createRoutesStub } from 'react-router'
import { IntlProvider } from 'use-intl'
import { render } from 'vitest-browser-react'
import type { RootData } from '../page/root-data.ts'
import { aSite } from './person.ts'

/**
 * Renders a part of a page in Portuguese, at a church's site. `root` changes what the site says of itself.
 * @param search the query of its address, `?` included
 */
export function renderPage(page: ReactNode, root: Partial<RootData> = {}, search = '') {
  const site = { ...aSite, modules: [], corApp: '#0e7c7b' }
  const Site = createRoutesStub([
    { id: 'root', path: '/', Component: () => page },
    // Where links lead.
    { path: '*', Component: () => null },
  ])
  return render(
    <IntlProvider locale="pt" timeZone="America/Recife" messages={catalogue.pt as never}>
      <Site initialEntries={[`/${search}`]} hydrationData={{ loaderData: { root: { site, locale: 'pt', ...root } } }} />
    </IntlProvider>,
  )
}
