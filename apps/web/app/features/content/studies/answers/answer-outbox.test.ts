import { closeMemberStore } from '@narthex/client/outbox/member-store'
import { type FakeBrowser, fakeBrowser, refusal, tokenFrom } from '@narthex/client/testing/browser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../../../session/session.ts'
import { aMember, anAccount } from '../../../../testing/person.ts'
import { answerOutbox } from './answer-outbox.ts'
import { answersToSend } from './to-send.ts'

const owner = { codigo: 'ponte', memberId: aMember.id }
const place = { memberId: aMember.id, names: [7, 'p1'] }
const answer = { texto: 'Levi', flagCompartilhada: false, versao: 2 }
const isPut = (call: string) => call.startsWith('PUT')
let browser: FakeBrowser

beforeEach(() => {
  closeMemberStore('member')
  browser = fakeBrowser()
  vi.stubGlobal('document', { documentElement: { lang: 'es', toggleAttribute: () => {} } })
  const session = { token: tokenFrom(0, 4_000_000_000), account: anAccount, clientAccount: aMember, isRead: true }
  useSession.setState({ ...useSession.getInitialState(), ...session })
})
afterEach(() => vi.unstubAllGlobals())

const drafts = (kept: unknown) =>
  browser.local.setItem('drafts', JSON.stringify({ [`study-answers ${owner.memberId} 7`]: kept, 'prayer 70': {} }))

test('answers that earlier versions of the app kept as drafts are sent, and are drafts no more', async () => {
  drafts({ p1: answer, p2: answer })
  browser.answer(() => Response.json({ versao: 3 }))
  expect(answersToSend.mayHold(owner)).toBe(true)
  await (await answersToSend.load()).sendAll?.(owner)
  expect(browser.asked.filter(isPut)).toEqual(
    ['p1', 'p2'].map((code) => `PUT /api/v1/estudo/7/resposta/${code}?idioma=es`),
  )
  expect(browser.local.getItem('drafts')).toBe('{"prayer 70":{}}')
  expect(answersToSend.mayHold(owner)).toBe(false)
})

test.each([null, [], 7, { p1: null }, { p1: { texto: 1 } }, { p1: { texto: 'a' } }])(
  'what somebody else put among the drafts is no answer: %j',
  async (kept) => {
    drafts(kept)
    expect(await (await answersToSend.load()).countUnsent(owner)).toBe(0)
  },
)

test('an answer is counted at a log-out, and deleted with it', async () => {
  await answerOutbox.keep(place, { ...answer, idioma: 'pt' })
  expect(answersToSend.mayHold(owner)).toBe(true)
  const { countUnsent, clear } = await answersToSend.load()
  expect(await countUnsent(owner)).toBe(1)
  await clear?.(owner)
  expect(await answerOutbox.list(owner.memberId)).toEqual([])
  expect(answersToSend.mayHold(owner)).toBe(false)
})

test('an answer that had arrived without its response is not joined with itself', async () => {
  await answerOutbox.keep(place, { ...answer, idioma: 'pt' })
  const there = { ...answer, pergunta: 'p1', versao: 5 }
  browser.answer((call) => (isPut(call) ? refusal(409, 'CHANGED_MEANWHILE') : Response.json([there])))
  await answerOutbox.send()
  expect(browser.asked.filter(isPut)).toHaveLength(1)
  expect(await answerOutbox.list(owner.memberId)).toEqual([])
})

test('an answer that the server refuses stays in sight and is not sent again', async () => {
  await answerOutbox.keep(place, { ...answer, idioma: 'pt' })
  browser.answer(() => refusal(404, 'NOT_FOUND'))
  await answerOutbox.send()
  await answerOutbox.send()
  expect(browser.asked).toHaveLength(1)
  expect(await answerOutbox.list(owner.memberId)).toMatchObject([{ state: 'refused', record: answer }])
})
