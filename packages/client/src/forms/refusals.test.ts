import * as chatHost from '@narthex/contract/chat/chat-host.endpoints'
import * as chatMessages from '@narthex/contract/chat/chat-message.endpoints'
import * as chatModeration from '@narthex/contract/chat/chat-moderation.endpoints'
import type { Endpoint } from '@narthex/contract/endpoint'
import { errorCatalogue } from '@narthex/contract/errors/error-catalogue'
import * as recurrences from '@narthex/contract/giving/recurrence.endpoints'
import * as groupMembers from '@narthex/contract/groups/group-member.endpoints'
import { requestToJoin, withdrawRequest } from '@narthex/contract/groups/join-request.endpoints'
import { locales } from '@narthex/contract/locale'
import { purchaseRemedies } from '@narthex/contract/payments/purchase-remedies'
import * as subscriptions from '@narthex/contract/play/subscription.endpoints'
import * as ticketChanges from '@narthex/contract/tickets/ticket-changes.endpoints'
import { catalogue } from '@narthex/locales/catalogue'
import { describe, expect, test } from 'vitest'
import type { RefusalNamespace } from './use-known-refusal.ts'

interface RefusedCalls {
  readonly endpoints: readonly Endpoint[]
  /** Another namespace that the pages of these calls have. */
  readonly shared?: RefusalNamespace
}

/** Calls that no page makes. */
const officeCalls = ['addChatChannel']

/** The calls whose refusals are told in the words of each namespace. */
const callsByNamespace: Readonly<Record<RefusalNamespace, RefusedCalls>> = {
  'chat.refusals': { endpoints: [chatHost, chatMessages, chatModeration].flatMap(listEndpoints) },
  'group.errors': { endpoints: [...listEndpoints(groupMembers), requestToJoin, withdrawRequest] },
  'playSubscription.refusals': { endpoints: listEndpoints(subscriptions), shared: 'purchaseErrors' },
  purchaseErrors: { endpoints: [] },
  'recurringGifts.refusals': { endpoints: listEndpoints(recurrences), shared: 'purchaseErrors' },
  'ticketChanges.errors': { endpoints: listEndpoints(ticketChanges) },
}
/** Said of any call by `useFailureText`. */
const common = ['BUSY', 'CAPTCHA_REQUIRED', 'INVALID_CAPTCHA', 'TOO_MANY_REQUESTS', 'UNAVAILABLE']
/** Keys of a namespace that are not error codes. */
const otherKeys: Partial<Record<RefusalNamespace, readonly string[]>> = { purchaseErrors: ['fallback', 'remedies'] }

const names = Object.keys(callsByNamespace) as RefusalNamespace[]

describe.each(names)('the texts of %s', (name) => {
  const { endpoints, shared } = callsByNamespace[name]
  const declared = endpoints.flatMap(({ id, errors = [] }) => errors.map((code) => ({ id, code })))

  test.each(locales)('tell every code that their calls declare, in %s', (locale) => {
    const texts = new Set<string>([...listKeys(name, locale), ...(shared ? listKeys(shared, locale) : []), ...common])
    expect(declared.filter(({ code }) => !texts.has(code))).toEqual([])
  })

  test('are keyed by codes of the API alone', () => {
    const others = otherKeys[name] ?? []
    expect(listKeys(name, 'pt').filter((key) => !(key in errorCatalogue) && !others.includes(key))).toEqual([])
  })
})

test('every code of a purchase has its text beside its remedy', () => {
  const texts = listKeys('purchaseErrors', 'pt')
  expect(Object.keys(purchaseRemedies).filter((code) => !texts.includes(code))).toEqual([])
})

test('are compared with something: each namespace but the shared one has calls that declare codes', () => {
  const silent = names.filter((name) => !callsByNamespace[name].endpoints.some(({ errors = [] }) => errors.length > 0))
  expect(silent).toEqual(['purchaseErrors'])
})

function listEndpoints(module: object): Endpoint[] {
  const isEndpoint = (value: unknown): value is Endpoint => Object(value).method !== undefined
  return Object.values(module)
    .filter(isEndpoint)
    .filter(({ id }) => !officeCalls.includes(id))
}

function listKeys(name: RefusalNamespace, locale: (typeof locales)[number]): string[] {
  const texts = name.split('.').reduce<object>((found, part) => Object(found)[part], catalogue[locale])
  return Object.keys(texts)
}
