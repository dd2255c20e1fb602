import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText, nothingSchema } from '../fields.ts'

/** Named by the account's id, as everywhere below `/user`. FORBIDDEN above the caller's own roles. */
const ofMember = {
  access: { permission: 'people.manage' },
  church: 'host',
  params: z.strictObject({ id: idText }),
} as const

/** Takes effect with the member's next call; notifies the member by e-mail. */
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
 * Ends the member's sessions, group memberships and roles; they cannot log in here until the membership is reopened. The
 * church keeps their data. Idempotent. FORBIDDEN for the caller's own membership.
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

/** Does not restore roles and groups. Idempotent. */
export const reopenMembership = defineEndpoint({
  id: 'reopenMembership',
  method: 'PUT',
  path: '/user/{id}/vinculo',
  summary: 'Reopens a closed membership of this church',
  ...ofMember,
  about: { account: 'id' },
  example: { params: { id: '1' } },
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})
