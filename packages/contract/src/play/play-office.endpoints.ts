import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { date, nothingSchema } from '../fields.ts'
import { filesPerPage } from '../limits.ts'
import { pageQuery, pageSchema } from '../paging.ts'
import { playMediaId, playMediaSchema, playStatisticsSchema } from './watching.schemas.ts'

/*
 * Videos of the product's own, and how much is watched. A video is sent to `playUploadPath` by the tus protocol, and found
 * here from its first byte on.
 */

const module = 'MOD_ASSINATURA'
const keeper = { access: { permission: 'media' }, church: 'host', about: 'none', module } as const
const named = { params: z.strictObject({ midia: playMediaId }) } as const
const example = { params: { midia: '6f0c3b52-1d2e-4f3a-8b4c-5d6e7f801234' } } as const

export const listPlayMedia = defineEndpoint({
  ...keeper,
  id: 'listPlayMedia',
  method: 'GET',
  path: '/igreja/play/midia/',
  summary: "The church's own videos of Play, newest first",
  example: {},
  query: z.strictObject(pageQuery(filesPerPage.usual, filesPerPage.largest)),
  responses: { 200: pageSchema(playMediaSchema) },
})

export const getPlayMedia = defineEndpoint({
  ...keeper,
  ...named,
  id: 'getPlayMedia',
  method: 'GET',
  path: '/igreja/play/midia/{midia}',
  summary: 'A video of Play, and how far its upload or conversion is',
  example,
  responses: { 200: playMediaSchema },
  errors: ['NOT_FOUND'],
})

/** Ends an upload too. */
export const removePlayMedia = defineEndpoint({
  ...keeper,
  ...named,
  id: 'removePlayMedia',
  method: 'DELETE',
  path: '/igreja/play/midia/{midia}',
  summary: 'Removes a video of Play with its files',
  example,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'PLAY_MEDIA_IN_USE'],
})

/** Days in the church's time zone, both included; at most a year. */
export const getPlayStatistics = defineEndpoint({
  access: { permission: 'content.write' },
  church: 'host',
  about: 'none',
  module,
  id: 'getPlayStatistics',
  method: 'GET',
  path: '/igreja/play/estatistica/',
  summary: 'How much is watched, by day and by title',
  example: { query: { inicio: '2026-01-01', fim: '2026-01-31' } },
  query: z.strictObject({ inicio: date, fim: date }),
  responses: { 200: playStatisticsSchema },
})
