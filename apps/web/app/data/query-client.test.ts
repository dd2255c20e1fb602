import { afterEach, beforeEach, expect, test } from 'vitest'
import { useSession } from '../session/session.ts'
import { anAccount } from '../testing/person.ts'
import { forgetData, queryClient } from './query-client.ts'

const key = [anAccount.id, 'list']

beforeEach(() => {
  useSession.setState({ ...useSession.getInitialState(), account: anAccount }, true)
  queryClient.setQueryData(key, 'kept')
})

afterEach(() => {
  useSession.setState(useSession.getInitialState(), true)
  queryClient.clear()
})

test('what was loaded stays while the same member is logged in', () => {
  useSession.setState({ account: { ...anAccount } })
  expect(queryClient.getQueryData(key)).toBe('kept')
})

test('a log-out clears what was loaded', () => {
  useSession.setState({ account: undefined })
  expect(queryClient.getQueryData(key)).toBeUndefined()
})

test('another member begins with nothing', () => {
  useSession.setState({ account: { ...anAccount, id: anAccount.id + 1 } })
  expect(queryClient.getQueryData(key)).toBeUndefined()
})

test('forgotten data is gone, and only that one', () => {
  queryClient.setQueryData([anAccount.id, 'other'], 'kept')
  forgetData('list')
  expect(queryClient.getQueryData(key)).toBeUndefined()
  expect(queryClient.getQueryData([anAccount.id, 'other'])).toBe('kept')
})
