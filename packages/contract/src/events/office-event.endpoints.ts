import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, nothingSchema } from '../fields.ts'
import { version } from '../versions.ts'
import { eventForm } from './event.form.ts'
import { eventPageSchema } from './event.schemas.ts'

const atChurch = { church: 'host', about: 'none', module: 'MOD_EVENTO' } as const
const reader = { ...atChurch, access: { permission: 'events.read', within: 'EVENTO' } } as const
const writer = { ...atChurch, access: { permission: 'events.write', within: 'EVENTO' } } as const
const params = z.strictObject({ id: idText })

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

/** Events are added by those who keep all of them. */
export const addEvent = defineEndpoint({
  ...atChurch,
  access: { permission: 'events.write' },
  id: 'addEvent',
  method: 'POST',
  path: '/evento/',
  summary: 'Puts an event on the calendar',
  example: { body: exampleEvent },
  bodyBytes,
  body: eventForm,
  responses: { 201: z.strictObject({ id, versao: z.int() }) },
})

/** Replaces an event. Ticket holders receive a mail if its time or place changes. */
export const setEvent = defineEndpoint({
  ...writer,
  id: 'setEvent',
  method: 'PUT',
  path: '/evento/{id}/',
  summary: 'Replaces an event',
  example: { params: { id: '1' }, body: { ...exampleEvent, versao: 7 } },
  bodyBytes,
  params,
  body: z.safeExtend(eventForm, { versao: version }),
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
