import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { reference } from '../fields.ts'

/** A host name, or all hosts below it: `example.org`, `*.example.org`; with a port if it is not the default one. */
export const embedHost = z
  .string()
  .check(z.maxLength(253), z.regex(/^(?:\*\.)?(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}(?::\d{1,5})?$/))

export const embedHostsSchema = z.strictObject({ hosts: z.array(embedHost).check(z.maxLength(20)) })
export type EmbedHosts = z.infer<typeof embedHostsSchema>

const ofChurch = {
  access: { permission: 'settings' },
  church: { param: 'id' },
  params: z.strictObject({ id: reference }),
} as const

export const getEmbedHosts = defineEndpoint({
  id: 'getEmbedHosts',
  method: 'GET',
  path: '/igreja/{id}/incorporacao',
  summary: "The other hosts that may embed a church's public views",
  ...ofChurch,
  about: 'none',
  example: { params: { id: 'videira' } },
  responses: { 200: embedHostsSchema },
})

/** Takes effect with the next page. An empty list lets any site embed the public views (chat, praise, player). */
export const setEmbedHosts = defineEndpoint({
  id: 'setEmbedHosts',
  method: 'PUT',
  path: '/igreja/{id}/incorporacao',
  summary: "Sets the other hosts that may embed a church's public views",
  ...ofChurch,
  about: 'none',
  example: { params: { id: 'videira' }, body: { hosts: ['videira.example.org'] } },
  body: embedHostsSchema,
  responses: { 200: embedHostsSchema },
})
