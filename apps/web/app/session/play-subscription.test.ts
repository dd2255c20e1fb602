import { beforeEach, expect, test, vi } from 'vitest'
import { aMember, anAccount } from '../testing/person.ts'
import { loadSubscription, useSubscriptionQuestion } from './play-subscription.ts'
import { useSession } from './session.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('./api.ts', () => ({ callApi: call }))

const subscription = (situacao: 'ativo' | 'inativo') => ({ status: { situacao } })
const isSubscriber = () => useSession.getState().hasActiveSubscription

beforeEach(() => {
  call.mockReset()
  useSession.setState(useSession.getInitialState(), true)
  useSession.setState({ account: anAccount, clientAccount: aMember, token: 'token' })
})

test('a member with one active subscription among ended ones is a subscriber', async () => {
  call.mockResolvedValue([subscription('inativo'), subscription('ativo')])
  await loadSubscription('ponte-velha')
  expect(isSubscriber()).toBe(true)
  expect(call.mock.calls[0]?.[1]).toEqual({ params: { id: '70' }, query: { igreja: 'ponte-velha' } })
})

test('a subscription that ended does not count', async () => {
  call.mockResolvedValue([subscription('inativo')])
  await loadSubscription('ponte-velha')
  expect([isSubscriber(), useSubscriptionQuestion.getState().state]).toEqual([false, 'answered'])
})

test('it is asked once, and again after a purchase', async () => {
  call.mockResolvedValue([])
  await Promise.all([loadSubscription('ponte-velha'), loadSubscription('ponte-velha')])
  await loadSubscription('ponte-velha')
  expect(call).toHaveBeenCalledTimes(1)
  call.mockResolvedValue([subscription('ativo')])
  await loadSubscription('ponte-velha', true)
  expect(isSubscriber()).toBe(true)
})

test('without an answer it is not known, and can be asked again', async () => {
  call.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue([subscription('ativo')])
  await loadSubscription('ponte-velha')
  expect(useSubscriptionQuestion.getState().state).toBe('failed')
  await loadSubscription('ponte-velha')
  expect(isSubscriber()).toBe(true)
})

test('an answer that comes after log-out is dropped', async () => {
  let answer: (value: unknown) => void = () => {}
  call.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const loading = loadSubscription('ponte-velha')
  useSession.setState({ account: undefined, clientAccount: undefined, token: undefined })
  answer([subscription('ativo')])
  await loading
  expect([isSubscriber(), useSubscriptionQuestion.getState().state]).toEqual([false, 'unasked'])
})
