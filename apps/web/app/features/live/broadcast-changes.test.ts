import { expect, test } from 'vitest'
import { applyEvent, applyReading, type Watching } from './broadcast-changes.ts'
import { aMoment, aNow } from './testing/broadcasts.ts'

const live: Watching = { ...aNow(), versao: 3, clockAheadMs: 0 }

const state = (estado: Watching['estado'], versao: number) =>
  ({ tipo: 'estado', estado, versao, iniciadaEm: live.iniciadaEm, encerradaEm: null }) as const

test('a state that is older than the shown one is dropped', () => {
  expect(applyEvent(live, state('ABERTA', 2))).toBe(live)
  expect(applyEvent(live, state('ENCERRADA', 4))).toMatchObject({ estado: 'ENCERRADA', versao: 4 })
})

test('the end closes every moment, and a late one opens none', () => {
  const open = applyEvent(live, { tipo: 'momento', momento: aMoment() })
  expect(open.momentos).toHaveLength(1)
  const over = applyEvent(open, state('ENCERRADA', 4))
  expect(over.momentos).toEqual([])
  expect(applyEvent(over, { tipo: 'momento', momento: aMoment() }).momentos).toEqual([])
})

test('an event that comes twice changes nothing the second time', () => {
  const event = { tipo: 'momento', momento: aMoment() } as const
  const once = applyEvent(live, event)
  expect(applyEvent(once, event)).toEqual(once)
  expect(applyEvent(once, { tipo: 'momento-fechado', id: 9 }).momentos).toEqual([])
})

test('hands, viewers and lines change in their place', () => {
  const line = { id: 1, partes: [{ tipo: 'LACUNA' as const, texto: null }], liberadaEm: null }
  const shown = { ...live, roteiro: [line, { ...line, id: 2 }], momentos: [aMoment()] }
  expect(applyEvent(shown, { tipo: 'maos', momento: 9, maos: 7 }).momentos[0]?.maos).toBe(7)
  expect(applyEvent(shown, { tipo: 'publico', total: 40, pico: 41 }).publico).toEqual({ total: 40, pico: 41 })
  const released = { ...line, id: 2, partes: [{ tipo: 'LACUNA' as const, texto: 'graça' }] }
  expect(applyEvent(shown, { tipo: 'linha', linha: released }).roteiro).toEqual([line, released])
})

test('a reading tells the clock of the server, and does not undo a later state', () => {
  const nowMs = Date.parse('2026-03-08T13:09:00.000Z')
  const over = { ...live, estado: 'ENCERRADA' as const, versao: 4 }
  expect(applyReading(over, aNow({ versao: 3, momentos: [aMoment()] }), nowMs)).toMatchObject({
    estado: 'ENCERRADA',
    momentos: [],
    versao: 4,
    clockAheadMs: 60_000,
  })
})
