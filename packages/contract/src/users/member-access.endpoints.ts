import * as z from 'zod/mini'
import { nothingSchema } from '../auth/auth.schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idText } from '../fields.ts'

/** By the id of their login, as everywhere below `/user`. FORBIDDEN above the caller's own roles. */
const ofMember = {
  access: { permission: 'people.manage' },
  church: 'host',
  params: z.strictObject({ id: idText }),
} as const

/** Holds from the member's next call on; they are told by e-mail. */
export const endMemberSessions = defineEndpoint({
  id: 'endMemberSessions',
  method: 'DELETE',
  path: '/user/{id}/vinculo/sessao',
  summary: 'Logs a member of this church out on every device',
  ...ofMember,
  about: { account: 'id' },
  example: { params: { id: '1' } },
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})

/**
 * The member is logged out, belongs to no group, holds no role and may not log in here until the membership is opened
 * again; what the church keeps of them stays. Succeeds for a closed one. FORBIDDEN for the caller's own.
 */
export const closeMembership = defineEndpoint({
  id: 'closeMembership',
  method: 'DELETE',
  path: '/user/{id}/vinculo',
  summary: 'Closes a membership of this church',
  ...ofMember,
  about: { account: 'id', of: 'another' },
  example: { params: { id: '1' } },
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})

/** Roles and groups do not come back by themselves. Succeeds for an open one. */
export const reopenMembership = defineEndpoint({
  id: 'reopenMembership',
  method: 'PUT',
  path: '/user/{id}/vinculo',
  summary: 'Opens a closed membership of this church again',
  ...ofMember,
  about: { account: 'id' },
  example: { params: { id: '1' } },
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})
