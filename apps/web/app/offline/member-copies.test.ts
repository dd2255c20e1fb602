import 'fake-indexeddb/auto'
import { ApiError, NoResponseError } from '@narthex/contract/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { departTo } from '../login/log-out.ts'
import { useSession } from '../session/session.ts'
import { fakeBrowser } from '../testing/browser.ts'
import { aMember, anAccount } from '../testing/person.ts'
import { dropCopies, readWithCopy } from './member-copies.ts'

const lost = () => Promise.reject(new NoResponseError())
const refuse = (status: number) => () => Promise.reject(new ApiError(status, undefined))
const member = () => useSession.setState({ token: 't', account: anAccount, clientAccount: aMember })

beforeEach(() => {
  fakeBrowser()
  useSession.setState({ ...useSession.getInitialState(), isRead: true }, true)
  member()
})
afterEach(async () => {
  await dropCopies()
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
    useSession.setState({ token: undefined, account: undefined, clientAccount: undefined })
    const load = vi.fn(async () => [2])
    expect(await readWithCopy(7, 'list', load)).toEqual({ value: [1], isCopy: true })
    expect(load).not.toHaveBeenCalled()
  })

  it('is deleted before the page after a logout opens', async () => {
    const browser = fakeBrowser()
    await readWithCopy(7, 'list', async () => [1])
    await departTo('/user/delete-user-success')
    expect(browser.visited).toEqual(['/user/delete-user-success'])
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
