import type { GivingReason } from '@narthex/contract/giving/giving.schemas'
import { expect, test } from 'vitest'
import {
  beginGift,
  chooseReason,
  findAmountComplaint,
  fitGift,
  setAmount,
  setRegular,
  setSplit,
  sumGift,
} from './gift.ts'

const reason = (id: number, flagRecorrencia = false): GivingReason => ({
  id,
  nome: `Motivo ${id}`,
  historia: null,
  imagem: null,
  meta: null,
  minimo: null,
  flagRecorrencia,
})
const reasons = [reason(1), reason(2, true), reason(3, true)]
const fresh = beginGift(reasons, { link: '' })

test('a new gift is for the first reason, with the defaults of the specification', () => {
  expect(fresh).toMatchObject({ motivos: [{ idMotivo: 1, valor: null }], flagUsuarioTaxa: false, salvarCartao: true })
  expect(sumGift(fresh)).toBe(0)
})

test('a link presets reason, amount and regularity, where the reason allows it', () => {
  expect(beginGift(reasons, { link: '', idMotivo: 2, valor: 5000, isRegular: true })).toMatchObject({
    motivos: [{ idMotivo: 2, valor: 5000 }],
    isRegular: true,
  })
  expect(beginGift(reasons, { link: '', idMotivo: 1, isRegular: true }).isRegular).toBe(false)
  expect(beginGift(reasons, { link: '', isRegular: true })).toMatchObject({
    motivos: [{ idMotivo: 2 }],
    isRegular: true,
  })
  expect(beginGift(reasons, { link: '', idMotivo: 99 }).motivos).toEqual([{ idMotivo: 1, valor: null }])
})

test('another reason takes the amount along', () => {
  const gift = chooseReason(setAmount(fresh, 1, 5000), 2)
  expect(gift.motivos).toEqual([{ idMotivo: 2, valor: 5000 }])
})

test('a split gift has an amount for each reason, and one of them stays', () => {
  const split = chooseReason(setSplit(setAmount(fresh, 1, 5000), true), 3)
  const gift = setAmount(split, 3, 2500)
  expect(sumGift(gift)).toBe(7500)
  const left = chooseReason(gift, 1)
  expect(left.motivos).toEqual([{ idMotivo: 3, valor: 2500 }])
  expect(chooseReason(left, 3)).toBe(left)
  expect(setSplit(gift, false).motivos).toEqual([{ idMotivo: 1, valor: 7500 }])
})

test('a regular gift has one reason that allows it', () => {
  const split = chooseReason(setSplit(setAmount(fresh, 1, 5000), true), 3)
  expect(setRegular(split, true, reasons)).toMatchObject({ motivos: [{ idMotivo: 2, valor: 5000 }], isSplit: false })
  expect(setRegular(fresh, true, [reason(1)])).toMatchObject({ isRegular: false, motivos: [{ idMotivo: 1 }] })
})

test('a reason that is not offered any more leaves its amount to the first one', () => {
  const gift = setAmount(chooseReason(fresh, 3), 3, 1000)
  expect(fitGift(gift, [reason(1), reason(2)])).toMatchObject({ motivos: [{ idMotivo: 1, valor: 1000 }] })
})

test('an amount is required, more than the minimum, and not absurd', () => {
  expect(findAmountComplaint(null, 500)).toBe('required')
  expect(findAmountComplaint(0, 500)).toBe('required')
  expect(findAmountComplaint(500, 500)).toBe('tooSmall')
  expect(findAmountComplaint(501, 500)).toBeUndefined()
  expect(findAmountComplaint(1_000_000_001, 500)).toBe('tooLarge')
})
