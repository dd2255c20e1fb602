import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, instant, nothingSchema } from '../fields.ts'
import { listQuery, listSchema } from '../paging.ts'
import { ownUuid, version, versionOrNone } from '../versions.ts'
import {
  officePlayCouponSchema,
  officePlayPlanSchema,
  playCouponCode,
  playCouponForm,
  playCouponRules,
  playPlanForm,
  playSeatSchema,
} from './subscription-office.schemas.ts'

/* Prices are the treasurer's business, seats are given by who keeps the content. */

const atChurch = { church: 'host', about: 'none', module: 'MOD_ASSINATURA' } as const
const prices = { ...atChurch, access: { permission: 'giving.settings' } } as const
const seats = { ...atChurch, access: { permission: 'content.write' } } as const
const exampleId = '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b'
const examplePlan = { nome: 'Família', valor: 1990, intervalo: 'MES' }
const byId = z.strictObject({ id: idText })
const byCode = z.strictObject({ codigo: playCouponCode })
const seatPage = { usual: 50, largest: 200 } as const

export const listOfficePlayPlans = defineEndpoint({
  ...prices,
  id: 'listOfficePlayPlans',
  method: 'GET',
  path: '/tesouraria/play/plano/',
  summary: 'All plans of Play, inactive and hidden ones too',
  example: {},
  responses: { 200: z.array(officePlayPlanSchema) },
})

export const createPlayPlan = defineEndpoint({
  ...prices,
  id: 'createPlayPlan',
  method: 'POST',
  path: '/tesouraria/play/plano/',
  summary: 'Adds a plan of Play',
  example: { body: examplePlan },
  body: z.strictObject(playPlanForm),
  responses: { 200: officePlayPlanSchema },
  errors: ['CONFLICT', 'LIMIT_REACHED'],
})

/** Subscriptions that go on keep the price that they began with. */
export const replacePlayPlan = defineEndpoint({
  ...prices,
  id: 'replacePlayPlan',
  method: 'PUT',
  path: '/tesouraria/play/plano/{id}',
  summary: 'Changes a plan of Play',
  example: { params: { id: '1' }, body: { ...examplePlan, versao: 1 } },
  params: byId,
  body: z.strictObject({ ...playPlanForm, versao: version }),
  responses: { 200: officePlayPlanSchema },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'CONFLICT'],
})

/** Only one that no subscription ever had; another is set inactive. */
export const removePlayPlan = defineEndpoint({
  ...prices,
  id: 'removePlayPlan',
  method: 'DELETE',
  path: '/tesouraria/play/plano/{id}',
  summary: 'Removes a plan of Play',
  example: { params: { id: '1' } },
  params: byId,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'ALREADY_SOLD'],
})

export const listPlayCoupons = defineEndpoint({
  ...prices,
  id: 'listPlayCoupons',
  method: 'GET',
  path: '/tesouraria/play/cupom/',
  summary: 'The coupons of Play',
  example: {},
  responses: { 200: z.array(officePlayCouponSchema) },
})

/** `versao` 0 adds a coupon; CONFLICT where the code is taken. */
export const savePlayCoupon = defineEndpoint({
  ...prices,
  id: 'savePlayCoupon',
  method: 'PUT',
  path: '/tesouraria/play/cupom/{codigo}',
  summary: 'Adds or changes a coupon of Play',
  example: { params: { codigo: 'BEMVINDO' }, body: { versao: 0, percentual: 50 } },
  params: byCode,
  body: z.strictObject({ ...playCouponForm, versao: versionOrNone }).check(...playCouponRules),
  responses: { 200: officePlayCouponSchema },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'CONFLICT', 'LIMIT_REACHED'],
})

/** Only one that was never used; another is set inactive. */
export const removePlayCoupon = defineEndpoint({
  ...prices,
  id: 'removePlayCoupon',
  method: 'DELETE',
  path: '/tesouraria/play/cupom/{codigo}',
  summary: 'Removes a coupon of Play',
  example: { params: { codigo: 'BEMVINDO' } },
  params: byCode,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'ALREADY_SOLD'],
})

/** The newest first. */
export const listPlaySeats = defineEndpoint({
  ...seats,
  id: 'listPlaySeats',
  method: 'GET',
  path: '/igreja/play/cortesia/',
  summary: 'Seats of Play that the church gave',
  example: {},
  query: z.strictObject(listQuery(seatPage.usual, seatPage.largest)),
  responses: { 200: listSchema(playSeatSchema) },
})

/** Idempotent by `chave`. */
export const grantPlaySeat = defineEndpoint({
  ...seats,
  id: 'grantPlaySeat',
  method: 'POST',
  path: '/igreja/play/cortesia/',
  summary: 'Gives a member a seat of Play, with an end or without',
  example: { body: { chave: exampleId, idUsuario: 1, idPlano: 1, fim: null } },
  body: z.strictObject({
    chave: ownUuid,
    idUsuario: id,
    idPlano: id,
    fim: z._default(z.nullable(instant), null),
  }),
  responses: { 200: playSeatSchema },
  errors: ['NOT_FOUND', 'PLAY_ALREADY_SUBSCRIBED', 'IDEMPOTENCY_KEY_IN_USE'],
})

/** Revokes a seat with immediate effect. */
export const revokePlaySeat = defineEndpoint({
  ...seats,
  id: 'revokePlaySeat',
  method: 'DELETE',
  path: '/igreja/play/cortesia/{id}',
  summary: 'Takes a seat of Play back',
  example: { params: { id: exampleId } },
  params: z.strictObject({ id: z.uuid() }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})
