import * as z from 'zod/mini'
import { nothingSchema } from '../auth/auth.schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idText } from '../fields.ts'
import { groupMembersPerPage } from '../limits.ts'
import { pageQuery, pageSchema } from '../paging.ts'
import { groupChoicesSchema, groupMemberSchema, participationSchema } from './group.schemas.ts'
import { groupRoles } from './group-words.ts'

/*
 * What members of a group see of each other is what each of them chose. Nobody but those who lead, and who administers
 * the church, sees minors. NOT_FOUND for whoever may not see a group's members.
 */
const mine = { access: 'login', church: 'host' } as const
const ofGroup = z.strictObject({ id: idText })
/** `idUsuario`: of who somebody is to the church. */
const ofMember = z.strictObject({ id: idText, idUsuario: idText })

export const getParticipation = defineEndpoint({
  id: 'getParticipation',
  method: 'GET',
  path: '/celula/{id}/participacao',
  summary: 'What a group is to whoever is logged in: their part in it, their request, where it meets',
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
  summary: 'The members of a group, those who lead it first, for its members',
  ...mine,
  about: { group: 'id', of: 'member' },
  module: 'MOD_CELULA',
  example: { params: { id: '1' } },
  params: ofGroup,
  query: z.strictObject(pageQuery(groupMembersPerPage.usual, groupMembersPerPage.largest)),
  responses: {
    200: z.strictObject({
      ...pageSchema(groupMemberSchema).shape,
      /** The reader says who leads and assists, and who is of the group no more. */
      flagOrganiza: z.boolean(),
    }),
  },
  errors: ['NOT_FOUND'],
})

/** For who leads the group or administers the church: FORBIDDEN for others of it. */
export const changeGroupRole = defineEndpoint({
  id: 'changeGroupRole',
  method: 'PUT',
  path: '/celula/{id}/membro/{idUsuario}',
  summary: 'Makes a member of a group lead it, assist, or neither',
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
 * Oneself, or anybody for who leads the group or administers the church: FORBIDDEN for others of it. NOT_FOUND for whoever
 * is no member of it (any more).
 */
export const removeFromGroup = defineEndpoint({
  id: 'removeFromGroup',
  method: 'DELETE',
  path: '/celula/{id}/membro/{idUsuario}',
  summary: 'Leaves a group, or takes somebody out of it',
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
  summary: 'Chooses what the other members of a group see of oneself',
  ...mine,
  about: { group: 'id', of: 'oneself' },
  module: 'MOD_CELULA',
  example: { params: { id: '1' }, body: { flagTelefone: true } },
  params: ofGroup,
  body: groupChoicesSchema,
  responses: { 200: groupChoicesSchema },
  errors: ['NOT_FOUND', 'NOT_FOR_MINORS'],
})
