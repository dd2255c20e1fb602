import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText, nothingSchema } from '../fields.ts'
import { locales } from '../locale.ts'
import { timeZone } from '../validation/time-zone.ts'

const mine = { access: 'login', church: 'host' } as const
const ofUser = z.strictObject({ id: idText })

/** The address of a browser at its push service. Confidential: it lets a client try to send pushes. */
const endpoint = z.url({ protocol: /^https?$/ }).check(z.maxLength(1000), z.regex(/^[\x21-\x7e]+$/))

/** An uncompressed point of P-256, and 16 random bytes (RFC 8291), base64url. */
const p256dh = z.string().check(z.regex(/^B[\w-]{86}$/))
const auth = z.string().check(z.regex(/^[\w-]{22}$/))

const address = { endpoint, p256dh, auth }

export const getPushKey = defineEndpoint({
  id: 'getPushKey',
  method: 'GET',
  path: '/push/chave',
  summary: 'The key by which push services know this product (RFC 8292)',
  ...mine,
  about: 'none',
  example: {},
  responses: { 200: z.strictObject({ chavePublica: z.string() }) },
})

/**
 * Called again at each visit to update language and time zone. A device belongs to the last session on it; when that
 * session ends, pushes end too.
 */
export const subscribeToPush = defineEndpoint({
  id: 'subscribeToPush',
  method: 'PUT',
  path: '/user/{id}/push',
  summary: 'Subscribes this device to pushes',
  ...mine,
  about: { account: 'id' },
  example: {
    params: { id: '1' },
    body: {
      endpoint: 'https://web.push.apple.com/device',
      p256dh: 'BAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      auth: 'AAAAAAAAAAAAAAAAAAAAAA',
      idioma: 'pt',
      fusoHorario: 'America/Sao_Paulo',
    },
  },
  params: ofUser,
  body: z.strictObject({ ...address, idioma: z.enum(locales), fusoHorario: timeZone }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** Idempotent. */
export const unsubscribeFromPush = defineEndpoint({
  id: 'unsubscribeFromPush',
  method: 'DELETE',
  path: '/user/{id}/push',
  summary: 'Ends the pushes to this device',
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' }, body: { endpoint: 'https://web.push.apple.com/device' } },
  params: ofUser,
  body: z.strictObject({ endpoint }),
  responses: { 200: nothingSchema },
})

/**
 * Called by a service worker after its push service changed the browser's address, when no page is open. It has no token:
 * the proof is the old subscription's secret, which only the browser and the product have.
 */
export const renewPush = defineEndpoint({
  id: 'renewPush',
  method: 'POST',
  path: '/push/renovacao',
  summary: 'Moves a subscription to the new address of its browser',
  access: 'public',
  church: 'host',
  about: 'none',
  example: {
    body: {
      antiga: { endpoint: 'https://web.push.apple.com/device', auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
      nova: {
        endpoint: 'https://web.push.apple.com/renewed',
        p256dh: 'BAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
        auth: 'AAAAAAAAAAAAAAAAAAAAAA',
      },
    },
  },
  body: z.strictObject({ antiga: z.strictObject({ endpoint, auth }), nova: z.strictObject(address) }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
})
