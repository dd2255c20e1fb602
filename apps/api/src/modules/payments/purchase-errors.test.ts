import { paymentErrors, purchaseErrors } from '@narthex/contract/errors/payment.errors'
import { buyingErrors } from '@narthex/contract/errors/ticket.errors'
import { purchaseRemedies } from '@narthex/contract/payments/purchase-remedies'
import { catalogue } from '@narthex/locales/catalogue'
import { expect, it } from 'vitest'

const codes = Object.keys({ ...purchaseErrors, ...paymentErrors, ...buyingErrors })

it.each(Object.entries(catalogue))('%s has a message and a remedy for every code of a purchase', (_, messages) => {
  const { remedies, fallback, ...texts } = messages.purchaseErrors
  expect(Object.keys(texts).toSorted()).toEqual(codes.toSorted())
  expect(Object.keys(purchaseRemedies).toSorted()).toEqual(codes.toSorted())
  expect(Object.keys(remedies)).toEqual(expect.arrayContaining(Object.values(purchaseRemedies)))
  expect(fallback).toBeTruthy()
})
