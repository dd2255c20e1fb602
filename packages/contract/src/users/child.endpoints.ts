import * as z from 'zod/mini'
import { nothingSchema } from '../auth/auth.schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idText, reference } from '../fields.ts'
import { childChangeSchema, childSchema, newChildSchema } from './child.schemas.ts'

/*
 * Children are their guardian's: no call gives them to anybody else. Below `/usuario` stands the id of who the guardian
 * is to this church, below `/user` that of their login.
 */
const mine = { access: 'login', church: 'host' } as const
const ofChild = z.strictObject({ id: idText, childId: idText })

export const listChildren = defineEndpoint({
  id: 'listChildren',
  method: 'GET',
  path: '/user/{id}/crianca',
  summary: "A person's children, the eldest first",
  ...mine,
  params: z.strictObject({ id: idText }),
  responses: { 200: z.array(childSchema) },
})

/** The same uuid again answers the child that there is; with another child it is refused: CONFLICT. LIMIT_REACHED. */
export const addChild = defineEndpoint({
  id: 'addChild',
  method: 'POST',
  path: '/usuario/{id}/crianca',
  summary: 'Adds a child of a person',
  access: 'login',
  church: { query: 'igreja' },
  params: z.strictObject({ id: idText }),
  query: z.strictObject({ igreja: reference }),
  body: newChildSchema,
  responses: { 201: childSchema },
})

/** Sent again it is answered as before. NOT_FOUND, CHANGED_MEANWHILE. */
export const changeChild = defineEndpoint({
  id: 'changeChild',
  method: 'PUT',
  path: '/usuario/{id}/crianca/{childId}',
  summary: 'Changes what the church is told of a child',
  ...mine,
  params: ofChild,
  body: childChangeSchema,
  responses: { 200: childSchema },
})

/** NOT_FOUND for one that is gone already. */
export const removeChild = defineEndpoint({
  id: 'removeChild',
  method: 'DELETE',
  path: '/usuario/{id}/crianca/{childId}',
  summary: 'Takes a child away',
  ...mine,
  params: ofChild,
  responses: { 200: nothingSchema },
})
