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
  return renderSite([{ id: 'root', path: '/', Component: () => page }], [`/${search}`], root)
}

/** Renders pages by the patterns of their addresses, for what leads from one to the next. Begins at `address`, or at the last entry of `history`. */
export function renderPages(
  pages: Readonly<Record<string, ComponentType>>,
  address: string,
  root: Partial<RootData> = {},
  history: Entries = [address],
) {
  const children = Object.entries(pages).map(([path, Component]) => ({ path, Component }))
  return renderSite([{ id: 'root', path: '/', children, ...keptData }], history, root)
}

/** Data that is there from the beginning stays when a page leads to the next one. */
const keptData = { loader: () => null, shouldRevalidate: () => false }

type Pages = Parameters<typeof createRoutesStub>[0]
/** Addresses, or locations with the state of their entry. */
type Entries = readonly (string | { readonly pathname: string; readonly state: object })[]

function renderSite(pages: Pages, history: Entries, root: Partial<RootData>) {
  const site = { ...aSite, modules: [], corApp: '#0e7c7b' }
  // Where other links lead.
  const Site = createRoutesStub([...pages, { path: '*', Component: () => null }])
  return render(
    <IntlProvider locale="pt" timeZone="America/Recife" messages={catalogue.pt as never}>
      <Site initialEntries={[...history]} hydrationData={{ loaderData: { root: { site, locale: 'pt', ...root } } }} />
    </IntlProvider>,
  )
}
