import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText, reference } from '../fields.ts'
import { prayersPerPage } from '../limits.ts'
import { pageQuery, pageSchema } from '../paging.ts'
import { ownPrayerSchema } from './prayer.schemas.ts'

/** Served at the path of the specification (§7). */
export const listMyPrayers = defineEndpoint({
  id: 'listMyPrayers',
  method: 'GET',
  path: '/user/oracao',
  summary: "The caller's prayers at a church in every state, newest first",
  access: 'login',
  church: { query: 'igreja' },
  about: 'caller',
  module: 'MOD_MURAL_ORACAO',
  example: { query: { igreja: 'videira' } },
  query: z.strictObject({ igreja: reference, ...pageQuery(prayersPerPage.usual, prayersPerPage.largest) }),
  responses: { 200: pageSchema(ownPrayerSchema) },
})

/** NOT_FOUND for another member's prayer. `listPrayerMessages` gives its messages. */
export const getMyPrayer = defineEndpoint({
  id: 'getMyPrayer',
  method: 'GET',
  path: '/user/oracao/{id}',
  summary: "One of the caller's prayers",
  access: 'login',
  church: 'host',
  about: { prayer: 'id', of: 'author' },
  module: 'MOD_MURAL_ORACAO',
  example: { params: { id: '1' } },
  params: z.strictObject({ id: idText }),
  responses: { 200: ownPrayerSchema },
  errors: ['NOT_FOUND'],
})
