import * as z from 'zod/mini'
import { csvDownload } from '../download.ts'
import { defineEndpoint } from '../endpoint.ts'
import { date, idText, nothingSchema } from '../fields.ts'
import { ownUuid } from '../versions.ts'
import {
  attendanceSchema,
  classDaySchema,
  dayForm,
  enrolledSchema,
  enrolmentForm,
  markForm,
  markSchema,
  registerSchema,
  rosterSchema,
} from './class-register.schemas.ts'

const ofOffice = {
  access: { permission: 'classes' },
  surface: 'office',
  church: 'host',
  about: 'none',
  module: 'MOD_EBD',
} as const

const aClass = { params: { id: '1' } }
const anEnrolment = { id: '1', matriculaId: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b' }
const aDay = { id: '1', data: '2000-01-02' }
const classParams = z.strictObject({ id: idText })
const enrolmentParams = z.strictObject({ id: idText, matriculaId: ownUuid })
const dayParams = z.strictObject({ id: idText, data: date })

export const listClassRegisters = defineEndpoint({
  ...ofOffice,
  id: 'listClassRegisters',
  method: 'GET',
  path: '/escritorio/ebd/turma/',
  summary: 'The classes of the church, with the size of their rosters and the last day of attendance',
  example: {},
  responses: { 200: z.strictObject({ itens: z.array(registerSchema) }) },
})

export const getClassRoster = defineEndpoint({
  ...ofOffice,
  id: 'getClassRoster',
  method: 'GET',
  path: '/escritorio/ebd/turma/{id}/matricula/',
  summary: 'The people of a class, by name',
  example: aClass,
  params: classParams,
  responses: { 200: rosterSchema },
  errors: ['NOT_FOUND'],
})

/**
 * Idempotent by the uuid, and by the person: someone who is on the roster already is answered as they are there. People without
 * a login are NOT_FOUND without `people.read`.
 */
export const enrolInClass = defineEndpoint({
  ...ofOffice,
  id: 'enrolInClass',
  method: 'PUT',
  path: '/escritorio/ebd/turma/{id}/matricula/{matriculaId}',
  summary: 'Puts someone of the church, or a person by name, on the roster of a class',
  example: { params: anEnrolment, body: { nome: 'Ana Prado' } },
  params: enrolmentParams,
  body: enrolmentForm,
  responses: { 200: enrolledSchema },
  errors: ['NOT_FOUND', 'LIMIT_REACHED'],
})

/** Attendance stays. The same person put on the roster again is as they were. */
export const withdrawFromClass = defineEndpoint({
  ...ofOffice,
  id: 'withdrawFromClass',
  method: 'DELETE',
  path: '/escritorio/ebd/turma/{id}/matricula/{matriculaId}',
  summary: 'Takes someone off the roster of a class',
  example: { params: anEnrolment },
  params: enrolmentParams,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})

export const getClassAttendance = defineEndpoint({
  ...ofOffice,
  id: 'getClassAttendance',
  method: 'GET',
  path: '/escritorio/ebd/turma/{id}/aula/',
  summary: 'Attendance of a class on its last thirteen days',
  example: aClass,
  params: classParams,
  responses: { 200: attendanceSchema },
  errors: ['NOT_FOUND'],
})

/** A line per person, a column per day of the last year: UTF-8 with BOM. */
export const exportClassAttendance = defineEndpoint({
  ...ofOffice,
  ...csvDownload,
  id: 'exportClassAttendance',
  method: 'GET',
  path: '/escritorio/ebd/turma/{id}/aula/exportacao',
  summary: 'Attendance of a class as CSV',
  proof: 'fresh',
  example: aClass,
  params: classParams,
  errors: ['NOT_FOUND'],
})

/** A day without attendance is answered too, with nothing marked. */
export const getClassDay = defineEndpoint({
  ...ofOffice,
  id: 'getClassDay',
  method: 'GET',
  path: '/escritorio/ebd/turma/{id}/aula/{data}',
  summary: 'A class on a day: people with their attendance, lesson, visitors and notes',
  example: { params: aDay },
  params: dayParams,
  responses: { 200: classDaySchema },
  errors: ['NOT_FOUND'],
})

export const setClassDay = defineEndpoint({
  ...ofOffice,
  id: 'setClassDay',
  method: 'PUT',
  path: '/escritorio/ebd/turma/{id}/aula/{data}',
  summary: 'Sets the lesson, visitors and notes of a class on a day that is not to come',
  example: { params: aDay, body: { visitantes: 2, versao: 0 } },
  params: dayParams,
  body: dayForm,
  responses: { 200: classDaySchema },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'LIMIT_REACHED'],
})

export const removeClassDay = defineEndpoint({
  ...ofOffice,
  id: 'removeClassDay',
  method: 'DELETE',
  path: '/escritorio/ebd/turma/{id}/aula/{data}',
  summary: 'Removes the attendance of a class on a day, with its notes',
  example: { params: aDay },
  params: dayParams,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})

/** Each person is a write of its own, so that two teachers merge. Idempotent: the latest mark counts, by its moment. */
export const markClassAttendance = defineEndpoint({
  ...ofOffice,
  id: 'markClassAttendance',
  method: 'PUT',
  path: '/escritorio/ebd/turma/{id}/aula/{data}/presenca/{matriculaId}',
  summary: 'Marks a person present or absent on a day',
  example: {
    params: { id: anEnrolment.id, data: aDay.data, matriculaId: anEnrolment.matriculaId },
    body: { flagPresente: true, marcadaEm: '2000-01-02T12:00:00Z' },
  },
  params: z.strictObject({ id: idText, data: date, matriculaId: ownUuid }),
  body: markForm,
  responses: { 200: markSchema },
  errors: ['NOT_FOUND', 'LIMIT_REACHED'],
})
