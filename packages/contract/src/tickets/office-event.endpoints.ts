import * as z from 'zod/mini'
import { addressSchema } from '../churches/church.schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { eventPageSchema, guestSchema, programmePartSchema } from '../events/event.schemas.ts'
import { filled, id, idText, image, latitude, longitude, nothingSchema, text } from '../fields.ts'
import { version } from '../versions.ts'
import { writtenMoment } from './office-sale.schemas.ts'

const atChurch = { church: 'host', about: 'none', module: 'MOD_EVENTO' } as const
const reader = { ...atChurch, access: { permission: 'events.read' } } as const
const writer = { ...atChurch, access: { permission: 'events.write' } } as const
const params = z.strictObject({ id: idText })
const optional = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null)
const versao = version

/** An event as staff write it. */
const eventForm = {
  titulo: filled(200),
  resumo: optional(text(500)),
  /** Rich text: what the product does not know of it is dropped. */
  corpo: z._default(z.unknown(), null),
  imagem: optional(image),
  dataInicio: writtenMoment,
  dataFim: writtenMoment,
  local: optional(text(200)),
  endereco: optional(addressSchema),
  latitude: optional(latitude),
  longitude: optional(longitude),
  flagOnline: z._default(z.boolean(), false),
  serie: optional(filled(120)),
  programa: z._default(z.array(programmePartSchema).check(z.maxLength(100)), []),
  convidados: z._default(z.array(guestSchema).check(z.maxLength(50)), []),
} as const
/** A body at length, as content's. */
const bodyBytes = 512 * 1024
const exampleEvent = {
  titulo: 'Acampamento',
  dataInicio: '2039-02-10T20:00:00Z',
  dataFim: '2039-02-12T15:00:00Z',
  local: 'Sítio',
}

export const getOfficeEvent = defineEndpoint({
  ...reader,
  id: 'getOfficeEvent',
  method: 'GET',
  path: '/evento/{id}/equipe/',
  summary: 'An event with its version, which a change of it names',
  example: { params: { id: '1' } },
  params,
  responses: { 200: z.strictObject({ ...eventPageSchema.shape, versao: z.int() }) },
  errors: ['NOT_FOUND'],
})

export const addEvent = defineEndpoint({
  ...writer,
  id: 'addEvent',
  method: 'POST',
  path: '/evento/',
  summary: 'Puts an event on the calendar',
  example: { body: exampleEvent },
  bodyBytes,
  body: z.strictObject(eventForm),
  responses: { 201: z.strictObject({ id, versao: z.int() }) },
})

/** Who has a ticket is told where it moves. */
export const setEvent = defineEndpoint({
  ...writer,
  id: 'setEvent',
  method: 'PUT',
  path: '/evento/{id}/',
  summary: 'Replaces an event',
  example: { params: { id: '1' }, body: { ...exampleEvent, versao: 7 } },
  bodyBytes,
  params,
  body: z.strictObject({ ...eventForm, versao }),
  responses: { 200: z.strictObject({ versao: z.int() }) },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/** One that someone has tickets of is canceled by refunding them, not removed: ALREADY_SOLD. */
export const removeEvent = defineEndpoint({
  ...writer,
  id: 'removeEvent',
  method: 'DELETE',
  path: '/evento/{id}/',
  summary: 'Takes an event off the calendar',
  example: { params: { id: '1' } },
  params,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'ALREADY_SOLD'],
})
