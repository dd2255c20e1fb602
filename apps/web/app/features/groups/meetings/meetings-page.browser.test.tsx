import { dropCopies } from '@narthex/client/data/member-copies'
import { queryClient } from '@narthex/client/data/query-client'
import { openMemberStore } from '@narthex/client/outbox/member-store'
import { aToken, refuse, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import type { Meeting, MeetingRecord } from '@narthex/contract/groups/meeting.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPages } from '../../../testing/render-page.tsx'
import { aPerson, groupSite, onePage } from '../testing/groups.ts'
import { listDrafts } from './drafts.ts'
import { meetingOutbox } from './meeting-outbox.ts'
import { MeetingsPage } from './meetings-page.tsx'
import { newRecordId } from './record.ts'

const today = '2026-04-28'
const id = newRecordId(3, today, [])
const list = 'GET /celula/3/reuniao-registro/'
const record = `PUT /celula/3/reuniao-registro/${id}`
const place = { memberId: aMember.id, celulaId: 3 }
let api: StubbedApi
let meetings: Meeting[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T22:00:00.000Z`) })
  useSession.setState({ isRead: true, token: aToken, account: anAccount, clientAccount: aMember })
  meetings = []
  api = stubApi({
    [list]: () => listed(true),
    [record]: (body: MeetingRecord) => {
      meetings = [recorded(body)]
      return { versao: 1 }
    },
    'GET /estudo/': onePage([]),
    'GET /celula/3/material/': [],
    'GET /celula/3/membro/': { ...onePage([aPerson(7, 'Ana'), aPerson(8, 'Bia')]), flagOrganiza: true },
  })
})
afterEach(async () => {
  await cleanup()
  await (await openMemberStore('member')).clear(['draft', 'unsent', 'sent'], () => true)
  await meetingOutbox.clear({ memberId: aMember.id })
  await dropCopies()
  queryClient.clear()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The list as leaders, or members, see it. */
function listed(flagLider: boolean) {
  const isRecorded = meetings.some(({ data }) => data === today)
  const days = { pendentes: flagLider && !isRecorded ? [today] : [] }
  return { ...onePage(meetings), celula: { id: 3, nome: 'Mesa da Aurora' }, flagLider, ...days }
}

/** Meeting as the server returns it after a record. */
function recorded({ presencas, visitantes, ...body }: MeetingRecord): Meeting {
  const marks = presencas.map((mark) => ({ ...mark, nome: 'Ana' }))
  const counts = { presentes: presencas.filter(({ flagPresente }) => flagPresente).length }
  return {
    ...body,
    ...counts,
    id,
    versao: 1,
    flagLider: true,
    visitantes,
    presencas: marks,
    totalVisitantes: visitantes.length,
  }
}

const open = (query = '') => {
  const pages = { '/groups/:celulaId/meetings': () => <MeetingsPage title="Encontros" celulaId={3} /> }
  return renderPages(pages, `/groups/3/meetings${query}`, { site: groupSite })
}
type Screen = Awaited<ReturnType<typeof open>>
const begin = (screen: Screen) => screen.getByRole('button', { name: 'Registrar encontro' })
const save = (screen: Screen) => screen.getByRole('button', { name: 'Salvar encontro' })
const row = (screen: Screen) => screen.getByRole('listitem').filter({ hasText: 'O semeador' })

async function writeDown(screen: Screen) {
  await begin(screen).click()
  await screen.getByRole('checkbox', { name: 'Ana Prado' }).click()
  await screen.getByLabelText(/^Tema/).fill('O semeador')
}

test('a leader records the meeting of a day that lacks one', async () => {
  const screen = await open()
  await expect
    .element(screen.getByRole('region', { name: 'Falta registrar' }).getByRole('button'))
    .toMatchTextContent('Hoje')
  await expectAccessible(screen.container)
  await writeDown(screen)
  await save(screen).click()
  await expect.element(row(screen)).toMatchTextContent('1 presente')
  expect(screen.getByText('Falta registrar').elements()).toEqual([])
  expect(api.sent).toMatchObject([{ call: record, body: { tema: 'O semeador', versao: null } }])
  await expect.element(row(screen).getByRole('link')).toHaveAttribute('href', `/groups/3/meetings/${id}`)
})

test('what was begun is kept over a reload, put aside, gone on with, and discarded after a question', async () => {
  const before = await open()
  await writeDown(before)
  await expect.poll(async () => (await listDrafts(place))[0]?.tema).toBe('O semeador')
  await before.unmount()
  const screen = await open(`?write=${id}&day=${today}`)
  await expect.element(screen.getByLabelText(/^Tema/)).toHaveValue('O semeador')
  await expect.element(screen.getByRole('checkbox', { name: 'Ana Prado' })).toBeChecked()
  await screen.getByRole('button', { name: 'Terminar depois' }).click()
  await expect.element(screen.getByText('Você começou a registrar o encontro de hoje')).toBeVisible()
  await screen.getByRole('button', { name: 'Continuar' }).click()
  await expect.element(screen.getByLabelText(/^Tema/)).toHaveValue('O semeador')
  await screen.getByRole('button', { name: 'Terminar depois' }).click()
  await screen.getByRole('button', { name: 'Descartar' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
  await expect.element(screen.getByText(/Você começou a registrar/)).not.toBeInTheDocument()
  expect(await listDrafts(place)).toEqual([])
  expect(api.sent).toEqual([])
})

test('a record that could not be sent waits on the device, is in the list, and is sent at the next attempt', async () => {
  const screen = await open()
  await writeDown(screen)
  api.isAnswering = false
  await save(screen).click()
  await expect.element(row(screen)).toMatchTextContent('Salvo neste aparelho. Será enviado quando houver conexão.')
  await screen.unmount()
  queryClient.clear()
  const offline = await open()
  await expect.element(row(offline)).toMatchTextContent('Salvo neste aparelho')
  await expect.element(offline.getByText('Sem conexão: estes são os dados salvos neste aparelho.')).toBeVisible()
  api.isAnswering = true
  await meetingOutbox.send()
  await expect.element(row(offline)).toMatchTextContent('1 presente')
  expect(row(offline).elements()).toHaveLength(1)
  expect(offline.getByText(/Salvo neste aparelho/).elements()).toEqual([])
})

test('where another leader wrote of the same meeting both texts are shown, and one is chosen', async () => {
  const theirs = { tema: 'O semeador, parte um', observacoes: null, observacoesLider: null, idEstudo: null }
  const rui = { idUsuario: 8, flagPresente: true, marcadaEm: '2026-04-28T21:00:00.000Z' }
  const days = { data: today, flagRealizada: true }
  meetings = [recorded({ ...theirs, ...days, visitantes: [], presencas: [rui], versao: null })]
  api.answers[`GET /celula/3/reuniao-registro/${id}`] = () => Response.json({ ...meetings[0], versao: 4 })
  api.answers[list] = () => ({ ...listed(true), itens: [], total: 0, pendentes: [today] })
  api.answers[record] = ({ versao }: MeetingRecord) =>
    versao === 4 ? { versao: 5 } : refuse(409, 'CHANGED_MEANWHILE')()
  const screen = await open()
  await writeDown(screen)
  await save(screen).click()
  await expect.element(row(screen)).toMatchTextContent('Alguém também escreveu sobre este encontro')
  await screen.getByRole('button', { name: 'Escolher' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Qual texto manter?' })
  await expect.element(dialog.getByText('O semeador, parte um')).toBeVisible()
  await expectAccessible(screen.container)
  await dialog.getByRole('button', { name: 'Manter o que estava salvo' }).click()
  await vi.waitFor(async () => expect(await meetingOutbox.list(aMember.id)).toEqual([]))
  // Who came here is sent with the words that were chosen; the church joins it with what it has.
  expect(api.sent.at(-1)).toMatchObject({
    call: record,
    body: { versao: 4, tema: 'O semeador, parte um', presencas: [{ idUsuario: 7, flagPresente: true }] },
  })
})

test('one’s own text is kept upon what was saved', async () => {
  api.answers[`GET /celula/3/reuniao-registro/${id}`] = () =>
    Response.json({ ...recorded(api.sent[0]?.body as MeetingRecord), tema: null, versao: 4 })
  api.answers[record] = ({ versao }: MeetingRecord) =>
    versao === 4 ? { versao: 5 } : refuse(409, 'CHANGED_MEANWHILE')()
  const screen = await open()
  await writeDown(screen)
  await save(screen).click()
  await screen.getByRole('button', { name: 'Escolher' }).click()
  await screen.getByRole('button', { name: 'Manter o meu' }).click()
  await vi.waitFor(() => expect(api.sent.at(-1)?.body).toMatchObject({ versao: 4, tema: 'O semeador' }))
})

test('a record that was deleted elsewhere is written again under its own number, or dropped', async () => {
  api.answers[record] = refuse(409, 'MEETING_REMOVED')
  const screen = await open()
  await writeDown(screen)
  await save(screen).click()
  await expect.element(row(screen)).toMatchTextContent('Este registro foi apagado em outro aparelho.')
  const uuid = '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b'
  const other = vi.spyOn(crypto, 'randomUUID').mockReturnValue(uuid)
  api.answers[`PUT /celula/3/reuniao-registro/${uuid}`] = { versao: 1 }
  await screen.getByRole('button', { name: 'Registrar de novo' }).click()
  await vi.waitFor(async () => expect(await meetingOutbox.list(aMember.id)).toEqual([]))
  other.mockRestore()
  expect(api.sent.at(-1)).toMatchObject({ body: { versao: null, tema: 'O semeador' } })
})

test('a leader who leads no more is told that nothing was saved, and may try again or drop it', async () => {
  api.answers[record] = refuse(404, 'NOT_FOUND')
  const screen = await open()
  await writeDown(screen)
  await save(screen).click()
  await expect.element(row(screen)).toMatchTextContent('Este registro não foi salvo.')
  const before = api.sent.length
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  await vi.waitFor(() => expect(api.sent.length).toBe(before + 1))
  await screen.getByRole('button', { name: 'Descartar' }).click()
  await expect.element(row(screen)).not.toBeInTheDocument()
})

test('a member reads and records nothing; a member of no group finds nothing', async () => {
  api.answers[list] = () => listed(false)
  const screen = await open(`?write=${id}&day=${today}`)
  await expect.element(screen.getByText('Quando um líder registrar um encontro, ele aparece aqui.')).toBeVisible()
  expect(screen.getByRole('button', { name: /Registrar|Salvar|Adicionar/ }).elements()).toEqual([])
  await screen.unmount()
  queryClient.clear()
  api.answers[list] = refuse(404, 'NOT_FOUND')
  const outside = await open()
  await expect.element(outside.getByText('Só os participantes do grupo veem esta página')).toBeVisible()
  await expectAccessible(outside.container)
})
