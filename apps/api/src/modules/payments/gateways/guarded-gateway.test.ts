import { expect, it } from 'vitest'
import { createTargets, maxTimeouts, probeEveryMs, TargetRestsError } from '../../../platform/targets.ts'
import { GatewayUnavailable } from './gateway-failures.ts'
import { restWhileSilent } from './guarded-gateway.ts'
import type { GatewayContext, PaymentGateway } from './payment-gateway.ts'

const log = { info() {}, warn() {}, error() {} }

/** A gateway that waits until the time of a call is over, while it is silent. */
function stage() {
  let now = 0
  let calls = 0
  let isSilent = true
  const answer = async ({ signal }: GatewayContext) => {
    calls += 1
    if (isSilent && signal.aborted) throw new GatewayUnavailable('no complete answer')
    return { state: 'paid' }
  }
  const gateway = {
    name: 'asaas',
    abilities: { methods: [] },
    describeBankForm: () => ({ kind: 'script', publicKey: 'pk' }),
    read: answer,
    async *listChanged(context: GatewayContext) {
      yield await answer(context)
    },
  } as unknown as PaymentGateway
  const targets = createTargets({ clock: () => new Date(now), log: log as never })
  const at = (church: string) => restWhileSilent(gateway, { targets, name: `${church} asaas` })
  const read = (church: string, isOver = true) =>
    at(church)
      .read({ signal: isOver ? AbortSignal.abort() : new AbortController().signal } as never, 'pay_1')
      .catch((error: unknown) => error)
  return {
    at,
    read,
    countCalls: () => calls,
    advance: (ms: number) => {
      now += ms
    },
    answerAgain: () => {
      isSilent = false
    },
  }
}

it('a silent gateway of a church rests for its jobs, and is tried once a minute; that of another church does not', async () => {
  const { read, countCalls, advance, answerAgain } = stage()
  for (let time = 0; time < maxTimeouts; time++) expect(await read('videira')).toBeInstanceOf(GatewayUnavailable)
  expect(await read('videira')).toBeInstanceOf(TargetRestsError)
  expect(countCalls()).toBe(maxTimeouts)
  expect(await read('farol', false)).toMatchObject({ state: 'paid' })
  advance(probeEveryMs)
  expect(await read('videira')).toBeInstanceOf(GatewayUnavailable)
  expect(await read('videira')).toBeInstanceOf(TargetRestsError)
  advance(probeEveryMs)
  answerAgain()
  for (let time = 0; time < 3; time++) expect(await read('videira')).toMatchObject({ state: 'paid' })
})

it('what it lists rests as well, and what it is stays', async () => {
  const { at, read, countCalls } = stage()
  const gateway = at('videira')
  expect([gateway.name, gateway.abilities, gateway.describeBankForm?.({} as never)]).toEqual([
    'asaas',
    { methods: [] },
    { kind: 'script', publicKey: 'pk' },
  ])
  const listed = []
  for await (const each of gateway.listChanged?.({ signal: new AbortController().signal } as never, new Date(0)) ?? [])
    listed.push(each)
  expect(listed).toEqual([{ state: 'paid' }])
  for (let time = 0; time < maxTimeouts; time++) await read('videira')
  const before = countCalls()
  const list = gateway.listChanged?.({ signal: new AbortController().signal } as never, new Date(0))
  await expect(list?.[Symbol.asyncIterator]().next()).rejects.toThrow(TargetRestsError)
  expect(countCalls()).toBe(before)
})
