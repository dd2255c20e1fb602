import { type FakeBrowser, fakeBrowser, refusal } from '@narthex/client/testing/browser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useHandOffQuestion } from '../session/hand-off-question.ts'
import { isLoggedIn, useSession } from '../session/session.ts'
import { aChurch, aMember, anAccount } from '../testing/person.ts'
import { startSession } from './start-session.ts'

const stranger = { id: 8, email: 'stranger@example.org' }
const link = { codigo: 'code', origem: 'http://sister.example' }
const reading = 'POST /api/v1/security/entrega/consulta'
const exchange = 'POST /api/v1/security/entrega/trocar'
const visitor = { handOff: link, token: undefined, refreshToken: undefined }
const member = { handOff: link, token: 'a.b.c', refreshToken: 'r' }
let browser: FakeBrowser
let ended: unknown[]

beforeEach(() => {
  browser = fakeBrowser()
  ended = []
  useSession.setState({ ...useSession.getInitialState(), isRead: true, isStarting: true }, true)
  useHandOffQuestion.setState({ question: undefined })
})

afterEach(() => vi.unstubAllGlobals())

/** An API whose code brings this login from there; logged in is Lia. */
function bringing(
  user: { id: number; email: string },
  flagDaOrganizacao: boolean,
  different: Readonly<Record<string, () => Response>> = {},
) {
  browser.answer((call, request) => {
    const own = different[call]
    if (own) return own()
    if (call === 'POST /api/v1/security/sair') void request.json().then((body) => ended.push(body))
    if (call === reading)
      return Response.json({ codigo: 'second', user, pessoa: { nome: 'Rui', sobrenome: 'Costa' }, flagDaOrganizacao })
    if (call === exchange) return Response.json({ token: 'd.e.f', refreshToken: 's', user: { ...anAccount, ...user } })
    if (call === 'GET /api/v1/me') return Response.json({ user: anAccount, usuario: aMember, roles: [] })
    if (call.includes('/usuario?')) return Response.json({ usuarios: [aMember] })
    return Response.json([])
  })
}

const asked = () => vi.waitUntil(() => useHandOffQuestion.getState().question)

test('a visitor who comes from a site of the organisation is logged in without a question', async () => {
  bringing(anAccount, true)
  await startSession(aChurch, visitor)
  expect(browser.asked.slice(0, 2)).toEqual([reading, exchange])
  expect(isLoggedIn(useSession.getState())).toBe(true)
})

test('a visitor who comes from anywhere else is asked, and the code is not spent before the yes', async () => {
  bringing(anAccount, false)
  const started = startSession(aChurch, visitor)
  const question = await asked()
  expect(question).toMatchObject({ email: anAccount.email, person: { nome: 'Rui' }, current: undefined })
  expect(browser.asked).not.toContain(exchange)
  // Not known yet to be a visitor: the page does not redirect while it asks.
  expect(useSession.getState().isStarting).toBe(true)
  expect(await question.accept()).toBe('done')
  question.onClose()
  await started
  expect(isLoggedIn(useSession.getState())).toBe(true)
})

test('a member is never replaced unasked, wherever the link comes from', async () => {
  for (const isOwn of [true, false]) {
    bringing(stranger, isOwn)
    const started = startSession(aChurch, member)
    const question = await asked()
    expect(question).toMatchObject({ email: stranger.email, current: { nome: 'Lia' } })
    question.onClose()
    await started
    expect(browser.asked).not.toContain(exchange)
    expect(useSession.getState().account?.id).toBe(anAccount.id)
  }
})

test('a member who agrees leaves their own session, which ends on the server, and the page begins as the other', async () => {
  bringing(stranger, true)
  browser.local.setItem('refreshToken', 'r')
  const started = startSession(aChurch, member)
  const question = await asked()
  expect(await question.accept()).toBe('done')
  question.onClose()
  await started
  await vi.waitFor(() => expect(ended).toEqual([{ refreshToken: 'r' }]))
  expect(browser.local.getItem('refreshToken')).toBe('s')
  expect(browser.session.getItem('token')).toBeNull()
  expect(browser.visited).toEqual(['/churchs'])
})

test('the same login goes on as it is', async () => {
  bringing(anAccount, false)
  await startSession(aChurch, member)
  expect(useHandOffQuestion.getState().question).toBeUndefined()
  expect(browser.asked).not.toContain(exchange)
  expect(useSession.getState().token).toBe('a.b.c')
})

test('a code that is good no more, or of somebody whom the church does not know, takes nothing from who is logged in', async () => {
  const nobodyHere = Response.json({ codigo: 'x', user: stranger, pessoa: null, flagDaOrganizacao: true })
  for (const answer of [refusal(400, 'INVALID_CODE'), nobodyHere]) {
    bringing(stranger, true, { [reading]: () => answer })
    await startSession(aChurch, member)
    expect(useHandOffQuestion.getState().question).toBeUndefined()
    expect(isLoggedIn(useSession.getState())).toBe(true)
  }
})

test('an answer that comes too late is told, and the member stays who they are', async () => {
  bringing(stranger, true, { [exchange]: () => refusal(400, 'INVALID_CODE') })
  const started = startSession(aChurch, member)
  const question = await asked()
  expect(await question.accept()).toBe('failed')
  question.onClose()
  await started
  expect(useSession.getState().account?.id).toBe(anAccount.id)
})

test('a step is announced to the page that its member is logged in at, by a code of theirs alone', async () => {
  const step = { ...link, isStep: true }
  const announced = () => browser.session.getItem('step')
  bringing(anAccount, true)
  await startSession(aChurch, { ...visitor, handOff: step })
  expect(announced(), 'a visitor who is logged in by it').toBe('/churchs')

  browser.session.clear()
  await startSession(aChurch, { ...member, handOff: step })
  expect(announced(), 'a member who is logged in there already').toBe('/churchs')

  browser.session.clear()
  await startSession(aChurch, member)
  expect(announced(), 'a login that ends no step').toBeNull()

  bringing(anAccount, true, { [reading]: () => refusal(400, 'INVALID_CODE') })
  await startSession(aChurch, { ...member, handOff: step })
  expect(announced(), 'a code that is none').toBeNull()

  bringing(stranger, true)
  const started = startSession(aChurch, { ...member, handOff: step })
  const question = await asked()
  expect(announced(), 'another member’s, before the answer').toBeNull()
  expect(await question.accept()).toBe('done')
  question.onClose()
  await started
  expect(announced(), 'another member’s, with a yes').toBe('/churchs')
})
