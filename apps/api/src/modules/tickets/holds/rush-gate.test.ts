import { createSecretKey } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createRushGate, type Entered, passLifeMs } from './rush-gate.service.ts'

const key = createSecretKey(Buffer.alloc(32, 7))

function openGate({ maxRunning = 1, waitMs = 60_000, startsAt = 0 } = {}) {
  let now = startsAt
  const gate = createRushGate({ key: () => key, now: () => now++, maxRunning, waitMs })
  const order: string[] = []
  const ends: (() => void)[] = []
  const enter = (name: string, pass?: string): Promise<Entered<string>> =>
    gate.enter({ name: 'event', owner: name }, pass, async () => {
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

  async function earnPass(): Promise<string> {
    const gate = openGate({ waitMs: 1 })
    const first = gate.enter('first')
    const early = await gate.enter('early')
    gate.endNext()
    await first
    if (early.isIn) throw new Error('There is no room')
    return early.pass
  }
  /** The order in which those come in who ask for it after one that runs. */
  async function letIn(startsAt: number, asking: readonly (readonly [name: string, pass?: string])[]) {
    const { enter, order, endNext } = openGate({ startsAt })
    const calls = [enter('running'), ...asking.map(([name, pass]) => enter(name, pass))]
    for (let i = 0; i < calls.length; i++) {
      await turn()
      endNext()
    }
    await Promise.all(calls)
    return order.slice(1)
  }

  it('keeps a place for its owner alone', async () => {
    const pass = await earnPass()
    expect(await letIn(100, [['patient'], ['thief', pass]])).toEqual(['patient', 'thief'])
    expect(await letIn(100, [['patient'], ['early', pass]])).toEqual(['early', 'patient'])
  })

  it('keeps a place for some minutes, and not for the next day', async () => {
    const pass = await earnPass()
    expect(await letIn(passLifeMs - 100, [['patient'], ['early', pass]])).toEqual(['early', 'patient'])
    expect(await letIn(passLifeMs + 100, [['patient'], ['early', pass]])).toEqual(['patient', 'early'])
  })

  it('counts a pass for one call at a time', async () => {
    const pass = await earnPass()
    const both = ['early', pass] as const
    expect(await letIn(100, [['patient'], both, both])).toEqual(['early', 'patient', 'early'])
  })

  it('lets the next in after work that failed', async () => {
    const gate = createRushGate({ key: () => key, now: () => 0, maxRunning: 1, waitMs: 60_000 })
    const place = { name: 'event', owner: 'any' }
    const failing = gate.enter(place, undefined, () => Promise.reject(new Error('No')))
    const next = gate.enter(place, undefined, async () => 'in')
    await expect(failing).rejects.toThrow('No')
    expect(await next).toEqual({ isIn: true, result: 'in' })
  })
})
