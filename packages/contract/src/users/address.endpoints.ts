import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText, nothingSchema } from '../fields.ts'
import { addressChangeSchema, memberAddressSchema, newAddressSchema } from './address.schemas.ts'

const mine = { access: 'login', church: 'host' } as const
/** Paths below `/usuario` have the membership's id, paths below `/user` the account's. */
const ofMember = z.strictObject({ id: idText })
const ofAddress = z.strictObject({ id: idText, addressId: idText })

export const listAddresses = defineEndpoint({
  id: 'listAddresses',
  method: 'GET',
  path: '/user/{id}/endereco',
  summary: "A person's addresses, in the order they were added",
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' } },
  params: z.strictObject({ id: idText }),
  responses: { 200: z.array(memberAddressSchema) },
})

/** Idempotent by the uuid; CONFLICT for another address with the same uuid. */
export const addAddress = defineEndpoint({
  id: 'addAddress',
  method: 'POST',
  path: '/usuario/{id}/endereco',
  summary: 'Adds an address of a person',
  ...mine,
  about: { member: 'id' },
  example: {
    params: { id: '1' },
    body: { pais: 'PT', logradouro: 'Rua das Flores', cidade: 'Porto', uuid: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b' },
  },
  params: ofMember,
  body: newAddressSchema,
  responses: { 201: memberAddressSchema },
  errors: ['NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED'],
})

/** Idempotent. */
export const changeAddress = defineEndpoint({
  id: 'changeAddress',
  method: 'PUT',
  path: '/usuario/{id}/endereco/{addressId}',
  summary: 'Replaces an address',
  ...mine,
  about: { member: 'id', address: 'addressId' },
  example: {
    params: { id: '1', addressId: '1' },
    body: { pais: 'PT', logradouro: 'Rua das Flores', cidade: 'Porto', versao: 1 },
  },
  params: ofAddress,
  body: addressChangeSchema,
  responses: { 200: memberAddressSchema },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/** NOT_FOUND for a removed address. */
export const removeAddress = defineEndpoint({
  id: 'removeAddress',
  method: 'DELETE',
  path: '/usuario/{id}/endereco/{addressId}',
  summary: 'Removes an address',
  ...mine,
  about: { member: 'id', address: 'addressId' },
  example: { params: { id: '1', addressId: '1' } },
  params: ofAddress,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})
