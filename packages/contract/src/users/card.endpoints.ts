import * as z from 'zod/mini'
import { nothingSchema } from '../auth/auth.schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idText, reference } from '../fields.ts'
import { cardEntrySchema, checkedCardSchema, memberCardSchema } from './card.schemas.ts'

/** By the id of who the person is to the church (`usuario.id`), and theirs alone. */
export const getMemberCard = defineEndpoint({
  id: 'getMemberCard',
  method: 'GET',
  path: '/usuario-carteirinha/',
  summary: "A person's member card",
  access: 'login',
  church: { query: 'igreja' },
  about: { member: 'usuario' },
  example: { query: { usuario: '1', igreja: 'videira' } },
  query: z.strictObject({ usuario: idText, igreja: reference }),
  responses: { 200: memberCardSchema },
  errors: ['NOT_FOUND', 'NO_MEMBER_CARD'],
})

/** Nothing but what a card shows to whoever is shown it. NOT_FOUND for a code that this church never signed. */
export const checkMemberCard = defineEndpoint({
  id: 'checkMemberCard',
  method: 'GET',
  path: '/carteirinha/{codigo}',
  summary: 'Whether a member card is good, by what its QR code holds',
  access: 'public',
  church: 'host',
  about: { card: 'codigo' },
  example: { params: { codigo: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' } },
  params: z.strictObject({ codigo: z.string().check(z.regex(/^[\w-]{32}$/)) }),
  responses: { 200: checkedCardSchema },
  errors: ['NOT_FOUND'],
})

const byOffice = { access: { permission: 'cards' }, church: 'host' } as const
/** Of who the member is to this church. */
const ofMember = z.strictObject({ usuario: idText })

/** Whoever has a card keeps its code; after a withdrawn one comes another code. */
export const issueMemberCard = defineEndpoint({
  id: 'issueMemberCard',
  method: 'PUT',
  path: '/usuario/{usuario}/carteirinha',
  summary: 'Gives a member a card, or changes what is written on it',
  ...byOffice,
  about: { member: 'usuario' },
  example: { params: { usuario: '1' }, body: { numeroMembro: 'M-1' } },
  params: ofMember,
  body: cardEntrySchema,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'MEMBER_NUMBER_IN_USE'],
})

/** Its QR code says from the next look on that it is not good. */
export const withdrawMemberCard = defineEndpoint({
  id: 'withdrawMemberCard',
  method: 'DELETE',
  path: '/usuario/{usuario}/carteirinha',
  summary: "Withdraws a member's card",
  ...byOffice,
  about: { member: 'usuario' },
  example: { params: { usuario: '1' } },
  params: ofMember,
  responses: { 200: nothingSchema },
  errors: ['NO_MEMBER_CARD'],
})
