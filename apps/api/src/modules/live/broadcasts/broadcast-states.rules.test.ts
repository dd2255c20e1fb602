import type { LiveSourceOnWire } from '@narthex/contract/live/broadcast.schemas'
import { broadcastStates } from '@narthex/contract/live/live-states'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BroadcastFacts,
  canMove,
  dueTransition,
  findChatEnd,
  graceMs,
  longestOverrunMs,
  nextTurn,
  settleBroadcast,
  type Transition,
} from './broadcast-states.rules.ts'

const minute = 60_000
const start = new Date('2026-11-29T13:00:00Z')
const at = (minutes: number) => new Date(start.getTime() + minutes * minute)
const file: LiveSourceOnWire = {
  tipo: 'SIMULADA',
  codigo: null,
  url: '/media/a.mp4',
  duracaoSegundos: 60,
  flagRepete: true,
}
const hls: LiveSourceOnWire = {
  tipo: 'HLS',
  codigo: null,
  url: 'https://a.example/a.m3u8',
  duracaoSegundos: null,
  flagRepete: false,
}
const planned: BroadcastFacts = {
  estado: 'AGENDADA',
  inicio: start,
  fim: at(90),
  abreEm: at(-30),
  chatFechaMinutos: 20,
  flagAutomatica: true,
  fonte: file,
  repriseUrl: null,
  fonteAoVivo: null,
  fonteForaDesde: null,
  encerradaEm: null,
}
const open: BroadcastFacts = { ...planned, estado: 'ABERTA' }
const live: BroadcastFacts = { ...planned, estado: 'AO_VIVO' }

/** Applies all due transitions, as a process does that may have slept for long. */
function settle(broadcast: BroadcastFacts, now: Date): BroadcastFacts {
  return { ...broadcast, ...settleBroadcast(broadcast, now) }
}

describe('by the clock', () => {
  it.each([
    [-31, 'AGENDADA'],
    [-30, 'ABERTA'],
    [-1, 'ABERTA'],
    [0, 'AO_VIVO'],
    [104, 'AO_VIVO'],
    [105, 'ENCERRADA'],
    [124, 'ENCERRADA'],
    [125, 'REPRISE'],
  ] as const)('%i minutes from its start a simulated broadcast is %s', (minutes, estado) => {
    expect(settle(planned, at(minutes)).estado).toBe(estado)
  })

  it('a simulated broadcast began at its planned second, however late the process was', () => {
    expect(dueTransition(open, at(7))).toEqual({ to: 'AO_VIVO', by: 'RELOGIO', at: start })
  })

  it('a broadcast without a source opens its chat and ends, and never claims to be live', () => {
    const without = { ...planned, fonte: null }
    expect([-30, 0, 104, 105, 500].map((minutes) => settle(without, at(minutes)).estado)).toEqual([
      'ABERTA',
      'ABERTA',
      'ABERTA',
      'ENCERRADA',
      'ENCERRADA',
    ])
  })

  it('one that staff hold opens by the clock, waits for them, and ends after six hours at the latest', () => {
    const held = { ...planned, flagAutomatica: false }
    expect(settle(held, at(60)).estado).toBe('ABERTA')
    expect(settle({ ...held, estado: 'AO_VIVO' }, at(200)).estado).toBe('AO_VIVO')
    expect(dueTransition({ ...held, estado: 'AO_VIVO' }, at(90 + longestOverrunMs / minute))?.to).toBe('ENCERRADA')
  })

  it('one whose start was moved is closed again', () => {
    expect(dueTransition({ ...open, abreEm: at(60) }, at(0))?.to).toBe('AGENDADA')
  })

  it('nothing is done to what was canceled', () => {
    expect(settle({ ...planned, estado: 'CANCELADA' }, at(5000)).estado).toBe('CANCELADA')
    expect(nextTurn({ ...planned, estado: 'CANCELADA' }, at(0))).toBeUndefined()
  })
})

describe('by its source', () => {
  it('it begins early where the source is live, and waits where the source says that it is not', () => {
    expect(dueTransition({ ...open, fonte: hls, fonteAoVivo: true }, at(-10))).toMatchObject({
      to: 'AO_VIVO',
      by: 'FONTE',
    })
    expect(settle({ ...open, fonte: hls, fonteAoVivo: false }, at(30)).estado).toBe('ABERTA')
  })

  it('a break of some minutes does not end it; ten minutes do, and after the planned end one stop is enough', () => {
    const broken = { ...live, fonte: hls, fonteAoVivo: false, fonteForaDesde: at(40) }
    expect(settle(broken, at(49)).estado).toBe('AO_VIVO')
    expect(dueTransition(broken, at(50))).toMatchObject({ to: 'ENCERRADA', by: 'FONTE' })
    expect(dueTransition({ ...broken, fonteForaDesde: at(95) }, at(95))?.to).toBe('ENCERRADA')
    expect(dueTransition({ ...broken, fonteForaDesde: at(88) }, at(89))).toBeUndefined()
    expect(dueTransition({ ...broken, fonteForaDesde: at(88) }, at(90))?.to).toBe('ENCERRADA')
  })

  it('one that is still live extends the service, but not for ever', () => {
    const over = { ...live, fonte: hls, fonteAoVivo: true }
    expect(settle(over, new Date(at(90).getTime() + graceMs * 4)).estado).toBe('AO_VIVO')
    expect(settle(over, new Date(at(90).getTime() + longestOverrunMs)).estado).not.toBe('AO_VIVO')
  })
})

describe('its chat', () => {
  it('closes some minutes after the end, and has no end while it is live', () => {
    expect(findChatEnd(planned)).toEqual(at(125))
    expect(findChatEnd(live)).toBeNull()
    expect(findChatEnd({ ...live, estado: 'ENCERRADA', encerradaEm: at(80) })).toEqual(at(100))
  })
})

const moment = fc.integer({ min: -600, max: 900 }).map(at)
const facts: fc.Arbitrary<BroadcastFacts> = fc.record({
  estado: fc.constantFrom(...broadcastStates),
  inicio: fc.constant(start),
  fim: fc.integer({ min: 1, max: 300 }).map(at),
  abreEm: fc.integer({ min: -240, max: 0 }).map(at),
  chatFechaMinutos: fc.integer({ min: 0, max: 240 }),
  flagAutomatica: fc.boolean(),
  fonte: fc.constantFrom(null, file, hls),
  repriseUrl: fc.constantFrom(null, '/media/b.mp4'),
  fonteAoVivo: fc.constantFrom(null, true, false),
  fonteForaDesde: fc.option(moment),
  encerradaEm: fc.option(moment),
})

describe('of any broadcast', () => {
  it('what is due comes to an end, by ways that the table allows', () => {
    fc.assert(
      fc.property(facts, moment, (broadcast, now) => {
        const due: Transition | undefined = dueTransition(broadcast, now)
        if (due) expect(canMove(broadcast.estado, due.to, due.by), `${broadcast.estado} → ${due.to}`).toBe(true)
        expect(dueTransition(settle(broadcast, now), now)).toBeUndefined()
      }),
    )
  })

  it('looking only at its turns misses no change', () => {
    fc.assert(
      fc.property(facts, moment, moment, (broadcast, one, other) => {
        const [from, to] = one < other ? [one, other] : [other, one]
        let state = settle(broadcast, from)
        let turn = nextTurn(state, from)
        while (turn && turn <= to) {
          state = settle(state, turn)
          const next = nextTurn(state, turn)
          if (next && next <= turn) throw new Error('A turn that changes nothing')
          turn = next
        }
        expect(settle(state, to)).toEqual(state)
      }),
    )
  })

  it('nothing is live without a source, and nothing is live for ever', () => {
    fc.assert(
      fc.property(facts, (broadcast) => {
        const later = settle(broadcast, new Date(broadcast.fim.getTime() + longestOverrunMs))
        expect(later.estado).not.toBe('AO_VIVO')
        const before = settle({ ...broadcast, estado: 'AGENDADA', fonte: null }, at(10))
        expect(before.estado).not.toBe('AO_VIVO')
      }),
    )
  })
})
