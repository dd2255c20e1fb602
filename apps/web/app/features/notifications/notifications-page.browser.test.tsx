import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../session/session.ts'
import { aMember, anAccount } from '../../testing/person.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { NotificationsPage } from './notifications-page.tsx'

/** The newest first. */
let titles: string[]
let answerOlder: () => void
let isOlderHeld: Promise<void>

beforeEach(() => {
  useSession.setState({ account: anAccount, clientAccount: aMember })
  titles = ['Vigília', 'Batismo', 'Ceia', 'Coral']
  isOlderHeld = Promise.resolve()
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, location.href)
    if (!pathname.endsWith('/notificacao')) return Response.json({})
    const after = searchParams.get('antes')
    const first = after ? titles.findIndex((title) => cursorAt(title) === after) + 1 : 0
    // Read when the call is sent: what comes later is not in its answer.
    const page = titles.slice(first, first + 2)
    const last = page.at(-1)
    if (after) await isOlderHeld
    const hasMore = first + 2 < titles.length
    return Response.json({ itens: page.map(notification), proximo: last && hasMore ? cursorAt(last) : null })
  })
})

afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const idFrom = (title: string) => [...title].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0) % 1e6
const cursorAt = (title: string) => `2026-01-01T12:00:00.000Z_1_${idFrom(title)}`

function notification(titulo: string) {
  return {
    id: idFrom(titulo),
    titulo,
    corpo: 'Um recado.',
    tipo: null,
    idEntidadeRelacionada: null,
    uuidEntidadeRelacionada: null,
    dataCadastro: '2026-01-01T12:00:00.000Z',
    igreja: { codigo: 'ponte', nome: 'Ponte' },
    flagLida: true,
  }
}

function push(title: string): void {
  titles = [title, ...titles]
  navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: 'PUSHED' } }))
}

const openPage = () => renderPage(<NotificationsPage title="Notificações" />)
type Screen = Awaited<ReturnType<typeof openPage>>
const older = (screen: Screen) => screen.getByRole('button', { name: 'Mostrar mais antigas' })

test('a notification that is pushed while older ones are loading is listed with them', async () => {
  isOlderHeld = new Promise((resolve) => {
    answerOlder = resolve
  })
  const screen = await openPage()
  await older(screen).click()
  push('Mutirão')
  // Time for a reload that does not wait to be answered first.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  answerOlder()
  await expect.element(screen.getByText('Ceia')).toBeVisible()
  await expect.element(screen.getByText('Mutirão')).toBeVisible()
  await expect.element(screen.getByText('Ceia')).toBeVisible()
})

test('a push keeps the pages that are open', async () => {
  const screen = await openPage()
  await older(screen).click()
  await expect.element(screen.getByText('Ceia')).toBeVisible()
  push('Mutirão')
  await expect.element(screen.getByText('Mutirão')).toBeVisible()
  await expect.element(screen.getByText('Ceia')).toBeVisible()
})
