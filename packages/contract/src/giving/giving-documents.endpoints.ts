import * as z from 'zod/mini'
import { csvDownload, pdfDownload } from '../download.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idText } from '../fields.ts'
import { locales } from '../locale.ts'
import { orderCode } from '../payments/payment.schemas.ts'

const mine = { method: 'GET', access: 'login', church: 'host', module: 'MOD_DOACAO' } as const
const ofMember = { ...mine, about: { member: 'userId' } } as const
const year = z.pipe(idText, z.int().check(z.gte(2000), z.lte(2200)))
/** The language of the document; that of the caller's account where none is named. */
const language = { idioma: z.optional(z.enum(locales)) } as const

/** NOT_FOUND for a gift of another person, and for one that was not received. Visitors get theirs by e-mail. */
export const getGiftReceipt = defineEndpoint({
  ...mine,
  ...pdfDownload,
  id: 'getGiftReceipt',
  path: '/pedido/{codigo}/recibo',
  summary: "The receipt of one of the caller's gifts",
  about: { gift: 'codigo', of: 'author' },
  example: { params: { codigo: '01ARZ3NDEKTSV4RRFFQ69G5FAV' } },
  params: z.strictObject({ codigo: orderCode }),
  query: z.strictObject(language),
  errors: ['NOT_FOUND'],
})

/** Statement of the gifts that were received in the year, in the church's time zone. */
export const getGivingStatement = defineEndpoint({
  ...ofMember,
  ...pdfDownload,
  id: 'getGivingStatement',
  path: '/usuario/{userId}/doacao/extrato/{ano}',
  summary: "The statement of a year of the caller's gifts",
  example: { params: { userId: '1', ano: '2026' } },
  params: z.strictObject({ userId: idText, ano: year }),
  query: z.strictObject(language),
})

/** One line for each reason of each gift, also of those that were not received. */
export const exportMyGifts = defineEndpoint({
  ...ofMember,
  ...csvDownload,
  id: 'exportMyGifts',
  path: '/usuario/{userId}/doacao/exportacao',
  summary: "The caller's gifts as a table, the newest first",
  example: { params: { userId: '1' }, query: { ano: '2026' } },
  params: z.strictObject({ userId: idText }),
  query: z.strictObject({ ...language, ano: z.optional(year) }),
})
