import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText, nothingSchema, reference } from '../fields.ts'
import { cardForm } from './card.form.ts'
import { checkedCardSchema, memberCardSchema } from './card.schemas.ts'

/** Named by the membership's id (`usuario.id`); the caller's own card only. */
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
  errors: ['NO_MEMBER_CARD'],
})

/** Answers only what the printed card shows. NOT_FOUND for a code without this church's signature. */
export const checkMemberCard = defineEndpoint({
  id: 'checkMemberCard',
  method: 'GET',
  path: '/carteirinha/{codigo}',
  summary: 'Whether a member card is valid, by the code in its QR code',
  access: 'public',
  church: 'host',
  about: { card: 'codigo' },
  example: { params: { codigo: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' } },
  params: z.strictObject({ codigo: z.string().check(z.regex(/^[\w-]{32}$/)) }),
  responses: { 200: checkedCardSchema },
  errors: ['NOT_FOUND'],
})

const byOffice = { access: { permission: 'cards' }, church: 'host' } as const
/** The membership's id (`usuario.id`). */
const ofMember = z.strictObject({ usuario: idText })

/** A changed card keeps its code; a card issued after a withdrawal gets another one. */
export const issueMemberCard = defineEndpoint({
  id: 'issueMemberCard',
  method: 'PUT',
  path: '/usuario/{usuario}/carteirinha',
  summary: 'Issues a member card, or changes its fields',
  ...byOffice,
  about: { member: 'usuario' },
  example: { params: { usuario: '1' }, body: { numeroMembro: 'M-1' } },
  params: ofMember,
  body: cardForm,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'MEMBER_NUMBER_IN_USE'],
})

/** The card's QR code is invalid from the next scan on. */
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
