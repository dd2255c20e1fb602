import { createApiClient } from '@narthex/contract/client'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as z from 'zod/mini'
import { describeChurch, setModules } from '../../modules/churches/churches.editing.service.ts'
import {
  aboutAccount,
  aboutMember,
  type answered,
  forMembers,
  forStaff,
  kept,
  listOfModule,
  ofModule,
  refusing,
  sayNothing,
  saySomething,
  staffAboutAccount,
} from '../../testing/dispatched-endpoints.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import { silentLog } from '../../testing/test-platform.ts'
import { DomainError } from '../errors/domain-error.ts'
import { toAccountId, toMemberId } from '../ids.ts'
import { type Caller, createDispatcher, type Dispatch } from './dispatcher.ts'
import { inProcessTransport } from './in-process.ts'
import { type Actor, createOwnCall, route } from './route.ts'

describe('a call', () => {
  const ana: z.infer<(typeof answered)[200]> = { nome: 'Ana', idade: null }
  const answer = vi.fn(async () => ({ status: 200 as const, body: ana }))
  let dispatch: Dispatch
  let visitor: Caller

  const test = setUpSeededChurches()

  beforeAll(async () => {
    const endpoints = [
      saySomething,
      sayNothing,
      refusing,
      forMembers,
      forStaff,
      kept,
      aboutAccount,
      aboutMember,
      staffAboutAccount,
      ofModule,
      listOfModule,
    ]
    dispatch = createDispatcher(
      endpoints.map((endpoint) => route(endpoint as typeof sayNothing, answer)),
      test.platform,
    )
  })
  beforeEach(() => {
    answer.mockReset().mockResolvedValue({ status: 200, body: ana })
    visitor = { tenant: test.videira, actor: undefined }
  })

  const current = async (host: string): Promise<Caller> => ({
    ...visitor,
    tenant: (await test.platform.directory.byHost(host)) ?? test.farol,
  })
  const nothing = { params: {}, query: {}, body: undefined }
  const whole = { params: { slug: 'a' }, query: {}, body: { nome: 'Ana', filhos: [{ nome: 'Rui' }] } }

  it('reaches its handler with what was validated, the church and the caller', async () => {
    expect(await dispatch(saySomething, visitor, whole)).toEqual({ status: 200, json: '{"nome":"Ana","idade":null}' })
    const ways = ['inChurch', 'editSite', 'inIdentity', 'facts', 'clock', 'keys'] as const
    const works = { ...Object.fromEntries(ways.map((way) => [way, expect.any(Function)])), cache: expect.any(Object) }
    expect(answer).toHaveBeenCalledWith({
      ...whole,
      ...works,
      tenant: test.videira,
      church: test.videira,
      actor: undefined,
      source: { address: '', userAgent: '' },
    })
  })

  it.each([
    ['query', { ...whole, query: { pagina: '1' } }, 'query'],
    ['body', { ...whole, body: { ...whole.body, flagAtivo: true } }, 'body'],
    [
      'list in the body',
      { ...whole, body: { nome: 'Ana', filhos: [{ nome: 'Rui' }, { nome: 'Eva', id: 1 }] } },
      'body.filhos.1',
    ],
    ['params', { ...whole, params: { slug: 'a', id: '1' } }, 'params'],
  ])('with an unknown field in its %s is refused with the place of it', async (_, wire, path) => {
    await expect(dispatch(saySomething, visitor, wire)).rejects.toMatchObject({
      status: 400,
      code: 'VALIDATION',
      details: [{ path, message: expect.stringMatching(/\S/) }],
    })
    expect(answer).not.toHaveBeenCalled()
  })

  it('is told of all that is wrong with it at once', async () => {
    const wire = { ...whole, body: { filhos: [{ nome: 7 }] } }
    await expect(dispatch(saySomething, visitor, wire)).rejects.toMatchObject({
      details: [{ path: 'body.nome' }, { path: 'body.filhos.0.nome' }],
    })
  })

  it.each([
    { query: { page: '1' } },
    { body: { nome: 'Ana' } },
    { body: 'text' },
    { body: 5 },
    { body: true },
    { body: [] },
    { body: [1] },
  ])('that expects nothing is refused with %j', async (given) => {
    await expect(dispatch(sayNothing, visitor, { ...nothing, ...given })).rejects.toMatchObject({ code: 'VALIDATION' })
  })

  it('is answered with the declared fields alone', async () => {
    answer.mockResolvedValue({ status: 200, body: { ...ana, senha: 'secret', idade: 7 } as typeof ana })
    expect((await dispatch(sayNothing, visitor, nothing)).json).toBe('{"nome":"Ana","idade":7}')
  })

  it.each([
    ['a declared field is missing', { status: 200, body: { idade: 7 } }],
    ['a declared field is no number', { status: 200, body: { nome: 'Ana', idade: 'seven' } }],
    ['the status is not declared', { status: 201, body: ana }],
  ])('is answered 500 where %s, and says no more', async (_, wrong) => {
    answer.mockResolvedValue(wrong as never)
    const error = vi.fn()
    const client = createApiClient(inProcessTransport(dispatch, visitor, 'r1', { log: { ...silentLog, error } }))
    await expect(client.call(sayNothing, {})).rejects.toMatchObject({
      status: 500,
      body: { code: 'INTERNAL', message: 'Something went wrong.', requestId: 'r1' },
    })
    expect(error).toHaveBeenCalledOnce()
  })

  it.each(['NOT_RENEWABLE', 'NOT_FOUND'] as const)(
    'is answered 500 where its handler throws an undeclared %s',
    async (code) => {
      answer.mockRejectedValue(new DomainError(code))
      await expect(dispatch(sayNothing, visitor, nothing)).rejects.toThrow(
        `sayNothing answered ${code}, which it does not declare`,
      )
    },
  )

  it.each([
    ['declared', refusing, 'NOT_RENEWABLE'],
    ['implied', sayNothing, 'VALIDATION'],
  ] as const)('is refused with the %s error that its handler throws', async (_, endpoint, code) => {
    answer.mockRejectedValue(new DomainError(code))
    await expect(dispatch(endpoint, visitor, nothing)).rejects.toMatchObject({ code })
  })

  it.each([
    ['nobody', forMembers, undefined, 'UNAUTHENTICATED'],
    ['nobody', forStaff, undefined, 'UNAUTHENTICATED'],
    ['a member', forStaff, actor(), 'FORBIDDEN'],
    ['staff of another role', forStaff, actor('ROLE_MODERATOR'), 'FORBIDDEN'],
  ])('of %s to %o is refused before its handler', async (_, endpoint, caller, code) => {
    await expect(dispatch(endpoint, { ...visitor, actor: caller }, nothing)).rejects.toMatchObject({ code })
    expect(answer).not.toHaveBeenCalled()
  })

  it.each([
    ['a member', forMembers, actor()],
    ['staff with the permission', forStaff, actor('ROLE_ADMIN_CONTENT')],
  ])('of %s reaches its handler', async (_, endpoint, caller) => {
    expect((await dispatch(endpoint, { ...visitor, actor: caller }, nothing)).status).toBe(200)
    expect(answer).toHaveBeenCalledWith(expect.objectContaining({ actor: caller }))
  })

  it.each([
    ['an account', aboutAccount, 1],
    ['a membership', aboutMember, 2],
  ])('about %s reaches its handler for its owner, and is NOT_FOUND for everyone else', async (_, endpoint, own) => {
    const caller = {
      ...visitor,
      actor: { ...actor('ROLE_SUPER_ADMIN'), accountId: toAccountId(1), memberId: toMemberId(2) },
    }
    expect((await dispatch(endpoint, caller, { ...nothing, params: { id: String(own) } })).status).toBe(200)
    answer.mockClear()
    const others = { ...nothing, params: { id: String(3 - own) } }
    await expect(dispatch(endpoint, caller, others)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(answer).not.toHaveBeenCalled()
  })

  it('of staff about an account reaches its handler, which looks for the member', async () => {
    const caller = { ...visitor, actor: actor('ROLE_ADMIN') }
    expect((await dispatch(staffAboutAccount, caller, { ...nothing, params: { id: '7' } })).status).toBe(200)
  })

  describe('of a module that the church lacks', () => {
    beforeAll(() => setModules(createOwnCall(test.platform.transactions.at(test.farol)), ['MOD_CULTO']))

    it('is NOT_FOUND, and reaches its handler where the church has it', async () => {
      const farol = await current('farol.narthex.test')
      await expect(dispatch(ofModule, farol, nothing)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect(answer).not.toHaveBeenCalled()
      expect((await dispatch(ofModule, visitor, nothing)).status).toBe(200)
    })

    it('is answered by an empty page where its endpoint says so', async () => {
      const { status, json } = await dispatch(listOfModule, await current('farol.narthex.test'), nothing)
      expect({ status, body: JSON.parse(json ?? '') }).toEqual({
        status: 200,
        body: { itens: [], total: 0, page: 1, limit: 20, proximo: null },
      })
      expect(answer).not.toHaveBeenCalled()
    })
  })

  it('about the church of the host is not served to an organisation', async () => {
    await expect(dispatch(sayNothing, { ...visitor, tenant: test.pomar }, nothing)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  describe('whose answer is kept', () => {
    it('is answered from memory, until the church changes', async () => {
      const first = await dispatch(kept, await current('videira.narthex.test'), nothing)
      expect(await dispatch(kept, await current('videira.narthex.test'), nothing)).toBe(first)
      expect(answer).toHaveBeenCalledTimes(1)
      await describeChurch(createOwnCall(test.platform.transactions.at(test.videira)), { telefone: 'changed' })
      expect(await dispatch(kept, await current('videira.narthex.test'), nothing)).toEqual(first)
      expect(answer).toHaveBeenCalledTimes(2)
    })

    it('is answered for each church by itself', async () => {
      await dispatch(kept, await current('oliveira.narthex.test'), nothing)
      await dispatch(kept, await current('farol.narthex.test'), nothing)
      expect(answer).toHaveBeenCalledTimes(2)
    })

    it('is tried again after an error', async () => {
      await describeChurch(createOwnCall(test.platform.transactions.at(test.farol)), { telefone: 'changed' })
      answer.mockRejectedValueOnce(new Error('no database'))
      await expect(dispatch(kept, await current('farol.narthex.test'), nothing)).rejects.toThrow('no database')
      expect((await dispatch(kept, await current('farol.narthex.test'), nothing)).status).toBe(200)
    })
  })
})

function actor(...roles: Actor['roles']): Actor {
  return { accountId: toAccountId(1), memberId: toMemberId(1), sessionId: 'a', roles }
}
