import 'fake-indexeddb/auto'
import { readWithCopy, readWithVisitorCopy } from '@narthex/client/data/member-copies'
import { keepDraft, readDraft } from '@narthex/client/outbox/draft'
import { type FakeBrowser, fakeBrowser } from '@narthex/client/testing/browser'
import { NoResponseError } from '@narthex/contract/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expel } from '../session/forget-person.ts'
import { useSession } from '../session/session.ts'
import { aMember, anAccount } from '../testing/person.ts'
import { departTo, logOut } from './log-out.ts'

let browser: FakeBrowser
beforeEach(() => {
  browser = fakeBrowser()
  browser.answer(() => Response.json({}))
})
afterEach(() => {
  vi.unstubAllGlobals()
  useSession.setState(useSession.getInitialState(), true)
})

test('a member whose session ended finds lasting drafts again; logging out deletes them', async () => {
  for (const leave of [logOut, async () => departTo('/user/delete-user-success')]) {
    keepDraft('a', { text: 'one' })
    keepDraft('b', { text: 'two' }, 'until-sent')
    expel()
    expect(readDraft('a')).toBeUndefined()
    expect(readDraft('b', 'until-sent')).toEqual({ text: 'two' })
    await leave()
    expect(readDraft('b', 'until-sent')).toBeUndefined()
    expect(browser.local.items.size).toBe(0)
  }
})

test('copies of what was read are deleted before the page after a log-out opens', async () => {
  useSession.setState({ token: 't', account: anAccount, clientAccount: aMember })
  await readWithCopy(aMember.id, 'list', async () => [1])
  await readWithVisitorCopy('01J', async () => [2])
  await departTo('/user/delete-user-success')
  expect(browser.visited).toEqual(['/user/delete-user-success'])
  const lost = () => Promise.reject(new NoResponseError())
  await expect(readWithCopy(aMember.id, 'list', lost)).rejects.toThrow(NoResponseError)
  await expect(readWithVisitorCopy('01J', lost)).rejects.toThrow(NoResponseError)
})
