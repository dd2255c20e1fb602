import '../app.css'
import { useOwner } from '@narthex/client/calls/owner'
import { useStatus } from '@narthex/client/calls/status-store'
import { queryClient } from '@narthex/client/data/query-client'
import { closeMemberStore } from '@narthex/client/outbox/member-store'
import type { OfficeSession } from '@narthex/contract/office/session.schemas'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { IntlProvider } from 'use-intl'
import { cleanup, render } from 'vitest-browser-react'
import { loadTexts, useLanguage } from '../document/language.ts'
import { routes } from '../routes.tsx'
import { useDesk } from '../session/desk.ts'
import { enterOffice, useOffice } from '../session/office.ts'

/** A session of Ana, who writes the content of a church in Recife. */
export const aSession: OfficeSession = {
  user: { id: 7, email: 'ana@example.org' } as OfficeSession['user'],
  pessoa: { id: 70, nome: 'Ana', sobrenome: 'Lima', imagem: null },
  roles: ['ROLE_ADMIN_CONTENT'],
  rolesSuspensas: [],
  permissoes: ['content.publish', 'content.write', 'media'],
  limitadas: [],
  flagSegundoFator: false,
  provadaEm: '2026-11-29T12:00:00Z',
  provaAte: '2026-11-29T12:10:00Z',
  expiraEm: '2026-11-30T00:00:00Z',
  suporte: null,
  igreja: {
    id: 1,
    codigo: 'mare',
    slug: 'mare',
    nome: 'Igreja Maré',
    idioma: 'pt',
    fusoHorario: 'America/Recife',
    modulos: ['MOD_NOTICIA'],
    corApp: '#0e7c7b',
    logo: null,
    aparencia: 'glass',
    site: 'https://mare.example',
  },
}

/** Opens the office at an address, in Portuguese, as the person of the session. The API is whatever the test stubs. */
export async function renderOffice(path: string, own: Partial<OfficeSession> = {}) {
  enterOffice({ ...aSession, ...own })
  await speakPortuguese()
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const screen = await render(<Office router={router} />)
  return { screen, router }
}

/** The texts of the office in Portuguese, whatever a test before this one has chosen. */
export async function speakPortuguese(): Promise<void> {
  document.documentElement.lang = 'pt'
  useLanguage.setState({ locale: 'pt', texts: {} })
  await Promise.all([
    loadTexts('frame'),
    loadTexts('support'),
    loadTexts('entry'),
    loadTexts('editor'),
    loadTexts('login'),
  ])
}

function Office({ router }: { router: ReturnType<typeof createMemoryRouter> }) {
  const { locale, texts } = useLanguage()
  return (
    <IntlProvider locale={locale} timeZone="America/Recife" messages={texts as never}>
      <RouterProvider router={router} />
    </IntlProvider>
  )
}

/** Forgets everything that one test leaves to the next: session, questions, messages, data, and copies on the device. */
export async function leaveNothing(): Promise<void> {
  await cleanup()
  useOffice.setState({ state: 'starting', session: undefined, church: undefined })
  useOwner.setState({ accountId: undefined, memberId: undefined, isLoggedIn: false })
  useDesk.setState({ question: undefined })
  useStatus.setState({ loading: {}, messages: {} })
  queryClient.clear()
  closeMemberStore('office')
  closeMemberStore('member')
  sessionStorage.clear()
  localStorage.clear()
  const databases = await indexedDB.databases()
  await Promise.all(
    databases.map(
      ({ name = '' }) =>
        new Promise((resolve) => {
          const deletion = indexedDB.deleteDatabase(name)
          deletion.onsuccess = resolve
          deletion.onerror = resolve
          deletion.onblocked = resolve
        }),
    ),
  )
}
