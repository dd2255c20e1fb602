import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { filled, id, idText, image, nothingSchema, reference } from '../fields.ts'
import { longestSearch } from '../limits.ts'
import { staffRoles } from '../permissions.ts'
import { roleTerms } from './role-terms.ts'

const role = z.enum(staffRoles)
/** Named by the account's id, as everywhere below `/user`. */
const ofUser = z.strictObject({ id: idText })

export const staffMemberSchema = z.strictObject({
  user: z.strictObject({ id }),
  usuario: z.strictObject({ id, nome: z.string(), sobrenome: z.string(), imagem: z.nullable(image) }),
  roles: z.array(role),
  /** The roles that end by themselves, each with its last day in the church's time zone. */
  prazos: z.array(z.strictObject({ role, ate: z.string() })),
  /** The roles that are limited, each with the congregations, groups or events that it reaches; one that is gone has no name. */
  alcances: z.array(z.strictObject({ role, itens: z.array(z.strictObject({ id, nome: z.nullable(z.string()) })) })),
})
export type StaffMember = z.infer<typeof staffMemberSchema>

export const listStaff = defineEndpoint({
  id: 'listStaff',
  method: 'GET',
  path: '/igreja/{id}/role',
  summary: 'The members of a church who hold a role, by name',
  access: { permission: 'roles.grant' },
  church: { param: 'id' },
  about: 'none',
  example: { params: { id: 'videira' } },
  params: z.strictObject({ id: reference }),
  responses: { 200: z.array(staffMemberSchema) },
})

/**
 * Takes effect with the member's next call. A role that is held gets the new last day, or none. FORBIDDEN for a role that the
 * caller's do not give, and for oneself; VALIDATION for a last day that is past, and for limits that the role cannot have.
 */
export const grantRole = defineEndpoint({
  id: 'grantRole',
  method: 'POST',
  path: '/user/{id}/role',
  summary: 'Gives a member a role at this church, for good or until a day, everywhere or within limits',
  proof: 'fresh',
  access: { permission: 'roles.grant' },
  church: 'host',
  about: { account: 'id', of: 'another' },
  example: { params: { id: '1' }, body: { role: 'ROLE_MODERATOR' } },
  params: ofUser,
  body: z.strictObject({ role, ...roleTerms }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'LAST_ADMIN'],
})

/** Groups are reached with all that have grown out of them; events are those that are not over. */
export const listRoleParts = defineEndpoint({
  id: 'listRoleParts',
  method: 'GET',
  path: '/escritorio/alcance/',
  summary: 'The congregations, groups or events to which a role may be limited, by name, fifty at most',
  access: { permission: 'roles.grant' },
  surface: 'office',
  church: 'host',
  about: 'none',
  example: { query: { role: 'ROLE_GROUPS' } },
  query: z.strictObject({ role, term: z.optional(filled(longestSearch)) }),
  responses: { 200: z.strictObject({ itens: z.array(z.strictObject({ id, nome: z.string() })) }) },
})

/** Takes effect with the member's next call. Idempotent. FORBIDDEN for a role that the caller's do not give. */
export const revokeRole = defineEndpoint({
  id: 'revokeRole',
  method: 'DELETE',
  path: '/user/{id}/role',
  summary: 'Takes a role from a member of this church',
  proof: 'fresh',
  access: { permission: 'roles.grant' },
  church: 'host',
  about: { account: 'id' },
  example: { params: { id: '1' }, query: { role: 'ROLE_MODERATOR' } },
  params: ofUser,
  query: z.strictObject({ role }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'LAST_ADMIN'],
})
