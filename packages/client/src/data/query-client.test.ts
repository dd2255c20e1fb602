import { afterEach, beforeEach, expect, test } from 'vitest'
import { useOwner } from '../calls/owner.ts'
import { forgetData, queryClient } from './query-client.ts'

const owner = { accountId: 7, memberId: 70 }
const key = [owner.accountId, 'list']

beforeEach(() => {
  useOwner.setState(owner)
  queryClient.setQueryData(key, 'kept')
})

afterEach(() => {
  useOwner.setState(useOwner.getInitialState(), true)
  queryClient.clear()
})

test('what was loaded stays while the same member is logged in', () => {
  useOwner.setState({ ...owner, isLoggedIn: true })
  expect(queryClient.getQueryData(key)).toBe('kept')
})

test('a log-out clears what was loaded', () => {
  useOwner.setState({ accountId: undefined, memberId: undefined })
  expect(queryClient.getQueryData(key)).toBeUndefined()
})

test('another member begins with nothing', () => {
  useOwner.setState({ accountId: owner.accountId + 1 })
  expect(queryClient.getQueryData(key)).toBeUndefined()
})

test('the same account at another church begins with nothing', () => {
  useOwner.setState({ memberId: owner.memberId + 1 })
  expect(queryClient.getQueryData(key)).toBeUndefined()
})

test('a member who was not known yet keeps what this device had of theirs', () => {
  useOwner.setState({ accountId: undefined, memberId: undefined })
  queryClient.setQueryData(key, 'copied')
  useOwner.setState(owner)
  expect(queryClient.getQueryData(key)).toBe('copied')
})

test('forgotten data is gone, and only that one', () => {
  queryClient.setQueryData([owner.accountId, 'other'], 'kept')
  forgetData('list')
  expect(queryClient.getQueryData(key)).toBeUndefined()
  expect(queryClient.getQueryData([owner.accountId, 'other'])).toBe('kept')
})
