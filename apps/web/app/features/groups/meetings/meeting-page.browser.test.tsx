import { dropCopies } from '@narthex/client/data/member-copies'
import { queryClient } from '@narthex/client/data/query-client'
import { aToken, refuse, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import type { Meeting } from '@narthex/contract/groups/meeting.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPages } from '../../../testing/render-page.tsx'
import { aPerson, groupSite, onePage } from '../testing/groups.ts'
import { MeetingPage } from './meeting-page.tsx'

const id = '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b'
const came = { idUsuario: 7, nome: 'Ana', flagPresente: true, marcadaEm: '2026-04-28T21:00:00.000Z' }
const meeting: Meeting = {
  id,
  data: '2026-04-28',
  flagRealizada: true,
  tema: 'O semeador',
  presentes: 1,
  totalVisitantes: 1,
  versao: 1,
  observacoes: 'Trazer lanche.',
  idEstudo: 5,
  flagLider: true,
  observacoesLider: 'Visitar a Bia.',
  visitantes: [{ nome: 'Nina', telefone: '+5581912345678' }],
  presencas: [came],
}
const call = `/celula/3/reuniao-registro/${id}`
let api: StubbedApi

beforeEach(() => {
  useSession.setState({ isRead: true, token: aToken, account: anAccount, clientAccount: aMember })
  const people = [aPerson(7, 'Ana'), aPerson(8, 'Bia'), aPerson(9, 'Davi', { desde: '2026-04-29T12:00:00.000Z' })]
  api = stubApi({
    [`GET ${call}`]: meeting,
    'GET /celula/3/membro/': { ...onePage(people), flagOrganiza: true },
    'GET /estudo/': onePage([]),
  })
})
afterEach(async () => {
  await cleanup()
  await dropCopies()
  queryClient.clear()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const open = () => {
  const pages = {
    '/groups/:celulaId/meetings/:meetingId': () => <MeetingPage celulaId={3} meetingId={id} />,
    '/groups/:celulaId/meetings': () => <h1>list</h1>,
  }
  return renderPages(pages, `/groups/3/meetings/${id}`, { site: groupSite })
}

test('a leader reads who came, who missed it, the visitors and the leaders’ notes', async () => {
  const screen = await open()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'O semeador' })).toBeVisible()
  await expect.element(screen.getByText('1 presente · 1 visitante')).toBeVisible()
  for (const text of ['Trazer lanche.', 'Visitar a Bia.', 'Nina', 'Ana', 'Bia Prado'])
    await expect.element(screen.getByText(text).first()).toBeVisible()
  // Davi joined the day after.
  expect(screen.getByText('Davi Prado').elements()).toEqual([])
  await expect
    .element(screen.getByRole('link', { name: /^Ligar para Nina/ }))
    .toHaveAttribute('href', 'tel:+5581912345678')
  await expect.element(screen.getByRole('link', { name: 'Ver o estudo' })).toHaveAttribute('href', '/studies/5')
  await expectAccessible(screen.container)
})

test('a member reads the notes for the group alone, and changes nothing', async () => {
  api.answers[`GET ${call}`] = {
    ...meeting,
    flagLider: false,
    observacoesLider: null,
    visitantes: null,
    presencas: null,
  }
  const screen = await open()
  await expect.element(screen.getByText('Trazer lanche.')).toBeVisible()
  expect(screen.getByText(/Visitar|Nina|Quem veio/).elements()).toEqual([])
  expect(screen.getByRole('button').elements()).toEqual([])
  expect(api.asked.some((asked) => asked.includes('/membro/'))).toBe(false)
})

test('a record is deleted after a question, and leads back to the list', async () => {
  api.answers[`DELETE ${call}`] = refuse(503, 'BUSY')
  const screen = await open()
  await screen.getByRole('button', { name: 'Apagar' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Apagar este registro?' })
  await dialog.getByRole('button', { name: 'Apagar' }).click()
  await expect.element(dialog.getByText(/Não deu para apagar/)).toBeVisible()
  api.answers[`DELETE ${call}`] = {}
  await dialog.getByRole('button', { name: 'Apagar' }).click()
  await expect.element(screen.getByRole('heading', { name: 'list' })).toBeVisible()
})

test('a record is changed upon the version that was read', async () => {
  api.answers[`PUT ${call}`] = { versao: 2 }
  const screen = await open()
  await screen.getByRole('button', { name: 'Editar' }).click()
  await screen.getByLabelText(/^Tema/).fill('O joio')
  await screen.getByRole('button', { name: 'Salvar encontro' }).click()
  await vi.waitFor(() => expect(api.sent.at(-1)).toMatchObject({ body: { tema: 'O joio', versao: 1 } }))
  await expect.element(screen.getByText('Encontro salvo.')).toBeVisible()
})

test('a meeting that is not there says that only the group sees it', async () => {
  api.answers[`GET ${call}`] = refuse(404, 'NOT_FOUND')
  const screen = await open()
  await expect.element(screen.getByText('Só os participantes do grupo veem esta página')).toBeVisible()
})
