import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText, nothingSchema } from '../fields.ts'
import { ownUuid } from '../versions.ts'
import { givenMaterialSchema, materialSchema } from './material.schemas.ts'

/* A group's reading material, visible to the group: pages elsewhere, and studies or publications of the church. */
const ofGroup = { access: 'login', church: 'host' } as const
const oneMaterial = z.strictObject({ id: idText, materialId: ownUuid })

export const listMaterials = defineEndpoint({
  id: 'listMaterials',
  method: 'GET',
  path: '/celula/{id}/material/',
  summary: 'The material of a group, newest first',
  ...ofGroup,
  about: { group: 'id', of: 'member' },
  module: 'MOD_CELULA',
  example: { params: { id: '1' } },
  params: z.strictObject({ id: idText }),
  responses: { 200: z.array(materialSchema) },
  errors: ['NOT_FOUND'],
})

/** For the group's leaders. Idempotent by the uuid; other fields change the material. */
export const saveMaterial = defineEndpoint({
  id: 'saveMaterial',
  method: 'PUT',
  path: '/celula/{id}/material/{materialId}',
  summary: 'Adds or changes material of a group',
  ...ofGroup,
  about: { group: 'id', of: 'leader' },
  module: 'MOD_CELULA',
  example: {
    params: { id: '1', materialId: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b' },
    body: { titulo: 'Estudos', url: '/studies' },
  },
  params: oneMaterial,
  body: givenMaterialSchema,
  responses: { 200: materialSchema },
  errors: ['NOT_FOUND', 'LIMIT_REACHED'],
})

/** For the group's leaders. NOT_FOUND for removed material. */
export const removeMaterial = defineEndpoint({
  id: 'removeMaterial',
  method: 'DELETE',
  path: '/celula/{id}/material/{materialId}',
  summary: 'Removes material of a group',
  ...ofGroup,
  about: { group: 'id', of: 'leader' },
  module: 'MOD_CELULA',
  example: { params: { id: '1', materialId: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b' } },
  params: oneMaterial,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})
