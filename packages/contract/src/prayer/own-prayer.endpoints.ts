import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText, reference } from '../fields.ts'
import { prayersPerPage } from '../limits.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { ownPrayerSchema } from './prayer.schemas.ts'

/** By the path of the specification (§7). */
export const listMyPrayers = defineEndpoint({
  id: 'listMyPrayers',
  method: 'GET',
  path: '/user/oracao',
  summary: "One's own prayers at a church, newest first, wherever they are",
  access: 'login',
  church: { query: 'igreja' },
  query: z.strictObject({ igreja: reference, ...pageQuery(prayersPerPage.usual, prayersPerPage.largest) }),
  responses: { 200: pageOf(ownPrayerSchema) },
})

/** NOT_FOUND for somebody else's. Its messages are those of `listPrayerMessages`. */
export const getMyPrayer = defineEndpoint({
  id: 'getMyPrayer',
  method: 'GET',
  path: '/user/oracao/{id}',
  summary: "One of one's own prayers",
  access: 'login',
  church: 'host',
  params: z.strictObject({ id: idText }),
  responses: { 200: ownPrayerSchema },
})
