import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText } from '../fields.ts'
import { versionOrNone, versionText } from '../versions.ts'
import { doorListForm } from './office-sale.schemas.ts'

/* The check-in lists of an event, which the office reads with its sale. Phones at the door fetch them as they synchronise. */

const atChurch = { church: 'host', about: 'none', module: 'MOD_EVENTO' } as const
const writer = { ...atChurch, access: { permission: 'events.write' } } as const
const params = z.strictObject({ id: idText })
const partParams = z.strictObject({ id: idText, parteId: idText })
const partExample = { id: '1', parteId: '1' }
/** Version of the sale; another one is CHANGED_MEANWHILE. */
const versao = versionOrNone
/** The version of the sale after the change. */
const changed = { 200: z.strictObject({ versao: z.int() }) }
const exampleList = { versao: 7, nome: 'Jantar' }

/** The first one that is added comes beside the entrance, which every event has. */
export const addDoorList = defineEndpoint({
  ...writer,
  id: 'addDoorList',
  method: 'POST',
  path: '/evento/{id}/equipe/lista/',
  summary: 'Adds a check-in list, which lets each ticket in once',
  example: { params: { id: '1' }, body: exampleList },
  params,
  body: z.strictObject({ ...doorListForm, versao }),
  responses: { 201: z.strictObject({ id, versao: z.int() }) },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/** Readings that were made with it stay. */
export const setDoorList = defineEndpoint({
  ...writer,
  id: 'setDoorList',
  method: 'PUT',
  path: '/evento/{id}/equipe/lista/{parteId}',
  summary: 'Replaces the name and the ticket types of a check-in list',
  example: { params: partExample, body: exampleList },
  params: partParams,
  body: z.strictObject({ ...doorListForm, versao }),
  responses: changed,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/** LIST_HAS_READINGS where a ticket was read with it, LAST_LIST where it is the only one. */
export const removeDoorList = defineEndpoint({
  ...writer,
  id: 'removeDoorList',
  method: 'DELETE',
  path: '/evento/{id}/equipe/lista/{parteId}',
  summary: 'Removes a check-in list that nothing was read with',
  example: { params: partExample, query: { versao: '7' } },
  params: partParams,
  query: z.strictObject({ versao: versionText }),
  responses: changed,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'LIST_HAS_READINGS', 'LAST_LIST'],
})
