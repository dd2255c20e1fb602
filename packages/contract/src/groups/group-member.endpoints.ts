import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText, nothingSchema } from '../fields.ts'
import { groupMembersPerPage } from '../limits.ts'
import { pageQuery, pageSchema } from '../paging.ts'
import { groupChoicesSchema, groupMemberSchema, participationSchema } from './group.schemas.ts'
import { groupRoles } from './group-words.ts'

/*
 * Members of a group see what each of them chose to share. Only leaders, assistants and administrators of the church see
 * minors. NOT_FOUND for callers who may not see a group's members.
 */
const mine = { access: 'login', church: 'host' } as const
const ofGroup = z.strictObject({ id: idText })
/** `idUsuario`: the membership's id (`usuario.id`). */
const ofMember = z.strictObject({ id: idText, idUsuario: idText })

export const getParticipation = defineEndpoint({
  id: 'getParticipation',
  method: 'GET',
  path: '/celula/{id}/participacao',
  summary: "The caller's relation to a group: their role, their join request, and the meeting place if they may see it",
  ...mine,
  about: { group: 'id', of: 'anyone' },
  module: 'MOD_CELULA',
  example: { params: { id: '1' } },
  params: ofGroup,
  responses: { 200: participationSchema },
  errors: ['NOT_FOUND'],
})

export const listGroupMembers = defineEndpoint({
  id: 'listGroupMembers',
  method: 'GET',
  path: '/celula/{id}/membro/',
  summary: 'The members of a group, leaders first, for its members',
  ...mine,
  about: { group: 'id', of: 'member' },
  module: 'MOD_CELULA',
  example: { params: { id: '1' } },
  params: ofGroup,
  query: z.strictObject(pageQuery(groupMembersPerPage.usual, groupMembersPerPage.largest)),
  responses: {
    200: z.strictObject({
      ...pageSchema(groupMemberSchema).shape,
      /** Whether the caller may change roles and remove members. */
      flagOrganiza: z.boolean(),
    }),
  },
  errors: ['NOT_FOUND'],
})

/** For leaders and administrators of the church; FORBIDDEN for other members of the group. */
export const changeGroupRole = defineEndpoint({
  id: 'changeGroupRole',
  method: 'PUT',
  path: '/celula/{id}/membro/{idUsuario}',
  summary: "Changes a member's role in a group: leader, assistant or neither",
  ...mine,
  about: { group: 'id', of: 'leader' },
  module: 'MOD_CELULA',
  example: { params: { id: '1', idUsuario: '1' }, body: { papel: 'LIDER' } },
  params: ofMember,
  body: z.strictObject({ papel: z.enum(groupRoles) }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'LAST_LEADER', 'NOT_FOR_MINORS'],
})

/**
 * Members may leave; leaders and administrators of the church may remove anyone. FORBIDDEN for other members of the
 * group. NOT_FOUND for a person who is not, or no longer, a member.
 */
export const removeFromGroup = defineEndpoint({
  id: 'removeFromGroup',
  method: 'DELETE',
  path: '/celula/{id}/membro/{idUsuario}',
  summary: 'Leaves a group, or removes a member from it',
  ...mine,
  about: { group: 'id', of: 'leader' },
  module: 'MOD_CELULA',
  example: { params: { id: '1', idUsuario: '1' } },
  params: ofMember,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'LAST_LEADER'],
})

export const chooseWhatIsShared = defineEndpoint({
  id: 'chooseWhatIsShared',
  method: 'PUT',
  path: '/celula/{id}/compartilhamento',
  summary: 'Chooses what the other members of a group see of the caller',
  ...mine,
  about: { group: 'id', of: 'self' },
  module: 'MOD_CELULA',
  example: { params: { id: '1' }, body: { flagTelefone: true } },
  params: ofGroup,
  body: groupChoicesSchema,
  responses: { 200: groupChoicesSchema },
  errors: ['NOT_FOUND', 'NOT_FOR_MINORS'],
})
