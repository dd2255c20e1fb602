import { dateAfter } from '@narthex/contract/church-time'
import { atStrength } from '@narthex/contract/testing/strength'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupByMonth, toPlanView } from './plan-view.ts'
import { aPlan, aSubscription } from './testing/a-subscription.ts'

const passages = ['Ps.1', 'Ps.2', 'Ps.3', 'Ps.4']
const dias = passages.map((passage) => ({ passagens: [passage], texto: null, pergunta: null }))
const subscription = aSubscription({
  inicio: '2026-02-27',
  rodada: 2,
  lidas: [{ dia: 1, passagens: ['Ps.1'] }],
  plano: aPlan({ dias }),
})
const mark = (dia: number, lida: boolean) => ({ dia, passagem: `Ps.${dia}`, lida, em: '2026-03-01T10:00:00Z' })
const daysWith = (view: ReturnType<typeof toPlanView>, state: 'isDone' | 'isMissed' | 'isToday') =>
  view.readings.filter((reading) => reading[state]).map(({ dia }) => dia)

test('a plan shows what is due today, what was missed and what comes next', () => {
  const view = toPlanView(subscription, undefined, '2026-03-01')
  expect(view).toMatchObject({ daysDone: 1, missed: 1, isFinished: false, lastDate: '2026-03-02' })
  expect(view.due.map(({ dia }) => dia)).toEqual([3])
  expect(view.next?.dia).toBe(2)
  expect(daysWith(view, 'isDone')).toEqual([1])
  expect(daysWith(view, 'isMissed')).toEqual([2])
})

test('a reading of several passages is done once all of them are read', () => {
  const plano = aPlan({ dias: [{ passagens: ['Ps.1', 'Ps.2'], texto: null, pergunta: null }] })
  const half = { ...subscription, plano, agenda: [0], lidas: [{ dia: 1, passagens: ['Ps.1'] }] }
  expect(toPlanView(half, undefined, '2026-02-27')).toMatchObject({ daysDone: 0, isFinished: false })
  const pending = { rodada: 2, marcas: [{ ...mark(1, true), passagem: 'Ps.2' }] }
  expect(toPlanView(half, pending, '2026-02-27')).toMatchObject({ daysDone: 1, isFinished: true, next: undefined })
})

test('a day can have several readings, and a day of rest has none', () => {
  const spread = { ...subscription, agenda: [0, 2, 2, 4] }
  expect(toPlanView(spread, undefined, '2026-03-01').due.map(({ dia }) => dia)).toEqual([2, 3])
  const rest = toPlanView(spread, undefined, '2026-03-02')
  expect(rest.due).toEqual([])
  expect([rest.missed, rest.next?.dia, rest.lastDate]).toEqual([2, 2, '2026-03-03'])
})

test('before its first day nothing of a plan is due or missed', () => {
  const view = toPlanView(subscription, undefined, '2026-02-20')
  expect(view).toMatchObject({ missed: 0, due: [] })
  expect(view.standing.today).toBe(-7)
})

test('a plan that was completed has nothing left to read, whatever its marks say', () => {
  const closed = { ...subscription, situacao: 'CONCLUIDA' as const }
  const view = toPlanView(closed, { rodada: 2, marcas: [mark(1, false)] }, '2026-12-01')
  expect(view).toMatchObject({ daysDone: 4, missed: 0, isFinished: true, next: undefined })
  expect(view.readings.every(({ passagens, read }) => passagens.every((passage) => read.has(passage)))).toBe(true)
})

test('marks that wait on this device count at once, both ways', () => {
  const pending = { rodada: 2, marcas: [mark(1, false), mark(2, true)] }
  const view = toPlanView(subscription, pending, '2026-03-01')
  expect(view.readings.map(({ isDone }) => isDone)).toEqual([false, true, false, false])
})

test('marks of a round before a reset do not count', () => {
  const view = toPlanView(subscription, { rodada: 1, marcas: [mark(2, true)] }, '2026-03-01')
  expect(view.daysDone).toBe(1)
})

test('while a plan is paused nothing is missed that was not missed before', () => {
  const paused = { ...subscription, situacao: 'PAUSADA', pausadaEm: '2026-02-28' } as const
  expect(toPlanView(paused, undefined, '2026-12-01').missed).toBe(0)
  const pausedLate = { ...paused, pausadaEm: '2026-03-01' }
  expect(daysWith(toPlanView(pausedLate, undefined, '2026-12-01'), 'isMissed')).toEqual([2])
})

test('a day is done, missed, due or to come by its passages and its date alone', () => {
  const read = fc.uniqueArray(fc.integer({ min: 1, max: 4 }))
  const agenda = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 4 })
  const today = fc.integer({ min: -2, max: 12 }).map((days) => dateAfter('2026-02-27', days))
  fc.assert(
    fc.property(read, agenda, today, (done, agenda, today) => {
      const lidas = done.map((dia) => ({ dia, passagens: [`Ps.${dia}`] }))
      const view = toPlanView({ ...subscription, lidas, agenda }, undefined, today)
      for (const { dia, date, ...reading } of view.readings) {
        const isDone = done.includes(dia)
        expect(date).toBe(dateAfter('2026-02-27', agenda[dia - 1] ?? 0))
        expect(reading).toMatchObject({ isDone, isMissed: !isDone && date < today, isToday: date === today })
      }
      expect(view.daysDone).toBe(done.length)
      expect(view.missed).toBe(daysWith(view, 'isMissed').length)
      const left = view.readings.filter(({ isDone }) => !isDone).map(({ date }) => date)
      expect(view.next?.date).toBe(left.toSorted()[0])
    }),
    { numRuns: atStrength({ deep: 1000, full: 200 }) },
  )
})

test('the days of a plan stand under the months of their dates', () => {
  const months = groupByMonth(toPlanView(subscription, undefined, '2026-03-01').readings)
  expect([...months].map(([month, days]) => [month, days.length])).toEqual([
    ['2026-02', 2],
    ['2026-03', 2],
  ])
})

test('readings of one day stand in their order in the calendar, and those put off after them', () => {
  const moved = { ...subscription, agenda: [3, 2, 2, 0] }
  const [february = [], march = []] = groupByMonth(toPlanView(moved, undefined, '2026-03-01').readings).values()
  expect([february, march].map((days) => days.map(({ dia }) => dia))).toEqual([[4], [2, 3, 1]])
})
