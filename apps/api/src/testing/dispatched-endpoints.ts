import { defineEndpoint } from '@narthex/contract/endpoint'
import { idText, pageNumber } from '@narthex/contract/fields'
import { pageSchema } from '@narthex/contract/paging'
import * as z from 'zod/mini'

export const common = {
  method: 'POST',
  summary: 'For this test',
  access: 'public',
  church: 'host',
  about: 'none',
  example: {},
} as const
export const answered = { 200: z.strictObject({ nome: z.string(), idade: z.nullable(z.int()) }) }

export const saySomething = defineEndpoint({
  ...common,
  id: 'saySomething',
  path: '/say/{slug}',
  params: z.strictObject({ slug: z.string() }),
  query: z.strictObject({ page: z.optional(z.string()) }),
  body: z.strictObject({ nome: z.string(), filhos: z.array(z.strictObject({ nome: z.string() })) }),
  responses: answered,
})
export const sayNothing = defineEndpoint({ ...common, id: 'sayNothing', path: '/nothing', responses: answered })
export const refusing = defineEndpoint({
  ...common,
  id: 'refusing',
  path: '/refusing',
  responses: answered,
  errors: ['NOT_RENEWABLE'],
})
export const forMembers = defineEndpoint({
  ...common,
  id: 'forMembers',
  path: '/members',
  access: 'login',
  responses: answered,
})
export const forStaff = defineEndpoint({
  ...common,
  id: 'forStaff',
  path: '/staff',
  access: { permission: 'content.write' },
  responses: answered,
})
export const kept = defineEndpoint({
  ...common,
  id: 'kept',
  method: 'GET',
  path: '/kept',
  keep: 'until-content-changes',
  responses: answered,
})

export const ofAccount = {
  ...common,
  access: 'login',
  responses: answered,
  params: z.strictObject({ id: idText }),
} as const
export const aboutAccount = defineEndpoint({
  ...ofAccount,
  id: 'aboutAccount',
  path: '/user/{id}',
  about: { account: 'id' },
})
export const aboutMember = defineEndpoint({
  ...ofAccount,
  id: 'aboutMember',
  path: '/usuario/{id}',
  about: { member: 'id' },
})
export const staffAboutAccount = defineEndpoint({
  ...ofAccount,
  id: 'staffAboutAccount',
  path: '/staff/{id}',
  access: { permission: 'people.manage' },
  about: { account: 'id' },
})
export const ofModule = defineEndpoint({
  ...common,
  id: 'ofModule',
  path: '/module',
  module: 'MOD_EBD',
  responses: answered,
})
export const listOfModule = defineEndpoint({
  ...common,
  id: 'listOfModule',
  path: '/module/list',
  module: { flag: 'MOD_EBD', whenOff: 'empty' },
  query: z.strictObject({ page: z._default(pageNumber, 1), limit: z._default(pageNumber, 20) }),
  responses: { 200: z.strictObject({ ...pageSchema(answered[200]).shape, proximo: z.nullable(z.string()) }) },
})
