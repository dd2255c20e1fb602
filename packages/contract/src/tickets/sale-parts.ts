import * as z from 'zod/mini'
import { definePart } from '../resources/part.ts'
import {
  couponForm,
  couponRules,
  doorListForm,
  questionForm,
  questionRules,
  quotaForm,
  ticketTypeForm,
  ticketTypeRules,
} from './office-sale.schemas.ts'

/* The parts of an event's sale, which the office reads with it. `versao` is the sale's. */

const ofSale = { module: 'MOD_EVENTO', may: { write: 'events.write', within: 'EVENTO' } } as const

/** More seats are offered to those who wait; fewer than are taken is SEATS_TAKEN. Its types then take seats of their others alone. */
export const quotaPart = definePart({
  ...ofSale,
  name: 'cota',
  path: '/evento/{id}/equipe/cota/',
  form: z.strictObject(quotaForm),
  example: { nome: 'Camas', vagas: 40 },
  calls: {
    add: { id: 'addQuota', summary: 'Adds seats that ticket types share' },
    set: { id: 'setQuota', summary: 'Changes the seats of a quota', errors: ['SEATS_TAKEN'] },
    remove: { id: 'removeQuota', summary: 'Removes a quota that no seat is taken of', errors: ['SEATS_TAKEN'] },
  },
})

/**
 * Sold tickets keep their price. Other quotas are counted again with the seats that its tickets take: SEATS_TAKEN where one
 * has too few. ALREADY_SOLD where a sold ticket would become an add-on; a type that was sold is set inactive instead of removed.
 */
export const ticketTypePart = definePart({
  ...ofSale,
  name: 'ingresso',
  path: '/evento/{id}/equipe/ingresso/',
  form: z.strictObject(ticketTypeForm).check(...ticketTypeRules),
  example: { nome: 'Adulto', valor: 5000 },
  calls: {
    add: { id: 'addTicketType', summary: 'Adds a ticket type or an add-on' },
    set: { id: 'setTicketType', summary: 'Replaces a ticket type', errors: ['SEATS_TAKEN', 'ALREADY_SOLD'] },
    remove: { id: 'removeTicketType', summary: 'Removes a ticket type that was never sold', errors: ['ALREADY_SOLD'] },
  },
})

/** The kind of one that was answered stays, and it is set inactive instead of removed: ALREADY_SOLD. */
export const questionPart = definePart({
  ...ofSale,
  name: 'pergunta',
  path: '/evento/{id}/equipe/pergunta/',
  form: z.strictObject(questionForm).check(...questionRules),
  example: { rotulo: 'Alergias', tipo: 'TEXTO' },
  calls: {
    add: { id: 'addQuestion', summary: 'Adds a question for those who come' },
    set: { id: 'setQuestion', summary: 'Replaces a question', errors: ['ALREADY_SOLD'] },
    remove: { id: 'removeQuestion', summary: 'Removes a question that was never answered', errors: ['ALREADY_SOLD'] },
  },
})

/**
 * Purchases that it was used for keep their discount. Fewer uses than there were is SEATS_TAKEN. One that was used is set
 * inactive instead of removed: ALREADY_SOLD.
 */
export const couponPart = definePart({
  ...ofSale,
  name: 'cupom',
  path: '/evento/{id}/equipe/cupom/',
  form: z.strictObject(couponForm).check(...couponRules),
  example: { codigo: 'FAMILIA', tipo: 'PERCENTUAL', valor: 10 },
  calls: {
    add: { id: 'addCoupon', summary: 'Adds a coupon' },
    set: { id: 'setCoupon', summary: 'Replaces a coupon', errors: ['SEATS_TAKEN'] },
    remove: { id: 'removeCoupon', summary: 'Removes a coupon that was never used', errors: ['ALREADY_SOLD'] },
  },
})

/**
 * Phones at the door fetch the lists as they synchronise. The first one that is added comes beside the entrance, which every
 * event has. Readings that were made with one stay: LIST_HAS_READINGS; LAST_LIST where it is the only one.
 */
export const doorListPart = definePart({
  ...ofSale,
  name: 'lista',
  path: '/evento/{id}/equipe/lista/',
  form: z.strictObject(doorListForm),
  example: { nome: 'Jantar' },
  calls: {
    add: { id: 'addDoorList', summary: 'Adds a check-in list, which lets each ticket in once' },
    set: { id: 'setDoorList', summary: 'Replaces the name and the ticket types of a check-in list' },
    remove: {
      id: 'removeDoorList',
      summary: 'Removes a check-in list that nothing was read with',
      errors: ['LIST_HAS_READINGS', 'LAST_LIST'],
    },
  },
})
