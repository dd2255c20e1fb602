import { homePlaceCodes, homeSectionCodes } from '@narthex/contract/churches/home-codes'
import { expect, test } from 'vitest'
import type { Presence } from '../presence.queries.ts'
import { suggestMenu } from './start-menu.rules.ts'

const codesOfHome = [...homePlaceCodes, ...homeSectionCodes]
const having = (...places: (keyof Presence)[]) =>
  Object.fromEntries(codesOfHome.map((code) => [code, places.includes(code)])) as Presence
const nothing = having()
const item = (id: number, codigo: string, flagAtivo = true, url: string | null = null) => ({
  id,
  codigo,
  flagAtivo,
  url,
  pt: codigo,
  en: codigo,
  es: codigo,
})
const usual = [{ codigo: 'SOBRE', pt: 'Sobre', en: 'About', es: 'Sobre' }] as const
const at = (presence: Presence, ...modules: string[]) => ({ presence, modules: new Set(modules) as never })
const codes = (...given: Parameters<typeof suggestMenu>) =>
  suggestMenu(...given).map(({ id, codigo, flagAtivo }) => [id, codigo, flagAtivo])

test('items of empty places are hidden, and hidden ones of places with something are shown', () => {
  const menu = [item(1, 'EVENTO'), item(2, 'NOTICIA', false), item(3, 'SOBRE')]
  expect(codes(menu, [], at(having('NOTICIAS', 'SOBRE'), 'MOD_EVENTO', 'MOD_NOTICIA'))).toEqual([
    [1, 'EVENTO', false],
    [2, 'NOTICIA', true],
  ])
})

test('what there is of a module that is off is not shown', () => {
  expect(codes([item(1, 'CELULA', false)], [], at(having('CELULA')))).toEqual([])
  expect(codes([item(1, 'CELULA')], [], at(having('CELULA')))).toEqual([[1, 'CELULA', false]])
})

test('an item that leads to an address of the church’s own, or to a place that is not known here, stays', () => {
  expect(codes([item(1, 'EVENTO', true, 'https://loja.example'), item(2, 'PODCAST')], [], at(nothing))).toEqual([])
})

test('a usual item that is missing is added where its place has something, and once', () => {
  expect(codes([], usual, at(having('SOBRE')))).toEqual([[null, 'SOBRE', true]])
  expect(codes([item(9, 'SOBRE')], usual, at(having('SOBRE')))).toEqual([])
  expect(codes([], usual, at(nothing))).toEqual([])
})
