import { createSecretKey } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createRushGate, type Entered } from './rush-gate.service.ts'

const key = createSecretKey(Buffer.alloc(32, 7))

function openGate({ maxRunning = 1, waitMs = 60_000, startsAt = 0 } = {}) {
  let now = startsAt
  const gate = createRushGate({ key: () => key, now: () => now++, maxRunning, waitMs })
  const order: string[] = []
  const ends: (() => void)[] = []
  const enter = (name: string, pass?: string): Promise<Entered<string>> =>
    gate.enter('event', pass, async () => {
      order.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      return name
    })
  return { enter, order, endNext: () => ends.shift()?.() }
}

describe('the gate of a rush', () => {
  it('lets so many in at a time, the others in the order in which they came', async () => {
    const { enter, order, endNext } = openGate({ maxRunning: 2 })
    const all = ['a', 'b', 'c', 'd'].map((name) => enter(name))
    await turn()
    expect(order).toEqual(['a', 'b'])
    endNext()
    await turn()
    expect(order).toEqual(['a', 'b', 'c'])
    for (let i = 0; i < 4; i++) {
      endNext()
      await turn()
    }
    expect(await Promise.all(all)).toMatchObject(['a', 'b', 'c', 'd'].map((result) => ({ isIn: true, result })))
  })

  it('gives a place in the queue to those whose turn does not come, and keeps it for them', async () => {
    const gate = openGate({ waitMs: 1 })
    const first = gate.enter('first')
    const early = await gate.enter('early')
    if (early.isIn) throw new Error('There is no room')
    expect(early).toMatchObject({ position: 1, retryInSeconds: 2 })
    const patient = openGate({ startsAt: 100 })
    const running = patient.enter('running')
    const late = patient.enter('late')
    const again = patient.enter('early', early.pass)
    await turn()
    patient.endNext()
    await turn()
    expect(patient.order).toEqual(['running', 'early'])
    for (const step of [patient.endNext, patient.endNext, gate.endNext]) {
      step()
      await turn()
    }
    await Promise.all([first, running, late, again])
  })

  it('takes no pass that it did not sign', async () => {
    const { enter, order, endNext } = openGate()
    const calls = [enter('running'), enter('honest'), enter('forger', `0.${'A'.repeat(22)}`), enter('absurd', '....')]
    for (let i = 0; i < 4; i++) {
      await turn()
      endNext()
    }
    await Promise.all(calls)
    expect(order).toEqual(['running', 'honest', 'forger', 'absurd'])
  })

  it('lets the next in after work that failed', async () => {
    const gate = createRushGate({ key: () => key, now: () => 0, maxRunning: 1, waitMs: 60_000 })
    const failing = gate.enter('event', undefined, () => Promise.reject(new Error('No')))
    const next = gate.enter('event', undefined, async () => 'in')
    await expect(failing).rejects.toThrow('No')
    expect(await next).toEqual({ isIn: true, result: 'in' })
  })
})
