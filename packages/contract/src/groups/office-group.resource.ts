import * as z from 'zod/mini'
import { filled, id, latitude, link, longitude } from '../fields.ts'
import { recordsPerPage } from '../limits.ts'
import { externalId } from '../resources/editing.schemas.ts'
import { defineResource } from '../resources/resource.ts'
import { exportCalls, importCalls } from '../resources/table-calls.ts'
import { version } from '../versions.ts'
import { groupForm } from './group.form.ts'
import { groupLimits } from './group.schemas.ts'
import { groupAudiences, groupStates } from './group-words.ts'

const nullable = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null as never)
const age = z.int().check(z.gte(0), z.lte(120))
const { local: _, ...told } = groupForm.shape

const fields = z.strictObject({
  ...told,
  /** A closed group is shown to no one; what it did stays, and it can be opened again. */
  situacao: z._default(z.enum(groupStates), 'ABERTA'),
  /** For whom it is; null for everyone. */
  publico: nullable(z.enum(groupAudiences)),
  idadeMinima: nullable(age),
  idadeMaxima: nullable(age),
  flagCriancas: z._default(z.boolean(), false),
  /** Conditions of joining, in words. */
  requisitos: nullable(filled(groupLimits.summary)),
  /** Street of the meetings, for members of the group alone, as is the point. */
  logradouro: nullable(filled(groupLimits.street)),
  latitude: nullable(latitude),
  longitude: nullable(longitude),
  link: nullable(link),
  /** Membership of the person who looks after its leaders. */
  idSupervisor: nullable(id),
  /** The group that it has grown out of. */
  idMae: nullable(id),
  idExterno: z.optional(z.nullable(externalId)),
})

const form = fields.check(
  z.refine((group) => (group.latitude === null) === (group.longitude === null), {
    error: 'A point has a latitude and a longitude',
    path: ['latitude'],
  }),
  z.refine(
    ({ idadeMinima, idadeMaxima }) => idadeMinima === null || idadeMaxima === null || idadeMinima <= idadeMaxima,
    {
      error: 'The lowest age is above the highest',
      path: ['idadeMaxima'],
    },
  ),
)
export type OfficeGroupForm = z.output<typeof form>

const row = z.extend(fields, {
  id,
  versao: version,
  /** 0 is Sunday. */
  diaSemana: z.int(),
  membros: z.int(),
  /** Join requests that wait for an answer. */
  pedidos: z.int(),
  /** Date of the last meeting with a record. */
  ultimoEncontro: z.nullable(z.string()),
  supervisor: z.nullable(z.string()),
  mae: z.nullable(z.string()),
  idExterno: z.nullable(z.string()),
})
export type OfficeGroup = z.output<typeof row>

const errors = ['EXTERNAL_ID_TAKEN', 'CONFLICT'] as const

export const officeGroups = defineResource({
  name: 'celula',
  path: '/escritorio/celula/',
  module: 'MOD_CELULA',
  isPublic: true,
  may: { read: 'groups.read', write: 'groups.manage', export: 'groups.manage' },
  form,
  example: { nome: 'Grupo da Praça', dataInicio: '2026-06-02', horario: '19:30', bairro: 'Centro' },
  row,
  item: row,
  list: {
    search: ['nome', 'bairro', 'tipo'],
    filters: {
      situacao: z.optional(z.enum(groupStates)),
      publico: z.optional(z.enum(groupAudiences)),
      idExterno: z.optional(externalId),
    },
    sorts: { nome: 'asc', diaSemana: 'asc' },
    perPage: recordsPerPage,
  },
  isFound: true,
  parents: { idMae: 'celula' },
  limits: { by: 'GRUPO', calls: ['list', 'get', 'add', 'set', 'history', 'export', 'exportSheet'] },
  calls: {
    list: { id: 'listOfficeGroups', summary: 'The groups of the church, closed ones too' },
    get: { id: 'getOfficeGroup', summary: 'A group as its form has it, with its exact place' },
    add: { id: 'addGroup', summary: 'Adds a group without members', act: 'GROUP_ADDED', errors },
    set: {
      id: 'setGroup',
      summary: 'Replaces what is told of a group, closes it or opens it again; members stay',
      act: 'GROUP_SET',
      errors,
    },
    put: { id: 'putGroup', summary: 'Adds or replaces a group by its external id', act: 'GROUP_SET', errors },
    history: { id: 'listGroupChanges', summary: 'What was changed of a group, the newest first' },
    ...exportCalls({ one: 'Group', plural: 'groups' }),
    ...importCalls({ one: 'Group', plural: 'groups' }),
  },
})
