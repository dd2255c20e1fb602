import { catalogue } from '@narthex/locales/catalogue'
import type { ComponentType, ReactNode } from 'react'
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
  return renderSite([{ id: 'root', path: '/', Component: () => page }], `/${search}`, root)
}

/** Renders pages by the patterns of their addresses, for what leads from one to the next. Begins at `address`. */
export function renderPages(
  pages: Readonly<Record<string, ComponentType>>,
  address: string,
  root: Partial<RootData> = {},
) {
  const children = Object.entries(pages).map(([path, Component]) => ({ path, Component }))
  return renderSite([{ id: 'root', path: '/', children, ...keptData }], address, root)
}

/** Data that is there from the beginning stays when a page leads to the next one. */
const keptData = { loader: () => null, shouldRevalidate: () => false }

type Pages = Parameters<typeof createRoutesStub>[0]

function renderSite(pages: Pages, address: string, root: Partial<RootData>) {
  const site = { ...aSite, modules: [], corApp: '#0e7c7b' }
  // Where other links lead.
  const Site = createRoutesStub([...pages, { path: '*', Component: () => null }])
  return render(
    <IntlProvider locale="pt" timeZone="America/Recife" messages={catalogue.pt as never}>
      <Site initialEntries={[address]} hydrationData={{ loaderData: { root: { site, locale: 'pt', ...root } } }} />
    </IntlProvider>,
  )
}
