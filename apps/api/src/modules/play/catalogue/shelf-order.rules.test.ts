import type { TitleItem } from '@narthex/contract/play/play.schemas'
import { expect, test } from 'vitest'
import { arrangeShelf } from './shelf-order.rules.ts'

const course = { id: 1, titulo: 'Orar', tipo: 'CURSO' } as const
const title = (id: number, about: Partial<TitleItem> = {}) =>
  ({ id, tipo: 'FILME', coletanea: null, temporada: null, numero: null, emBreve: null, ...about }) as TitleItem
const lesson = (numero: number, about: Partial<TitleItem> = {}) =>
  title(100 + numero, { tipo: 'AULA', coletanea: course, numero, ...about })
const order = (titles: readonly TitleItem[]) => arrangeShelf(titles).map(({ id }) => id)

test('what comes soon stands behind what can be watched, each in its order', () => {
  const emBreve = '2026-12-24T12:00:00.000Z'
  expect(order([title(1, { emBreve }), title(2), title(3, { emBreve }), title(4)])).toEqual([2, 4, 1, 3])
  expect(order([])).toEqual([])
})

test('lessons of a course ascend in the places that they have among others', () => {
  expect(order([lesson(3), title(1), lesson(2), lesson(1)])).toEqual([101, 1, 102, 103])
  const second = { temporada: 2 }
  expect(order([lesson(1, { ...second, id: 9 }), lesson(2, { temporada: 1 })])).toEqual([102, 9])
})

test('a lesson that comes soon stands last, after those that are there', () => {
  expect(order([lesson(6, { emBreve: '2026-12-24T12:00:00.000Z' }), lesson(5), title(1)])).toEqual([105, 1, 106])
})

test('courses do not mix, and episodes of a series stay the newest first', () => {
  const other = { ...course, id: 2 }
  expect(
    order([lesson(2), lesson(2, { coletanea: other, id: 12 }), lesson(1), lesson(1, { coletanea: other, id: 11 })]),
  ).toEqual([101, 11, 102, 12])
  const series = { ...course, tipo: 'SERIE' } as const
  const episodes = [2, 1].map((numero) => title(numero, { tipo: 'EPISODIO', coletanea: series, numero }))
  expect(order(episodes)).toEqual([2, 1])
})
