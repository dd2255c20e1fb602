import type { listSessions } from '@narthex/contract/auth/account.endpoints'
import { eq } from 'drizzle-orm'
import { expect, expectTypeOf, it } from 'vitest'
import { usuario } from '../../modules/members/members.tables.ts'
import { type AccountId, type MemberId, toAccountId, toMemberId } from '../ids.ts'
import type { BrandedInput } from './branded-input.ts'
import type { Actor } from './route.ts'

/* Mostly about types: `tsc` fails where an expected error does not occur. */

const findMember = (id: MemberId) => id
const accountId = toAccountId(1)

it('an id of one kind is not accepted as an id of another kind, and a plain number as none', () => {
  expect(findMember(toMemberId(1))).toBe(1)
  // @ts-expect-error an account id
  findMember(accountId)
  // @ts-expect-error a plain number
  findMember(1)
})

it('a column is compared with ids of its own kind only', () => {
  eq(usuario.accountId, accountId)
  // @ts-expect-error an account id
  eq(usuario.id, accountId)
})

it('an actor’s ids cannot be swapped', () => {
  const swapped = (actor: Actor): Pick<Actor, 'accountId' | 'memberId'> => ({
    // @ts-expect-error the member id
    accountId: actor.memberId,
    // @ts-expect-error the account id
    memberId: actor.accountId,
  })
  expect(swapped).toBeTypeOf('function')
})

it('a handler receives the id that its endpoint is about with its kind', () => {
  expectTypeOf<BrandedInput<typeof listSessions>['params']['id']>().toEqualTypeOf<AccountId>()
})
