import * as z from 'zod/mini'
import { nothingSchema } from '../auth/auth.schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idText } from '../fields.ts'
import { addressChangeSchema, memberAddressSchema, newAddressSchema } from './address.schemas.ts'

const mine = { access: 'login', church: 'host' } as const
/** Below `/usuario` stands the id of who the person is to this church, below `/user` that of their login. */
const ofMember = z.strictObject({ id: idText })
const ofAddress = z.strictObject({ id: idText, addressId: idText })

export const listAddresses = defineEndpoint({
  id: 'listAddresses',
  method: 'GET',
  path: '/user/{id}/endereco',
  summary: "A person's addresses, in the order they were added",
  ...mine,
  params: z.strictObject({ id: idText }),
  responses: { 200: z.array(memberAddressSchema) },
})

/** The same uuid again answers the address that there is; with another address it is refused: CONFLICT. LIMIT_REACHED. */
export const addAddress = defineEndpoint({
  id: 'addAddress',
  method: 'POST',
  path: '/usuario/{id}/endereco',
  summary: 'Adds an address of a person',
  ...mine,
  params: ofMember,
  body: newAddressSchema,
  responses: { 201: memberAddressSchema },
})

/** Sent again it is answered as before. NOT_FOUND, CHANGED_MEANWHILE. */
export const changeAddress = defineEndpoint({
  id: 'changeAddress',
  method: 'PUT',
  path: '/usuario/{id}/endereco/{addressId}',
  summary: 'Puts another address in the place of one',
  ...mine,
  params: ofAddress,
  body: addressChangeSchema,
  responses: { 200: memberAddressSchema },
})

/** NOT_FOUND for one that is gone already. */
export const removeAddress = defineEndpoint({
  id: 'removeAddress',
  method: 'DELETE',
  path: '/usuario/{id}/endereco/{addressId}',
  summary: 'Takes an address away',
  ...mine,
  params: ofAddress,
  responses: { 200: nothingSchema },
})
