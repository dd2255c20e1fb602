import { keepDraft, readDraft } from '@narthex/client/outbox/draft'
import { fakeStorage } from '@narthex/client/testing/browser'
import { beforeEach, expect, test, vi } from 'vitest'
import { aCode } from '../testing/tickets.ts'
import {
  closePurchase,
  emptyPurchase,
  findAttempts,
  holderDraftKey,
  keepPurchase,
  readPurchase,
} from './kept-purchase.ts'

const begun = { ...emptyPurchase, tickets: [{ chave: 'a', idIngresso: 1, adicionais: [9] }], reserva: aCode }

beforeEach(() => vi.stubGlobal('sessionStorage', fakeStorage()))

test('a purchase is kept for each event by itself', () => {
  keepPurchase(7, begun)
  expect(readPurchase(7)).toEqual(begun)
  expect(readPurchase(8)).toEqual(emptyPurchase)
})

test('what is not a purchase is not read as one', () => {
  keepDraft('tickets-7', { tickets: [{ idIngresso: 'x' }] })
  expect(readPurchase(7)).toEqual(emptyPurchase)
  keepDraft('tickets-7', { ...begun, cupom: 7, reserva: {} })
  expect(readPurchase(7)).toMatchObject({ cupom: '', reserva: null })
})

test('a purchase that is registered leaves nothing of those who come', () => {
  keepPurchase(7, begun)
  keepDraft(holderDraftKey(7, 'a'), { nome: 'Bia' })
  const key = findAttempts(7).find('order', 'x')
  closePurchase(7)
  expect(readPurchase(7)).toEqual(emptyPurchase)
  expect(readDraft(holderDraftKey(7, 'a'))).toBeUndefined()
  expect(findAttempts(7).find('order', 'x')).not.toBe(key)
})
