import * as z from 'zod/mini'
import { id } from '../fields.ts'
import { recordsPerPage } from '../limits.ts'
import { externalId } from '../resources/editing.schemas.ts'
import { defineResource } from '../resources/resource.ts'
import { importCalls } from '../resources/table-calls.ts'
import { version } from '../versions.ts'
import { scheduleKinds } from './schedule-kinds.ts'
import { seriesForm } from './series.form.ts'

const form = z.strictObject({
  ...seriesForm.shape,
  /** Its name in another system, unique on the calendar. Omitted: that which it has. */
  idExterno: z.optional(z.nullable(externalId)),
})
export type OfficeSeriesForm = z.output<typeof form>

const row = z.extend(form, {
  id,
  versao: version,
  /** The day on which it is over for good. */
  ultimaData: z.string(),
  idExterno: z.nullable(z.string()),
})
export type OfficeSeries = z.output<typeof row>

const errors = ['EXTERNAL_ID_TAKEN', 'CONFLICT'] as const

export const scheduled = defineResource({
  name: 'agenda',
  path: '/escritorio/agenda/',
  isPublic: true,
  pages: { LISTA: '/schedule' },
  may: { read: 'content.write', write: 'content.write', export: 'content.write' },
  form,
  example: { tipo: 'OUTRO', titulo: 'Ensaio do coral', data: '2026-06-05', horario: '19:30', duracaoMinutos: 90 },
  row,
  item: row,
  list: {
    search: ['titulo'],
    filters: { tipo: z.optional(z.enum(scheduleKinds)), idExterno: z.optional(externalId) },
    sorts: { data: 'desc', titulo: 'asc', ultimaData: 'desc' },
    perPage: recordsPerPage,
  },
  isFound: true,
  calls: {
    list: { id: 'listOfficeSchedule', summary: 'What stands on the calendar besides services and events' },
    get: { id: 'getScheduled', summary: 'An entry of the calendar as its form has it: its rule and its exceptions' },
    add: {
      id: 'addScheduled',
      summary: 'Puts something on the calendar, once or by a rule',
      act: 'SCHEDULE_ADDED',
      errors,
    },
    set: {
      id: 'setScheduled',
      summary: 'Replaces an entry with its exceptions; calendars that follow it are told of the change',
      act: 'SCHEDULE_SET',
      errors,
    },
    put: {
      id: 'putScheduled',
      summary: 'Adds or replaces an entry of the calendar by its external id',
      act: 'SCHEDULE_SET',
      errors,
    },
    remove: {
      id: 'removeScheduled',
      summary: 'Moves an entry with all of its times to the trash',
      act: 'SCHEDULE_REMOVED',
    },
    history: { id: 'listScheduledChanges', summary: 'What was changed of an entry, the newest first' },
    export: { id: 'exportSchedule', summary: 'The entries of the calendar as CSV', act: 'SCHEDULE_EXPORTED' },
    exportSheet: {
      id: 'exportScheduleSheet',
      summary: 'The entries of the calendar as an Excel workbook',
      act: 'SCHEDULE_EXPORTED',
    },
    listTrash: { id: 'listScheduledTrash', summary: 'Entries in the trash, the last removed first' },
    restore: { id: 'restoreScheduled', summary: 'Takes an entry out of the trash', act: 'SCHEDULE_RESTORED' },
    purge: { id: 'purgeScheduled', summary: 'Removes an entry from the trash for good', act: 'SCHEDULE_PURGED' },
    ...importCalls({ one: 'Schedule', plural: 'entries of the calendar' }),
  },
})
