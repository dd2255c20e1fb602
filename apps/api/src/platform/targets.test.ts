import { beforeEach, describe, expect, it } from 'vitest'
import { createTargets, isTimeoutError, maxTimeouts, probeEveryMs, TargetRestsError, type Targets } from './targets.ts'

const timeout = Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })
const mail = { kind: 'mail', name: 'server' } as const

describe('a target', () => {
  let now = 0
  let calls = 0
  let targets: Targets
  const lines: string[] = []
  const log = {
    info: (_: object, text: string) => lines.push(text),
    warn: (_: object, text: string) => lines.push(text),
  }

  beforeEach(() => {
    now = 0
    calls = 0
    lines.length = 0
    targets = createTargets({ clock: () => new Date(now), log: { ...log, error() {} } as never })
  })

  const call = (outcome: 'answers' | Error, target = mail) =>
    targets
      .call(
        target,
        async () => {
          calls += 1
          if (outcome !== 'answers') throw outcome
          return outcome
        },
        isTimeoutError,
      )
      .catch((error: unknown) => error)
  const timeOut = async (times: number) => {
    for (let time = 0; time < times; time++) await call(timeout)
  }

  it('rests after three time-outs in a row: it is not called before a minute has passed', async () => {
    await timeOut(maxTimeouts)
    expect(targets.findState(mail)).toBe('resting')
    expect(await call('answers')).toBeInstanceOf(TargetRestsError)
    expect(calls).toBe(maxTimeouts)
    expect(targets.countResting('mail')).toBe(1)
    now += probeEveryMs
    expect(targets.findState(mail)).toBe('probe due')
    expect(await call('answers')).toBe('answers')
    expect(targets.findState(mail)).toBe('awake')
    expect(lines).toEqual(['a target does not answer, and rests', 'a target answers again'])
  })

  it('is tried by one call a minute while it rests', async () => {
    await timeOut(maxTimeouts)
    for (let minute = 1; minute <= 3; minute++) {
      now += probeEveryMs
      const released = Promise.withResolvers<never>()
      const probe = targets.call(mail, () => released.promise, isTimeoutError).catch((error: unknown) => error)
      expect(targets.findState(mail)).toBe('resting')
      const refused = await call('answers')
      expect(refused).toBeInstanceOf(TargetRestsError)
      expect((refused as TargetRestsError).until.getTime()).toBe(now + probeEveryMs)
      released.reject(timeout)
      await probe
      expect(await call('answers')).toBeInstanceOf(TargetRestsError)
    }
    expect(calls).toBe(maxTimeouts)
  })

  it('that answers or refuses in between is not counted as silent, and others are not touched', async () => {
    for (const between of ['answers', new Error('refused')] as const) {
      await timeOut(maxTimeouts - 1)
      await call(between)
    }
    await timeOut(maxTimeouts - 1)
    expect(targets.findState(mail)).toBe('awake')
    await timeOut(1)
    expect(await call('answers', { kind: 'mail', name: 'another' } as never)).toBe('answers')
  })
})

it('a time-out is known by its code or name, at any depth of its causes', () => {
  expect(isTimeoutError(new DOMException('slow', 'TimeoutError'))).toBe(true)
  expect(isTimeoutError(new Error('fetch failed', { cause: timeout }))).toBe(true)
  expect(isTimeoutError(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }))).toBe(false)
  expect(isTimeoutError('ETIMEDOUT')).toBe(false)
})
