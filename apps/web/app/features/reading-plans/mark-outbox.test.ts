import 'fake-indexeddb/auto'
import { closeMemberStore } from '@narthex/client/outbox/member-store'
import { type FakeBrowser, fakeBrowser, refusal, tokenFrom } from '@narthex/client/testing/browser'
import type { PassageMark } from '@narthex/contract/reading-plans/merge-marks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../session/session.ts'
import { aMember, anAccount } from '../../testing/person.ts'
import { keepMarks, markOutbox } from './mark-outbox.ts'
import { readingsToSend } from './readings-to-send.ts'
import { aSubscription, aSubscriptionId } from './testing/a-subscription.ts'

const memberId = aMember.id
const place = { memberId, id: aSubscriptionId }
let browser: FakeBrowser
/** Bodies of the calls: round and passages. */
let sent: { rodada: number; marcas: PassageMark[] }[]

beforeEach(() => {
  browser = fakeBrowser({ path: '/reading-plans' })
  vi.stubGlobal('document', { documentElement: { lang: 'pt-BR' } })
  sent = []
  const token = tokenFrom(0, 4_000_000_000)
  useSession.setState({ ...useSession.getInitialState(), token, account: anAccount, clientAccount: aMember })
})
afterEach(async () => {
  await markOutbox.clear({ memberId })
  vi.unstubAllGlobals()
})

const mark = (dia: number, lida = true, minute = 0): PassageMark => ({
  dia,
  lida,
  passagem: `Ps.${dia}`,
  em: new Date(Date.UTC(2026, 2, 1, 10, minute)).toISOString(),
})
const keep = (...marcas: PassageMark[]) => keepMarks(place, { rodada: 1, marcas })
const listKept = async () => (await markOutbox.list(memberId))[0]?.record.marcas
const listDays = (marks: readonly PassageMark[] = []) => marks.map(({ dia, lida }) => (lida ? dia : -dia))

function answerEverything(): void {
  browser.answer((_, request) => {
    void request.json().then((body) => sent.push(body))
    return Response.json(aSubscription())
  })
}

test('marks wait on the device while nobody answers, and are sent together and forgotten once somebody does', async () => {
  await keep(mark(1), mark(2))
  await markOutbox.send()
  expect(listDays(await listKept())).toEqual([1, 2])
  browser.asked.length = 0
  answerEverything()
  await markOutbox.send()
  await expect.poll(() => sent.map(({ rodada, marcas }) => [rodada, listDays(marcas)])).toEqual([[1, [1, 2]]])
  expect(browser.asked).toEqual([`PUT /api/v1/user/plano-leitura/${aSubscriptionId}/leitura?idioma=pt`])
  expect(await listKept()).toBeUndefined()
})

test('marks made at the same moment are all kept: each reads what was kept before', async () => {
  await Promise.all([1, 2, 3, 4].map((dia) => keep(mark(dia))))
  expect(listDays(await listKept())).toEqual([1, 2, 3, 4])
})

test('a passage that is marked and unmarked is sent once, as it was left', async () => {
  await keep(mark(1))
  await keep(mark(1, false, 5))
  expect(listDays(await listKept())).toEqual([-1])
})

test('marks of a round before a reset are replaced by the first of the new one', async () => {
  await keep(mark(1), mark(2))
  await keepMarks(place, { rodada: 2, marcas: [mark(3)] })
  expect(await markOutbox.list(memberId)).toMatchObject([{ record: { rodada: 2, marcas: [{ dia: 3 }] } }])
})

test('what is marked while others are on their way stays, and is sent next', async () => {
  await keep(mark(1))
  await markOutbox.send()
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    if (sent.length === 1) await keep(mark(2))
    return Response.json(aSubscription())
  })
  await markOutbox.send()
  await expect.poll(() => sent.map(({ marcas }) => listDays(marcas))).toEqual([[1], [2]])
  await expect.poll(listKept).toBeUndefined()
})

test('marks that may have arrived are sent again as they were, before what was marked since', async () => {
  await keep(mark(1))
  await markOutbox.send()
  await keep(mark(2))
  answerEverything()
  await markOutbox.send()
  await expect.poll(() => sent.map(({ marcas }) => listDays(marcas))).toEqual([[1], [2]])
})

test('more marks than one call takes are sent in several', async () => {
  await keep(...Array.from({ length: 501 }, (_, index) => mark(index + 1)))
  answerEverything()
  await markOutbox.send()
  await expect.poll(() => sent.map(({ marcas }) => marcas.length)).toEqual([500, 1])
})

test('marks of a plan that was left on another device are forgotten', async () => {
  await keep(mark(1))
  browser.answer(() => refusal(404, 'NOT_FOUND'))
  await markOutbox.send()
  expect(await listKept()).toBeUndefined()
})

test('marks that the server refuses stay and are not sent again by themselves; those it was too busy for are', async () => {
  await keep(mark(1))
  browser.answer(() => refusal(503, 'BUSY'))
  await markOutbox.send()
  expect(await markOutbox.list(memberId)).toMatchObject([{ state: 'waiting' }])
  browser.answer(() => refusal(400, 'VALIDATION'))
  await markOutbox.send()
  expect(await markOutbox.list(memberId)).toMatchObject([{ state: 'refused' }])
  browser.asked.length = 0
  await markOutbox.send()
  expect(browser.asked).toEqual([])
})

test('a log-out sends what waits, counts what could not be sent, and deletes it', async () => {
  const owner = { codigo: 'ponte', memberId }
  expect(readingsToSend.mayHold(owner)).toBe(false)
  await keep(mark(1))
  expect(readingsToSend.mayHold(owner)).toBe(true)
  expect(readingsToSend.mayHold({ ...owner, memberId: memberId + 1 })).toBe(false)
  const outbox = await readingsToSend.load()
  expect(await outbox.countUnsent(owner)).toBe(1)
  await outbox.clear?.(owner)
  expect(readingsToSend.mayHold(owner)).toBe(false)
  expect(await listKept()).toBeUndefined()
})

test('marks outlive the page', async () => {
  await keep(mark(1))
  closeMemberStore('member')
  expect(listDays(await listKept())).toEqual([1])
})
