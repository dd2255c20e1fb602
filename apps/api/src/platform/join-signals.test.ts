import { describe, expect, it } from 'vitest'
import { joinSignals } from './join-signals.ts'

interface Signals {
  readonly opened: readonly (() => string)[]
  readonly closed: readonly (() => string)[]
}

const callListeners = (signals: Signals, name: keyof Signals) => signals[name].map((listen) => listen())

describe('joining the listeners of modules', () => {
  const none: Signals = { opened: [], closed: [] }

  it('calls the listeners of every module to the same signal, in the order of the modules', () => {
    const joined = joinSignals<Signals>(
      { opened: [() => 'mails'], closed: [() => 'mails'] },
      { opened: [() => 'gifts', () => 'counts'], closed: [] },
      { opened: [], closed: [() => 'tickets'] },
    )
    expect(callListeners(joined, 'opened')).toEqual(['mails', 'gifts', 'counts'])
    expect(callListeners(joined, 'closed')).toEqual(['mails', 'tickets'])
  })

  it('takes modules that listen to some of the signals only', () => {
    const joined = joinSignals(none, { opened: [() => 'mails'] }, { opened: [() => 'gifts'] }, {})
    expect(callListeners(joined, 'opened')).toEqual(['mails', 'gifts'])
    expect(joined.closed).toEqual([])
  })

  it('leaves the lists of the modules as they are', () => {
    joinSignals(none, { opened: [() => 'mails'] })
    expect(none).toEqual({ opened: [], closed: [] })
  })
})
