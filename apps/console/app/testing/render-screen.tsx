import '../app.css'
import { queryClient } from '@narthex/client/data/query-client'
import type { OfficeSession } from '@narthex/contract/office/session.schemas'
import { catalogue } from '@narthex/locales/catalogue'
import { consoleCatalogue } from '@narthex/locales/console-catalogue'
import type { ReactNode } from 'react'
import { createRoutesStub, useLocation } from 'react-router'
import { IntlProvider } from 'use-intl'
import { render } from 'vitest-browser-react'
import { enterOffice } from '../session/office.ts'
import { Toasts } from '../shell/toasts.tsx'

const session: OfficeSession = {
  user: { id: 7, email: 'rute@example.org' } as OfficeSession['user'],
  pessoa: { id: 3, nome: 'Rute', sobrenome: 'Lima', imagem: null },
  roles: ['ROLE_ADMIN_CONTENT'],
  rolesSuspensas: [],
  permissoes: ['content.publish', 'content.write', 'media'],
  limitadas: [],
  flagSegundoFator: false,
  provadaEm: '2026-05-04T12:00:00Z',
  provaAte: '2026-05-04T12:10:00Z',
  expiraEm: '2026-05-04T20:00:00Z',
  suporte: null,
  igreja: {
    id: 1,
    codigo: 'mare',
    slug: 'mare',
    nome: 'Maré',
    idioma: 'pt',
    fusoHorario: 'America/Recife',
    modulos: ['MOD_NOTICIA'],
    corApp: '#0e7c7b',
    logo: null,
    aparencia: 'glass',
    site: 'https://mare.example',
  },
}

/** Renders a screen of the office at an address, in Portuguese, as a content editor sees it, or another person. Its address stands in `data-address`. */
export function renderScreen(address: string, screen: ReactNode, own: Partial<OfficeSession> = {}) {
  queryClient.clear()
  enterOffice({ ...session, ...own })
  const [path = address] = address.split('?')
  const Office = createRoutesStub([
    { path, Component: () => <Screen>{screen}</Screen> },
    { path: '*', Component: () => <Screen>elsewhere</Screen> },
  ])
  return render(
    <IntlProvider locale="pt" timeZone="America/Recife" messages={{ ...catalogue.pt, ...consoleCatalogue.pt } as never}>
      <Office initialEntries={[address]} />
    </IntlProvider>,
  )
}

function Screen({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <>
      <main data-address={pathname + search}>{children}</main>
      <Toasts />
    </>
  )
}
