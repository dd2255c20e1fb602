import { afterEach, beforeEach, expect, test } from 'vitest'
import { useSession } from '../session/session.ts'
import { aMember, anAccount } from '../testing/person.ts'
import { forgetData, queryClient } from './query-client.ts'

const key = [anAccount.id, 'list']

beforeEach(() => {
  useSession.setState({ ...useSession.getInitialState(), account: anAccount, clientAccount: aMember }, true)
  queryClient.setQueryData(key, 'kept')
})

afterEach(() => {
  useSession.setState(useSession.getInitialState(), true)
  queryClient.clear()
})

test('what was loaded stays while the same member is logged in', () => {
  useSession.setState({ account: { ...anAccount }, clientAccount: { ...aMember, nome: 'Lia Maria' } })
  expect(queryClient.getQueryData(key)).toBe('kept')
})

test('a log-out clears what was loaded', () => {
  useSession.setState({ account: undefined, clientAccount: undefined })
  expect(queryClient.getQueryData(key)).toBeUndefined()
})

test('another member begins with nothing', () => {
  useSession.setState({ account: { ...anAccount, id: anAccount.id + 1 } })
  expect(queryClient.getQueryData(key)).toBeUndefined()
})

test('the same account at another church begins with nothing', () => {
  useSession.setState({ clientAccount: { ...aMember, id: aMember.id + 1 } })
  expect(queryClient.getQueryData(key)).toBeUndefined()
})

test('a member who was not known yet keeps what this device had of theirs', () => {
  useSession.setState({ account: undefined, clientAccount: undefined })
  queryClient.setQueryData(key, 'copied')
  useSession.setState({ account: anAccount, clientAccount: aMember })
  expect(queryClient.getQueryData(key)).toBe('copied')
})

test('forgotten data is gone, and only that one', () => {
  queryClient.setQueryData([anAccount.id, 'other'], 'kept')
  forgetData('list')
  expect(queryClient.getQueryData(key)).toBeUndefined()
  expect(queryClient.getQueryData([anAccount.id, 'other'])).toBe('kept')
})
