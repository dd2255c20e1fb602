import * as z from 'zod/mini'
import { nothingSchema } from '../auth/auth.schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idText, reference } from '../fields.ts'
import { staff } from '../staff.ts'
import { cardEntrySchema, checkedCardSchema, memberCardSchema } from './card.schemas.ts'

/** By the id of who the person is to the church (`usuario.id`), and theirs alone. NO_MEMBER_CARD. */
export const getMemberCard = defineEndpoint({
  id: 'getMemberCard',
  method: 'GET',
  path: '/usuario-carteirinha/',
  summary: "A person's member card",
  access: 'login',
  church: { query: 'igreja' },
  query: z.strictObject({ usuario: idText, igreja: reference }),
  responses: { 200: memberCardSchema },
})

/** Nothing but what a card shows to whoever is shown it. NOT_FOUND for a code that this church never signed. */
export const checkMemberCard = defineEndpoint({
  id: 'checkMemberCard',
  method: 'GET',
  path: '/carteirinha/{codigo}',
  summary: 'Whether a member card is good, by what its QR code holds',
  access: 'public',
  church: 'host',
  params: z.strictObject({ codigo: z.string().check(z.regex(/^[\w-]{32}$/)) }),
  responses: { 200: checkedCardSchema },
})

const byOffice = { access: staff.administer, church: 'host' } as const
/** Of who the member is to this church. */
const ofMember = z.strictObject({ usuario: idText })

/** Whoever has a card keeps its code; after a withdrawn one comes another code. MEMBER_NUMBER_IN_USE. */
export const issueMemberCard = defineEndpoint({
  id: 'issueMemberCard',
  method: 'PUT',
  path: '/usuario/{usuario}/carteirinha',
  summary: 'Gives a member a card, or changes what is written on it',
  ...byOffice,
  params: ofMember,
  body: cardEntrySchema,
  responses: { 200: nothingSchema },
})

/** Its QR code says from the next look on that it is not good. NO_MEMBER_CARD. */
export const withdrawMemberCard = defineEndpoint({
  id: 'withdrawMemberCard',
  method: 'DELETE',
  path: '/usuario/{usuario}/carteirinha',
  summary: "Withdraws a member's card",
  ...byOffice,
  params: ofMember,
  responses: { 200: nothingSchema },
})
