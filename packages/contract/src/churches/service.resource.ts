import * as z from 'zod/mini'
import { filled, flagText, id } from '../fields.ts'
import { recordsPerPage } from '../limits.ts'
import { defineResource } from '../resources/resource.ts'
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
})
export type ServiceForm = z.output<typeof form>

const row = z.extend(form, { id, versao: version })
export type OfficeService = z.output<typeof row>

export const services = defineResource({
  name: 'culto',
  path: '/escritorio/culto/',
  isPublic: true,
  may: { read: 'content.write', write: 'content.write' },
  form,
  example: { nome: 'Culto da noite', diaSemana: 0, horario: '19:00' },
  row,
  item: row,
  list: {
    search: ['nome'],
    filters: { flagTransmissao: z.optional(flagText) },
    sorts: { diaSemana: 'asc', nome: 'asc' },
    perPage: recordsPerPage,
  },
  calls: {
    list: { id: 'listOfficeServices', summary: 'The weekly services, from Sunday on' },
    get: { id: 'getOfficeService', summary: 'A weekly service as its form has it' },
    add: { id: 'addService', summary: 'Adds a weekly service', act: 'SERVICE_ADDED' },
    set: {
      id: 'setService',
      summary: 'Replaces a weekly service; calendars that follow it are told of the change',
      act: 'SERVICE_SET',
    },
    remove: {
      id: 'removeService',
      summary: 'Removes a weekly service, and the broadcasts that were planned for it',
      act: 'SERVICE_REMOVED',
    },
    history: { id: 'listServiceChanges', summary: 'What was changed of a weekly service, the newest first' },
  },
})
