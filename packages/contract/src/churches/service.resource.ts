import * as z from 'zod/mini'
import { filled, flagText, id } from '../fields.ts'
import { recordsPerPage } from '../limits.ts'
import { externalId } from '../resources/editing.schemas.ts'
import { defineResource } from '../resources/resource.ts'
import { exportCalls, importCalls } from '../resources/table-calls.ts'
import { version } from '../versions.ts'
import { serviceSchema } from './church.schemas.ts'

const { diaSemana, horario, duracaoMinutos, local } = serviceSchema.shape

const form = z.strictObject({
  nome: filled(120),
  diaSemana,
  horario,
  duracaoMinutos: z._default(duracaoMinutos, 90),
  /** A broadcast is planned for each week. */
  flagTransmissao: z._default(z.boolean(), false),
  local: z._default(local, null),
  idExterno: z.optional(z.nullable(externalId)),
})

const row = z.extend(form, { id, versao: version, idExterno: z.nullable(z.string()) })
export type OfficeService = z.output<typeof row>

const errors = ['EXTERNAL_ID_TAKEN'] as const

export const services = defineResource({
  name: 'culto',
  path: '/escritorio/culto/',
  isPublic: true,
  pages: { INICIO: '/', SOBRE: '/about' },
  may: { read: 'content.write', write: 'content.write', export: 'content.write' },
  form,
  example: { nome: 'Culto da noite', diaSemana: 0, horario: '19:00' },
  row,
  item: row,
  list: {
    search: ['nome'],
    filters: { flagTransmissao: z.optional(flagText), idExterno: z.optional(externalId) },
    sorts: { diaSemana: 'asc', nome: 'asc' },
    perPage: recordsPerPage,
  },
  isFound: true,
  calls: {
    list: { id: 'listOfficeServices', summary: 'The weekly services, from Sunday on' },
    get: { id: 'getOfficeService', summary: 'A weekly service as its form has it' },
    add: { id: 'addService', summary: 'Adds a weekly service', act: 'SERVICE_ADDED', errors },
    set: {
      id: 'setService',
      summary: 'Replaces a weekly service; calendars that follow it are told of the change',
      act: 'SERVICE_SET',
      errors,
    },
    put: {
      id: 'putService',
      summary: 'Adds or replaces a weekly service by its external id',
      act: 'SERVICE_SET',
      errors,
    },
    remove: {
      id: 'removeService',
      summary: 'Moves a weekly service to the trash; broadcasts that were planned for it go',
      act: 'SERVICE_REMOVED',
    },
    history: { id: 'listServiceChanges', summary: 'What was changed of a weekly service, the newest first' },
    listTrash: { id: 'listServicesInTrash', summary: 'Weekly services in the trash, the last removed first' },
    restore: { id: 'restoreService', summary: 'Takes a weekly service out of the trash', act: 'SERVICE_RESTORED' },
    purge: { id: 'purgeService', summary: 'Removes a weekly service from the trash for good', act: 'SERVICE_PURGED' },
    ...exportCalls({ one: 'Service', plural: 'weekly services' }),
    ...importCalls({ one: 'Service', plural: 'weekly services' }),
  },
})
