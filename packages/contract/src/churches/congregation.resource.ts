import * as z from 'zod/mini'
import { filled, id } from '../fields.ts'
import { recordsPerPage } from '../limits.ts'
import { externalId } from '../resources/editing.schemas.ts'
import { defineResource } from '../resources/resource.ts'
import { exportCalls, importCalls } from '../resources/table-calls.ts'
import { version } from '../versions.ts'
import { congregationSchema } from './church.schemas.ts'
import { hasWholePoint } from './point.ts'

const { responsavel, telefone, endereco, latitude, longitude } = congregationSchema.shape

const fields = z.strictObject({
  nome: filled(200),
  responsavel: z._default(responsavel, null),
  telefone: z._default(telefone, null),
  endereco: z._default(endereco, null),
  latitude: z._default(latitude, null),
  longitude: z._default(longitude, null),
  idExterno: z.optional(z.nullable(externalId)),
})
const form = fields.check(hasWholePoint)

const row = z.extend(fields, {
  id,
  versao: version,
  ordem: z.int(),
  /** Members who belong to it. */
  membros: z.int(),
  idExterno: z.nullable(z.string()),
})
export type OfficeCongregation = z.output<typeof row>

const errors = ['EXTERNAL_ID_TAKEN'] as const

export const congregations = defineResource({
  name: 'congregacao',
  path: '/escritorio/congregacao/',
  isPublic: true,
  pages: { INICIO: '/', SOBRE: '/about' },
  may: { read: 'settings', write: 'settings', export: 'settings' },
  form,
  example: { nome: 'Zona norte', responsavel: 'Rute Alves' },
  row,
  item: row,
  list: {
    search: ['nome'],
    filters: { idExterno: z.optional(externalId) },
    sorts: { ordem: 'asc', nome: 'asc' },
    perPage: recordsPerPage,
  },
  isFound: true,
  calls: {
    list: {
      id: 'listOfficeCongregations',
      summary: 'The congregations in their order, with the number of their members',
    },
    get: { id: 'getOfficeCongregation', summary: 'A congregation as its form has it' },
    add: { id: 'addCongregation', summary: 'Adds a congregation behind the others', act: 'CONGREGATION_ADDED', errors },
    set: { id: 'setCongregation', summary: 'Replaces what is told of a congregation', act: 'CONGREGATION_SET', errors },
    put: {
      id: 'putCongregation',
      summary: 'Adds or replaces a congregation by its external id',
      act: 'CONGREGATION_SET',
      errors,
    },
    remove: {
      id: 'removeCongregation',
      summary: 'Removes a congregation without members; `moveCongregationMembers` empties one',
      act: 'CONGREGATION_REMOVED',
      errors: ['CONFLICT'],
    },
    order: { id: 'orderCongregations', summary: 'Sets the order of the congregations', act: 'CONGREGATIONS_ORDERED' },
    history: { id: 'listCongregationChanges', summary: 'What was changed of a congregation, the newest first' },
    ...exportCalls({ one: 'Congregation', plural: 'congregations' }),
    ...importCalls({ one: 'Congregation', plural: 'congregations' }),
  },
})
