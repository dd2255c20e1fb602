import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText, nothingSchema, reference } from '../fields.ts'
import { childChangeSchema, childSchema, newChildSchema } from './child.schemas.ts'

/*
 * Only the guardian can access a child: no call answers it to anyone else. Paths below `/usuario` have the guardian's
 * membership id, paths below `/user` the account's.
 */
const mine = { access: 'login', church: 'host' } as const
const ofChild = z.strictObject({ id: idText, childId: idText })

export const listChildren = defineEndpoint({
  id: 'listChildren',
  method: 'GET',
  path: '/user/{id}/crianca',
  summary: "A person's children, the eldest first",
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' } },
  params: z.strictObject({ id: idText }),
  responses: { 200: z.array(childSchema) },
})

/** Idempotent by the uuid; CONFLICT for another child with the same uuid. */
export const addChild = defineEndpoint({
  id: 'addChild',
  method: 'POST',
  path: '/usuario/{id}/crianca',
  summary: 'Adds a child of a person',
  access: 'login',
  church: { query: 'igreja' },
  about: { member: 'id' },
  example: {
    params: { id: '1' },
    query: { igreja: 'videira' },
    body: { nome: 'Bia', dataNascimento: '2020-05-05', uuid: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b' },
  },
  params: z.strictObject({ id: idText }),
  query: z.strictObject({ igreja: reference }),
  body: newChildSchema,
  responses: { 201: childSchema },
  errors: ['NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED'],
})

/** Idempotent. */
export const changeChild = defineEndpoint({
  id: 'changeChild',
  method: 'PUT',
  path: '/usuario/{id}/crianca/{childId}',
  summary: 'Changes the data of a child',
  ...mine,
  about: { member: 'id', child: 'childId' },
  example: { params: { id: '1', childId: '1' }, body: { nome: 'Bia', dataNascimento: '2020-05-05', versao: 1 } },
  params: ofChild,
  body: childChangeSchema,
  responses: { 200: childSchema },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/** NOT_FOUND for a removed child. */
export const removeChild = defineEndpoint({
  id: 'removeChild',
  method: 'DELETE',
  path: '/usuario/{id}/crianca/{childId}',
  summary: 'Removes a child',
  ...mine,
  about: { member: 'id', child: 'childId' },
  example: { params: { id: '1', childId: '1' } },
  params: ofChild,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})
