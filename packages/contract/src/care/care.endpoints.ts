import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { filled, id, idText, nothingSchema } from '../fields.ts'
import { recordsPerPage } from '../limits.ts'
import { pageQuery } from '../paging.ts'
import {
  careFileSchema,
  careItemSchema,
  careNoteSchema,
  carePage,
  carePlanSchema,
  carerSchema,
  careSummarySchema,
  careViewSchema,
} from './care.schemas.ts'
import { careLimits } from './care-words.ts'

const ofOffice = { surface: 'office', church: 'host', about: 'none' } as const
const toReaders = { access: { permission: 'care.read', within: 'CONGREGACAO' }, ...ofOffice } as const
const toCarers = { access: { permission: 'care.write', within: 'CONGREGACAO' }, ...ofOffice } as const
const toNotes = { access: { permission: 'care.notes', within: 'CONGREGACAO' }, ...ofOffice } as const
const ofItem = z.strictObject({ id: idText })
const example = { params: { id: '1' } } as const

/** Danger first, then the oldest; what is done comes the latest first. Prayers are listed and counted for `care.prayers` alone. */
export const listCare = defineEndpoint({
  ...toReaders,
  id: 'listCare',
  method: 'GET',
  path: '/escritorio/cuidado/',
  summary: 'A page of the care inbox, with the number of items in each view',
  example: { query: { vista: 'MEUS' } },
  query: z.strictObject({
    ...pageQuery(recordsPerPage.usual, recordsPerPage.largest),
    vista: z._default(careViewSchema, 'ABERTOS'),
  }),
  responses: { 200: carePage },
})

export const listCarers = defineEndpoint({
  ...toReaders,
  id: 'listCarers',
  method: 'GET',
  path: '/escritorio/cuidado/equipe',
  summary: 'The staff who may take an item of the care inbox, by name',
  example: {},
  responses: { 200: z.strictObject({ itens: z.array(carerSchema) }) },
})

export const sumCare = defineEndpoint({
  ...toReaders,
  id: 'sumCare',
  method: 'GET',
  path: '/escritorio/cuidado/resumo',
  summary: 'Numbers of people who wait for care: in danger, new since Sunday, prayers, overdue, taken by no one',
  example: {},
  responses: { 200: careSummarySchema },
})

export const getCare = defineEndpoint({
  ...toReaders,
  id: 'getCare',
  method: 'GET',
  path: '/escritorio/cuidado/{id}',
  summary: 'An item of the care inbox, with the words of a card or a prayer',
  example,
  params: ofItem,
  responses: { 200: careFileSchema },
  errors: ['NOT_FOUND'],
})

export const listCareOfPerson = defineEndpoint({
  ...toReaders,
  id: 'listCareOfPerson',
  method: 'GET',
  path: '/escritorio/usuario/{id}/cuidado',
  summary: 'The items of the care inbox about a person, open ones first, fifty at most',
  example,
  params: ofItem,
  responses: { 200: z.strictObject({ itens: z.array(careItemSchema) }) },
  errors: ['NOT_FOUND'],
})

/** Idempotent: a person has one open item of this kind. */
export const openCare = defineEndpoint({
  ...toCarers,
  id: 'openCare',
  method: 'POST',
  path: '/escritorio/cuidado/',
  summary: 'Puts a person into the care inbox, taken by the caller',
  example: { body: { idUsuario: 1 } },
  body: z.strictObject({ idUsuario: id }),
  responses: { 200: z.strictObject({ id }) },
  errors: ['NOT_FOUND'],
})

/** CHANGED_MEANWHILE for the second of two who take it at once. */
export const setCarePlan = defineEndpoint({
  ...toCarers,
  id: 'setCarePlan',
  method: 'PUT',
  path: '/escritorio/cuidado/{id}',
  summary: 'Decides who takes an item, the next step and the day on which it is due',
  example: {
    params: { id: '1' },
    body: { idResponsavel: null, proximoPasso: 'Ligar', prazo: '2026-06-14', versao: 1 },
  },
  params: ofItem,
  body: carePlanSchema,
  responses: { 200: careItemSchema },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/** Idempotent. A prayer counts as answered by a call or a visit as well. */
export const finishCare = defineEndpoint({
  ...toCarers,
  id: 'finishCare',
  method: 'POST',
  path: '/escritorio/cuidado/{id}/conclusao',
  summary: 'Takes an item out of the care inbox as done',
  example,
  params: ofItem,
  responses: { 200: careItemSchema },
  errors: ['NOT_FOUND'],
})

/** Idempotent. */
export const reopenCare = defineEndpoint({
  ...toCarers,
  id: 'reopenCare',
  method: 'DELETE',
  path: '/escritorio/cuidado/{id}/conclusao',
  summary: 'Puts an item back that was done',
  example,
  params: ofItem,
  responses: { 200: careItemSchema },
  errors: ['NOT_FOUND'],
})

/** Audited: who read whose notes. */
export const readCareNotes = defineEndpoint({
  ...toNotes,
  id: 'readCareNotes',
  method: 'POST',
  path: '/escritorio/cuidado/{id}/anotacao/leitura',
  summary: 'The notes of an item, the latest first, and writes down that they were read',
  example,
  params: ofItem,
  responses: { 200: z.strictObject({ itens: z.array(careNoteSchema) }) },
  errors: ['NOT_FOUND'],
})

/** Idempotent by its key. */
export const addCareNote = defineEndpoint({
  ...toNotes,
  id: 'addCareNote',
  method: 'POST',
  path: '/escritorio/cuidado/{id}/anotacao/',
  summary: 'Adds a note to an item',
  example: { params: { id: '1' }, body: { chave: '7d1f3b52-5a0e-4d1c-9c39-1f1f0a6c7a52', texto: 'Conversamos.' } },
  params: ofItem,
  body: z.strictObject({ chave: z.uuid(), texto: filled(careLimits.note) }),
  responses: { 200: careNoteSchema },
  errors: ['NOT_FOUND', 'LIMIT_REACHED'],
})

export const removeCareNote = defineEndpoint({
  ...toNotes,
  id: 'removeCareNote',
  method: 'DELETE',
  path: '/escritorio/cuidado/{id}/anotacao/{idAnotacao}',
  summary: "Removes a note of the caller's own",
  example: { params: { id: '1', idAnotacao: '1' } },
  params: z.strictObject({ id: idText, idAnotacao: idText }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})
