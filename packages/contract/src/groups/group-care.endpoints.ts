import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, nothingSchema } from '../fields.ts'
import { recordsPerPage } from '../limits.ts'
import { pageQuery } from '../paging.ts'
import { joinRequestAnswerSchema } from './group.schemas.ts'
import { groupAlerts, groupCareSchema, groupHealthPage, multiplicationForm } from './group-care.schemas.ts'
import { groupRoles } from './group-words.ts'

const ofOffice = {
  surface: 'office',
  church: 'host',
  about: 'none',
  module: 'MOD_CELULA',
} as const
const reading = { ...ofOffice, access: { permission: 'groups.read', within: 'GRUPO' } } as const
const leading = { ...ofOffice, access: { permission: 'groups.manage', within: 'GRUPO' } } as const
const ofGroup = z.strictObject({ id: idText })
/** `idUsuario`: the membership's id (`usuario.id`). */
const ofSeat = z.strictObject({ id: idText, idUsuario: idText })

export const listGroupHealth = defineEndpoint({
  ...reading,
  id: 'listGroupHealth',
  method: 'GET',
  path: '/escritorio/acompanhamento-celula/',
  summary: 'Open groups by name with their attendance and what to look at; on the first page with sums of all',
  example: { query: { alerta: 'SEM_REGISTRO' } },
  query: z.strictObject({
    ...pageQuery(recordsPerPage.usual, recordsPerPage.largest),
    alerta: z.optional(z.enum(groupAlerts)),
  }),
  responses: { 200: groupHealthPage },
})

export const getGroupCare = defineEndpoint({
  ...reading,
  id: 'getGroupCare',
  method: 'GET',
  path: '/escritorio/acompanhamento-celula/{id}',
  summary: 'An open group with its people, the requests that wait, and its line of groups',
  example: { params: { id: '1' } },
  params: ofGroup,
  responses: { 200: groupCareSchema },
  errors: ['NOT_FOUND'],
})

/** Idempotent. Also above the capacity of the group. */
export const setGroupSeat = defineEndpoint({
  ...leading,
  id: 'setGroupSeat',
  method: 'PUT',
  path: '/escritorio/acompanhamento-celula/{id}/membro/{idUsuario}',
  summary: 'Puts a member into a group, or changes their role there',
  example: { params: { id: '1', idUsuario: '1' }, body: { papel: 'MEMBRO' } },
  params: ofSeat,
  body: z.strictObject({ papel: z.enum(groupRoles) }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'LAST_LEADER', 'NOT_FOR_MINORS'],
})

export const removeGroupSeat = defineEndpoint({
  ...leading,
  id: 'removeGroupSeat',
  method: 'DELETE',
  path: '/escritorio/acompanhamento-celula/{id}/membro/{idUsuario}',
  summary: 'Takes a member out of a group',
  example: { params: { id: '1', idUsuario: '1' } },
  params: ofSeat,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'LAST_LEADER'],
})

/** Idempotent: the same decision again gets the same answer. */
export const decideGroupRequest = defineEndpoint({
  ...leading,
  id: 'decideGroupRequest',
  method: 'POST',
  path: '/escritorio/acompanhamento-celula/solicitacao/{id}/decisao',
  summary: 'Accepts or declines a join request for the church office',
  example: { params: { id: '1' }, body: { flagAceita: true } },
  params: ofGroup,
  body: z.strictObject({ flagAceita: z.boolean() }),
  responses: { 200: joinRequestAnswerSchema },
  errors: ['NOT_FOUND', 'GROUP_FULL', 'ALREADY_DECIDED', 'REQUEST_WITHDRAWN'],
})

/** CHANGED_MEANWHILE where one of the people is no longer in the group: a second click makes no second group. */
export const multiplyGroup = defineEndpoint({
  ...leading,
  id: 'multiplyGroup',
  method: 'POST',
  path: '/escritorio/acompanhamento-celula/{id}/multiplicacao',
  summary: 'Makes a new group of some members of a group, who leave it',
  example: {
    params: { id: '1' },
    body: {
      nome: 'Grupo do Parque',
      dataInicio: '2026-06-04',
      horario: '20:00',
      pessoas: [{ idUsuario: 1, papel: 'LIDER' }],
    },
  },
  params: ofGroup,
  body: multiplicationForm,
  responses: { 201: z.strictObject({ id }) },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'LAST_LEADER', 'NOT_FOR_MINORS'],
})
