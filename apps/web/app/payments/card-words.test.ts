import { expect, test } from 'vitest'
import { readBrand } from './brand-sign.tsx'
import { findCardTerm } from './card-words.ts'

const card = (validadeMes: number, validadeAno: number) => ({ validadeMes, validadeAno })

test('a card is good until the last day of its month, and soon over in that month and the one before', () => {
  expect(findCardTerm(card(1, 2027), '2026-10-31')).toBe('good')
  expect(findCardTerm(card(1, 2027), '2026-11-30')).toBe('good')
  expect(findCardTerm(card(1, 2027), '2026-12-01')).toBe('soon')
  expect(findCardTerm(card(1, 2027), '2027-01-31')).toBe('soon')
  expect(findCardTerm(card(1, 2027), '2027-02-01')).toBe('over')
})

test('a brand is known however its gateway writes it', () => {
  expect(readBrand('VISA')).toBe('visa')
  expect(readBrand('American Express')).toBe('amex')
  expect(readBrand('Master')).toBe('mastercard')
  expect(readBrand('Diners Club')).toBe('diners')
  expect(readBrand('some bank')).toBe('unknown')
  expect(readBrand(null)).toBe('unknown')
})
