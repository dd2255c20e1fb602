import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, instant, nothingSchema } from '../fields.ts'
import { staffRoles } from '../permissions.ts'
import { staffInvitationForm } from './staff-invitation.form.ts'

/* Someone is invited to work at the office: they get a mail, and the role with their first login there. */

const role = z.enum(staffRoles)
const atOffice = {
  access: { permission: 'roles.grant' },
  surface: 'office',
  church: 'host',
  about: 'none',
} as const
const named = z.strictObject({ id: idText })
const example = { params: { id: '1' } }

export const staffInvitationSchema = z.strictObject({
  id,
  email: z.string(),
  nome: z.string(),
  sobrenome: z.string(),
  role,
  /** The role's last day; null for good. */
  ate: z.nullable(z.string()),
  /** The congregations, groups or events to which the role is limited; null for the whole church. */
  alcance: z.nullable(z.array(z.strictObject({ id, nome: z.nullable(z.string()) }))),
  /** Null where they have left the church. */
  convidadoPor: z.nullable(z.strictObject({ id, nome: z.string(), sobrenome: z.string() })),
  enviadoEm: instant,
  /** Moment after which the invitation gives no role until it is sent again. */
  expiraEm: instant,
})
export type StaffInvitation = z.output<typeof staffInvitationSchema>

export const listStaffInvitations = defineEndpoint({
  id: 'listStaffInvitations',
  method: 'GET',
  path: '/escritorio/convite/',
  summary: 'Invitations of staff that were not taken yet, expired ones among them, the newest first',
  ...atOffice,
  example: {},
  responses: { 200: z.strictObject({ itens: z.array(staffInvitationSchema) }) },
})

/**
 * The answer does not tell whether the address has an account. An address that is invited already is not mailed again
 * within ten minutes; another role or name replaces the former. FORBIDDEN for a role that the caller's do not give, for
 * oneself, and for someone who stands above the caller.
 */
export const inviteStaff = defineEndpoint({
  id: 'inviteStaff',
  method: 'POST',
  path: '/escritorio/convite/',
  summary: 'Invites a person to work at the office, by e-mail',
  ...atOffice,
  proof: 'fresh',
  example: { body: { email: 'rute@example.org', nome: 'Rute', sobrenome: 'Alves', role: 'ROLE_ADMIN_CONTENT' } },
  body: staffInvitationForm,
  responses: { 201: staffInvitationSchema },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'LIMIT_REACHED'],
})

/** The link of the former mail is void. A second call within a minute sends nothing more. */
export const resendStaffInvitation = defineEndpoint({
  id: 'resendStaffInvitation',
  method: 'POST',
  path: '/escritorio/convite/{id}/envio',
  summary: 'Mails an invitation of staff again, good for seven more days',
  ...atOffice,
  proof: 'fresh',
  example,
  params: named,
  responses: { 200: staffInvitationSchema },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const withdrawStaffInvitation = defineEndpoint({
  id: 'withdrawStaffInvitation',
  method: 'DELETE',
  path: '/escritorio/convite/{id}',
  summary: 'Withdraws an invitation of staff: it gives no role any more',
  ...atOffice,
  proof: 'fresh',
  example,
  params: named,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})
