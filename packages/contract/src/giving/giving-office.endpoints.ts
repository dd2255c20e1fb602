import * as z from 'zod/mini'
import { csvDownload } from '../download.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, nothingSchema } from '../fields.ts'
import { listQuery, listSchema } from '../paging.ts'
import { orderCode } from '../payments/payment.schemas.ts'
import {
  enteredGiftSchema,
  giftFilter,
  givingFormSchema,
  officeGiftSchema,
  officeGiftsPerPage,
  officeReasonSchema,
  reasonFormSchema,
} from './giving-office.schemas.ts'

const atChurch = { church: 'host', about: 'none', module: 'MOD_DOACAO' } as const
const reader = { ...atChurch, access: { permission: 'giving.read' } } as const
const writer = { ...atChurch, access: { permission: 'giving.write' } } as const
const owner = { ...atChurch, access: { permission: 'giving.settings' } } as const
const byId = z.strictObject({ id: idText })
const exampleReason = { nome: 'Missões', historia: 'Para quem vai', meta: { valor: 1_000_000, ate: '2039-12-31' } }
const examplePeriod = { de: '2026-01-01', ate: '2026-12-31' }

/** Ordered by when they were received, or before that placed; the latest first. */
export const listGifts = defineEndpoint({
  ...reader,
  id: 'listGifts',
  method: 'GET',
  path: '/tesouraria/doacao/',
  summary: 'The gifts of a church',
  example: { query: examplePeriod },
  query: z.strictObject({
    ...giftFilter,
    ...listQuery(officeGiftsPerPage.usual, officeGiftsPerPage.largest),
  }),
  responses: { 200: listSchema(officeGiftSchema) },
})

/** Cash from the box, a transfer, a Pix to the church's own key. Idempotent by `chave`; undone by `refundPayment`. */
export const enterGift = defineEndpoint({
  ...writer,
  id: 'enterGift',
  method: 'POST',
  path: '/tesouraria/doacao/',
  summary: 'Writes down a gift that came without the site',
  example: {
    body: {
      chave: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b',
      doador: { nome: 'Ana Souza' },
      itens: [{ idMotivo: 1, valor: 5000 }],
      codigoMetodoPagamento: 'CASH',
      dia: '2024-01-07',
    },
  },
  body: enteredGiftSchema,
  responses: { 200: officeGiftSchema },
  errors: [
    'NOT_FOUND',
    'GIVING_UNAVAILABLE',
    'REASON_UNAVAILABLE',
    'AMOUNT_TOO_LARGE',
    'EVT_REG_010',
    'IDEMPOTENCY_KEY_IN_USE',
  ],
})

export const getOfficeGift = defineEndpoint({
  ...reader,
  id: 'getOfficeGift',
  method: 'GET',
  path: '/tesouraria/doacao/{codigo}',
  summary: 'A gift, by the code of its order',
  example: { params: { codigo: '01ARZ3NDEKTSV4RRFFQ69G5FAV' } },
  params: z.strictObject({ codigo: orderCode }),
  responses: { 200: officeGiftSchema },
  errors: ['NOT_FOUND'],
})

/** A line per reason of each gift: UTF-8 with BOM; cells apart by `;` and decimal commas in pt and es. */
export const exportGifts = defineEndpoint({
  ...atChurch,
  ...csvDownload,
  id: 'exportGifts',
  method: 'GET',
  path: '/tesouraria/doacao/exportacao',
  summary: 'The gifts of a church as CSV',
  proof: 'fresh',
  access: { permission: 'giving.export' },
  example: { query: examplePeriod },
  query: z.strictObject(giftFilter),
})

export const listOfficeReasons = defineEndpoint({
  ...reader,
  id: 'listOfficeReasons',
  method: 'GET',
  path: '/tesouraria/motivo/',
  summary: 'All giving reasons of a church, also the inactive ones',
  example: {},
  responses: { 200: z.array(officeReasonSchema) },
})

export const addGivingReason = defineEndpoint({
  ...writer,
  id: 'addGivingReason',
  method: 'POST',
  path: '/tesouraria/motivo/',
  summary: 'Adds a giving reason at the end of the list',
  example: { body: exampleReason },
  body: reasonFormSchema,
  responses: { 200: z.strictObject({ id }) },
})

/** A reason is made inactive, never removed. */
export const setGivingReason = defineEndpoint({
  ...writer,
  id: 'setGivingReason',
  method: 'PUT',
  path: '/tesouraria/motivo/{id}',
  summary: 'Replaces a giving reason',
  example: { params: { id: '1' }, body: exampleReason },
  params: byId,
  body: reasonFormSchema,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})

export const orderGivingReasons = defineEndpoint({
  ...writer,
  id: 'orderGivingReasons',
  method: 'PUT',
  path: '/tesouraria/motivo/ordem',
  summary: 'Puts the giving reasons in this order, which names each of them once',
  example: { body: { ids: [1] } },
  body: z.strictObject({ ids: z.array(id).check(z.maxLength(1000)) }),
  responses: { 200: nothingSchema },
})

export const getGivingForm = defineEndpoint({
  ...owner,
  id: 'getGivingForm',
  method: 'GET',
  path: '/tesouraria/doacao-configuracao',
  summary: 'How a church takes gifts, and what its receipts say',
  example: {},
  responses: { 200: givingFormSchema },
})

export const setGivingForm = defineEndpoint({
  ...owner,
  id: 'setGivingForm',
  method: 'PUT',
  path: '/tesouraria/doacao-configuracao',
  summary: 'Replaces how a church takes gifts, and what its receipts say',
  example: {
    body: {
      minimo: 100,
      valoresSugeridos: [2000, 5000, 10_000],
      flagTaxas: true,
      reciboNome: 'Igreja',
      reciboDocumento: '11.222.333/0001-81',
      reciboTexto: null,
    },
  },
  body: givingFormSchema,
  responses: { 200: givingFormSchema },
})
