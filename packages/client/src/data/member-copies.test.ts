import 'fake-indexeddb/auto'
import { ApiError, NoResponseError } from '@narthex/contract/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useOwner } from '../calls/owner.ts'
import { fakeBrowser } from '../testing/browser.ts'
import { dropAllCopies, dropCopies, readWithCopy, readWithVisitorCopy } from './member-copies.ts'

const lost = () => Promise.reject(new NoResponseError())
const refuse = (status: number) => () => Promise.reject(new ApiError(status, undefined))

beforeEach(() => {
  fakeBrowser()
  useOwner.setState({ isLoggedIn: true })
})
afterEach(async () => {
  await dropAllCopies()
  vi.unstubAllGlobals()
})

describe('what a member has read', () => {
  it('is there as it was where nobody answers, or the server is in trouble', async () => {
    expect(await readWithCopy(7, 'list', async () => [1])).toEqual({ value: [1], isCopy: false })
    expect(await readWithCopy(7, 'list', lost)).toEqual({ value: [1], isCopy: true })
    expect(await readWithCopy(7, 'list', refuse(503))).toEqual({ value: [1], isCopy: true })
  })

  it('is there for nobody else', async () => {
    await readWithCopy(7, 'list', async () => [1])
    await expect(readWithCopy(8, 'list', lost)).rejects.toThrow(NoResponseError)
    await expect(readWithCopy(7, 'other', lost)).rejects.toThrow(NoResponseError)
  })

  it('is gone once the answer is that there is nothing', async () => {
    await readWithCopy(7, 'list', async () => [1])
    expect(await readWithCopy(7, 'list', refuse(404))).toEqual({ value: undefined, isCopy: false })
    await expect(readWithCopy(7, 'list', lost)).rejects.toThrow(NoResponseError)
  })

  it('is not asked for while nobody can say who is there', async () => {
    await readWithCopy(7, 'list', async () => [1])
    useOwner.setState({ isLoggedIn: false })
    const load = vi.fn(async () => [2])
    expect(await readWithCopy(7, 'list', load)).toEqual({ value: [1], isCopy: true })
    expect(load).not.toHaveBeenCalled()
  })

  it('is not kept where the answer comes after a log-out', async () => {
    const read = readWithCopy(7, 'list', async () => {
      useOwner.setState({ isLoggedIn: false })
      await dropAllCopies()
      return [1]
    })
    expect(await read).toEqual({ value: [1], isCopy: false })
    await expect(readWithCopy(7, 'list', lost)).rejects.toThrow(NoResponseError)
  })

  it('goes with the session, and with everybody else’s once somebody comes in', async () => {
    await readWithCopy(7, 'list', async () => [1])
    await readWithCopy(8, 'list', async () => [2])
    await dropCopies({ but: 8 })
    await expect(readWithCopy(7, 'list', lost)).rejects.toThrow(NoResponseError)
    expect((await readWithCopy(8, 'list', lost)).value).toEqual([2])
    await dropCopies()
    await expect(readWithCopy(8, 'list', lost)).rejects.toThrow(NoResponseError)
  })
})

describe('what a code opened', () => {
  it('is there without a connection and over a login, for anyone who has the code here, until a log-out', async () => {
    useOwner.setState({ isLoggedIn: false })
    await readWithVisitorCopy('01J', async () => 'tickets')
    await dropCopies({ but: 7 })
    await dropCopies()
    expect(await readWithVisitorCopy('01J', lost)).toEqual({ value: 'tickets', isCopy: true })
    await dropAllCopies()
    await expect(readWithVisitorCopy('01J', lost)).rejects.toThrow(NoResponseError)
  })

  it('is kept for the latest ten', async () => {
    const codes = Array.from({ length: 12 }, (_, n) => `code ${n + 10}`)
    for (const code of codes) await readWithVisitorCopy(code, async () => code)
    const kept = await Promise.all(codes.map((code) => readWithVisitorCopy(code, lost).catch(() => undefined)))
    expect(kept.filter(Boolean)).toHaveLength(10)
    expect(kept.slice(0, 2)).toEqual([undefined, undefined])
  })
})
