import { useStatus } from '@narthex/client/calls/status-store'
import { aToken } from '@narthex/client/testing/stub-api'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { useParams } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../session/session.ts'
import { aMember, anAccount } from '../../testing/person.ts'
import { renderPages } from '../../testing/render-page.tsx'
import { DeleteNotePage } from './delete-note-page.tsx'
import { openNotebook } from './local/open-notebook.ts'
import { FakeNoteServer } from './local/testing/fake-note-server.ts'
import { NewNotePage } from './new-note-page.tsx'
import { NotePage } from './note-page.tsx'
import { NotesPage } from './notes-page.tsx'

let server: FakeNoteServer
let isOnline: boolean
/** Each test is of a member of its own: a browser keeps notes by member. */
let memberId = 500

beforeEach(() => {
  memberId++
  sessionStorage.clear()
  useSession.setState({ isRead: true, token: aToken, account: anAccount, clientAccount: { ...aMember, id: memberId } })
  server = new FakeNoteServer()
  isOnline = true
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const request = new Request(new URL(address, location.href), init)
    const answer = isOnline ? await server.answer(`${request.method} ${address}`, request) : undefined
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
})
afterEach(async () => {
  await cleanup()
  await notebook().then(({ sync }) => sync.close())
  useSession.setState(useSession.getInitialState(), true)
  useStatus.setState(useStatus.getInitialState(), true)
  localStorage.clear()
  vi.unstubAllGlobals()
})

const notebook = () => openNotebook({ codigo: 'ponte', memberId })
const texts = () => [...server.notes.keys()].map((id) => server.textOf(id))

function open(address: string) {
  const useNoteId = () => useParams().noteId ?? ''
  return renderPages(
    {
      '/user/notes': () => <NotesPage title="Minhas anotações" />,
      '/user/notes/new': () => <NewNotePage title="Nova anotação" />,
      '/user/notes/:noteId': () => <NotePage title="Anotação" noteId={useNoteId()} />,
      '/user/notes/:noteId/delete': () => <DeleteNotePage title="Apagar" noteId={useNoteId()} />,
    },
    address,
  )
}
type Screen = Awaited<ReturnType<typeof open>>
const title = (screen: Screen) => screen.getByRole('textbox', { name: 'Título', exact: true })
const text = (screen: Screen) => screen.getByRole('textbox', { name: 'Texto da anotação' })
const card = (screen: Screen, name: string) => screen.getByRole('listitem').filter({ hasText: name })

/** Expects the note to be on the device, and sends it without waiting for a pause in the typing. */
async function isSaved(screen: Screen): Promise<void> {
  await expect.element(screen.getByText('Salva neste aparelho', { exact: true })).toBeVisible()
  dispatchEvent(new Event('online'))
  await expect.element(screen.getByText('Salva', { exact: true })).toBeVisible()
}

test('a note is begun with its title, goes on with the text, and is saved', async () => {
  const screen = await open('/user/notes/new')
  await expect.element(title(screen)).toHaveFocus()
  await userEvent.keyboard('Fé e graça{Enter}')
  await expect.element(text(screen)).toHaveFocus()
  await userEvent.keyboard('Efésios 2.8')
  await isSaved(screen)
  expect(texts()).toEqual(['Efésios 2.8'])
})

test('a note without a title stays a draft on the device and says so, and one touch gives it one', async () => {
  const before = await open('/user/notes/new')
  await text(before).click()
  await userEvent.keyboard('Sem nome ainda')
  await expect.element(before.getByText(/^Dê um título para salvar\./)).toBeVisible()
  await expectAccessible(before.container)
  await before.unmount()
  const list = await open('/user/notes')
  await expect.element(card(list, 'Sem título')).toMatchTextContent('Rascunho neste aparelho')
  await card(list, 'Sem título').getByRole('link').click()
  await expect.element(text(list)).toMatchTextContent('Sem nome ainda')
  expect(texts()).toEqual([])
  await list.getByRole('button', { name: /^Usar “Mensagem de/ }).click()
  await expect.element(title(list)).toHaveValue(expect.stringMatching(/^Mensagem de \d/))
  await isSaved(list)
  expect(texts()).toEqual(['Sem nome ainda'])
})

test('a note with nothing in it is gone when one goes on', async () => {
  const begun = await open('/user/notes/new')
  await title(begun).fill('a')
  await isSaved(begun)
  await title(begun).fill('')
  await begun.unmount()
  await vi.waitFor(() => expect(texts()).toEqual([]))
  const list = await open('/user/notes')
  await expect.element(list.getByText('Guarde o que Deus falar com você')).toBeVisible()
})

test('notes are found by their words, without accents and in any order', async () => {
  for (const name of ['Fé e graça', 'Outra']) {
    const note = await open(`/user/notes/new?title=${encodeURIComponent(name)}`)
    await isSaved(note)
    await note.unmount()
  }
  const screen = await open('/user/notes')
  await expect.element(card(screen, 'Outra')).toBeVisible()
  await screen.getByRole('searchbox', { name: 'Buscar nas anotações' }).fill('GRACA fe')
  await expect.element(screen.getByText('1 anotação')).toBeVisible()
  await expect.element(card(screen, 'Outra')).not.toBeInTheDocument()
  await expectAccessible(screen.container)
  await screen.getByRole('searchbox').fill('nada')
  await expect.element(screen.getByText('Nenhum resultado para “nada”')).toBeVisible()
})

test('without a network a note is kept on the device, and sent once it is back', async () => {
  isOnline = false
  const before = await open('/user/notes/new?title=No+culto')
  await text(before).click()
  await userEvent.keyboard('Nada se perdeu')
  await expect.element(before.getByText(/^Salva neste aparelho/)).toBeVisible()
  await before.unmount()
  const screen = await open('/user/notes')
  await expect.element(screen.getByText(/Aqui está o que há neste aparelho\.$/)).toBeVisible()
  await expect.element(card(screen, 'No culto')).toMatchTextContent('Aguardando conexão')
  isOnline = true
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(texts()).toEqual(['Nada se perdeu']))
  await expect.element(card(screen, 'No culto')).not.toMatchTextContent('Aguardando conexão')
})

test('a note is deleted after a question, everywhere', async () => {
  const screen = await open('/user/notes/new?title=Dividida')
  await isSaved(screen)
  const remove = screen.getByRole('button', { name: 'Apagar', exact: true })
  await remove.click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Apagar “Dividida”?' })).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('link', { name: 'Manter' }).click()
  await expect.element(title(screen)).toHaveValue('Dividida')
  await remove.click()
  await screen.getByRole('button', { name: 'Apagar anotação' }).click()
  await expect.element(screen.getByText('Guarde o que Deus falar com você')).toBeVisible()
  await vi.waitFor(() => expect(server.notes.size).toBe(0))
  expect(useStatus.getState().messages.GLOBAL?.map(({ text }) => text)).toEqual(['Anotação apagada.'])
})

test('what was deleted elsewhere while something was written here is its writer’s to keep', async () => {
  const screen = await open('/user/notes/new?title=Dividida')
  await isSaved(screen)
  const [id = ''] = server.notes.keys()
  server.notes.delete(id)
  server.deleted.add(id)
  await text(screen).click()
  await userEvent.keyboard('e o resto')
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Esta anotação foi apagada em outro aparelho')
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Salvar como nova' }).click()
  await expect.element(text(screen)).toMatchTextContent('e o resto')
  await vi.waitFor(() => expect(texts()).toEqual(['e o resto']))
  expect(server.notes.has(id)).toBe(false)
})
