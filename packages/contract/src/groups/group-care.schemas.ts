import * as z from 'zod/mini'
import { date, filled, id, time } from '../fields.ts'
import { pageSchema } from '../paging.ts'
import { groupLimits, groupMemberSchema, joinRequestSchema } from './group.schemas.ts'
import { groupRoles } from './group-words.ts'

/** Alerts for a coordinator: no leader, no record for three weeks, no free place, requests that wait. */
export const groupAlerts = ['SEM_LIDER', 'SEM_REGISTRO', 'COM_PEDIDOS', 'CHEIA'] as const
export type GroupAlert = (typeof groupAlerts)[number]

/** Days without a record after which a group is looked at. */
export const daysWithoutRecord = 21

const attendance = z.strictObject({ presentes: z.int(), visitantes: z.int() })

/** How an open group is doing. */
export const groupHealthSchema = z.strictObject({
  id,
  nome: z.string(),
  tipo: z.nullable(z.string()),
  bairro: z.nullable(z.string()),
  lideres: z.array(z.string()),
  supervisor: z.nullable(z.string()),
  membros: z.int(),
  capacidade: z.nullable(z.int()),
  /** Join requests that wait for an answer. */
  pedidos: z.int(),
  ultimoEncontro: z.nullable(z.string()),
  /** Meetings of the last eight weeks without a record. */
  pendentes: z.int(),
  /** Attendance of the last meetings that were held, the oldest first. */
  presencas: z.array(z.strictObject({ data: z.string(), ...attendance.shape })),
  alertas: z.array(z.enum(groupAlerts)),
})
export type GroupHealth = z.infer<typeof groupHealthSchema>

/** All open groups of a church together. */
export const groupsOverviewSchema = z.strictObject({
  grupos: z.int(),
  /** People in at least one group. */
  pessoas: z.int(),
  alertas: z.strictObject({ SEM_LIDER: z.int(), SEM_REGISTRO: z.int(), COM_PEDIDOS: z.int(), CHEIA: z.int() }),
  /** The last thirteen weeks, the oldest first; `inicio` is a Monday. */
  semanas: z.array(z.strictObject({ inicio: z.string(), encontros: z.int(), ...attendance.shape })),
})
export type GroupsOverview = z.infer<typeof groupsOverviewSchema>

export const groupHealthPage = z.strictObject({
  ...pageSchema(groupHealthSchema).shape,
  /** On the first page alone. */
  panorama: z.nullable(groupsOverviewSchema),
})

const relative = z.strictObject({ id, nome: z.string() })

export const groupCareSchema = z.strictObject({
  grupo: groupHealthSchema,
  mae: z.nullable(relative),
  /** Groups that have grown out of it. */
  filhas: z.array(relative),
  pessoas: z.array(groupMemberSchema),
  /** The oldest first, a hundred at most. */
  solicitacoes: z.array(joinRequestSchema),
  /** Days of the last eight weeks without a record, the latest first. */
  diasPendentes: z.array(z.string()),
})
export type GroupCare = z.infer<typeof groupCareSchema>

/** A new group out of members of another one; what is not asked for is as there. */
export const multiplicationForm = z.strictObject({
  nome: filled(groupLimits.name),
  dataInicio: date,
  horario: time,
  pessoas: z.array(z.strictObject({ idUsuario: id, papel: z.enum(groupRoles) })).check(
    z.minLength(1),
    z.maxLength(500),
    z.refine((people) => people.some(({ papel }) => papel === 'LIDER'), 'A group has a leader'),
    z.refine((people) => new Set(people.map(({ idUsuario }) => idUsuario)).size === people.length, 'Named twice'),
  ),
})
export type Multiplication = z.infer<typeof multiplicationForm>
