import { closeMemberStore } from '@narthex/client/outbox/member-store'
import { type FakeBrowser, fakeBrowser, refusal, tokenFrom } from '@narthex/client/testing/browser'
import type { StudyAnswer } from '@narthex/contract/content/study-answer.endpoints'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../../../session/session.ts'
import { aMember, anAccount } from '../../../../testing/person.ts'
import { answerOutbox } from './answer-outbox.ts'
import { openAnswers } from './open-answers.ts'

const place = { memberId: aMember.id, studyId: 7 }
const path = '/api/v1/estudo/7/resposta/'
let browser: FakeBrowser
/** Answers stored on the server. */
let kept: StudyAnswer[]
let answers: ReturnType<typeof openAnswers>

beforeEach(async () => {
  vi.useFakeTimers()
  closeMemberStore('member')
  browser = fakeBrowser({ path: '/studies/7' })
  const session = { token: tokenFrom(0, 4_000_000_000), account: anAccount, clientAccount: aMember, isRead: true }
  useSession.setState({ ...useSession.getInitialState(), ...session })
  kept = []
  browser.answer((call) => (call.startsWith('GET') ? Response.json(kept) : undefined))
  answers = openAnswers(place, { idioma: 'pt' })
  await answers.load()
})
afterEach(() => {
  answers.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const rest = () => vi.advanceTimersByTimeAsync(1000)
const written = () => browser.asked.filter((call) => call.startsWith('PUT'))
const unsent = () => answerOutbox.list(place.memberId)
const here = () => answers.use.getState().byCode.p1
const theirs = (texto: string, flagCompartilhada: boolean) => ({ pergunta: 'p1', texto, flagCompartilhada, versao: 3 })
/** Simulates a write by another device: the first attempt is refused, the next accepted. */
function answerLate(): void {
  let tries = 0
  browser.answer((call) => {
    if (call.startsWith('GET')) return Response.json(kept)
    return tries++ === 0 ? refusal(409, 'CHANGED_MEANWHILE') : Response.json({ versao: 4 })
  })
}

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])('of two answers that were written apart, shared %s and %s, both are shared: %s', async (mine, other, joined) => {
  kept = [theirs('Levi.', other)]
  answerLate()
  answers.change('p1', { texto: 'Eu.', flagCompartilhada: mine })
  await rest()
  expect(here()).toEqual({ texto: 'Levi.\n\nEu.', flagCompartilhada: joined, versao: 4, save: 'joined' })
  expect(await unsent()).toEqual([])
})

test('what is typed while two are joined loses nothing of either', async () => {
  kept = [theirs('Levi.', true)]
  answerLate()
  answers.change('p1', { texto: 'Eu', flagCompartilhada: true })
  vi.advanceTimersByTime(900)
  answers.change('p1', { texto: 'Eu também.' })
  await vi.advanceTimersByTimeAsync(0)
  expect(here()).toMatchObject({ texto: 'Levi.\n\nEu também.', flagCompartilhada: true, versao: 4 })
  await rest()
  expect(here()).toMatchObject({ versao: 4, save: 'saved' })
})

test('what is typed last leaves with the page, once', async () => {
  browser.answer(() => Response.json({ versao: 1 }))
  answers.change('p1', { texto: 'Eu.' })
  answers.close()
  await rest()
  expect(written()).toEqual([`PUT ${path}p1?idioma=pt`])
  expect(await unsent()).toEqual([])
})

test('what is under way as the page is left is sent no second time, and what came after it is', async () => {
  browser.answer(() => Response.json({ versao: 1 }))
  answers.change('p1', { texto: 'Eu' })
  vi.advanceTimersByTime(900)
  answers.close()
  await rest()
  expect(written()).toHaveLength(1)

  answers = openAnswers(place, { idioma: 'pt' })
  answers.change('p1', { texto: 'Eu' })
  vi.advanceTimersByTime(900)
  answers.change('p1', { texto: 'Eu também' })
  answers.close()
  await rest()
  expect(written()).toHaveLength(3)
  expect(await unsent()).toEqual([])
})

test('nothing is sent in the name of somebody else', async () => {
  answers.change('p1', { texto: 'Eu.' })
  useSession.setState({ clientAccount: { ...aMember, id: 71 } })
  await rest()
  answers.close()
  await rest()
  expect(written()).toEqual([])
  expect(await unsent()).toMatchObject([{ names: [7, 'p1'], record: { texto: 'Eu.' } }])
})
