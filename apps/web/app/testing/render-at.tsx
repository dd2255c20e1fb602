import { catalogue } from '@narthex/locales/catalogue'
import type { ReactNode } from 'react'
import { createRoutesStub, useLocation } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect } from 'vitest'
import { render } from 'vitest-browser-react'
import type { RootData } from '../page/root-data.ts'
import { aSite } from './person.ts'

/**
 * Renders a page at an address of a church's site, in Portuguese, and goes with it from one state of that address to the
 * next. Every other address says itself (`leadsTo`).
 * @param address the path, with its query if any
 */
export function renderAt(address: string, page: ReactNode, root: Partial<RootData> = {}) {
  const [path = address] = address.split('?')
  const data = { site: { ...aSite, modules: [], corApp: '#0e7c7b' }, locale: 'pt', ...root }
  const Site = createRoutesStub([
    { id: 'root', path, Component: () => page, loader: () => data },
    { path: '*', Component: Elsewhere },
  ])
  return render(
    <IntlProvider locale="pt" timeZone="America/Recife" messages={catalogue.pt as never}>
      <Site initialEntries={[address]} hydrationData={{ loaderData: { root: data } }} />
    </IntlProvider>,
  )
}

function Elsewhere() {
  const { pathname, search } = useLocation()
  return <p>{`Em ${pathname}${search}`}</p>
}

/** The page has given way to the one at this address. */
export async function leadsTo(screen: Awaited<ReturnType<typeof renderAt>>, address: string): Promise<void> {
  await expect.element(screen.getByText(`Em ${address}`, { exact: true })).toBeVisible()
}
