import type { listSessions } from '@narthex/contract/auth/account.endpoints'
import type { changeGroupRole } from '@narthex/contract/groups/group-member.endpoints'
import type { decideJoinRequest, requestToJoin } from '@narthex/contract/groups/join-request.endpoints'
import type { getNote } from '@narthex/contract/notes/note.endpoints'
import type {
  addPrayerMessage,
  removePrayerMessage,
  renewPrayer,
  reportPrayer,
} from '@narthex/contract/prayer/prayer-acts.endpoints'
import { eq } from 'drizzle-orm'
import { expect, expectTypeOf, it } from 'vitest'
import { solicitacaoCelula } from '../../modules/groups/groups.tables.ts'
import { usuario } from '../../modules/members/members.tables.ts'
import { oracaoMensagem } from '../../modules/prayer/prayer.tables.ts'
import {
  type AccountId,
  type GroupId,
  type JoinRequestId,
  type MemberId,
  type NoteId,
  type PrayerId,
  type PrayerMessageId,
  toAccountId,
  toGroupId,
  toMemberId,
  toPrayerId,
} from '../ids.ts'
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
  eq(oracaoMensagem.prayerId, toPrayerId(1))
  // @ts-expect-error the id of a prayer
  eq(oracaoMensagem.id, toPrayerId(1))
  // @ts-expect-error the id of a group
  eq(solicitacaoCelula.id, toGroupId(1))
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
  expectTypeOf<BrandedInput<typeof changeGroupRole>['params']['id']>().toEqualTypeOf<GroupId>()
  expectTypeOf<BrandedInput<typeof decideJoinRequest>['params']['id']>().toEqualTypeOf<JoinRequestId>()
  expectTypeOf<BrandedInput<typeof renewPrayer>['params']['id']>().toEqualTypeOf<PrayerId>()
  expectTypeOf<BrandedInput<typeof removePrayerMessage>['params']['id']>().toEqualTypeOf<PrayerMessageId>()
  expectTypeOf<BrandedInput<typeof getNote>['params']['id']>().toEqualTypeOf<NoteId>()
})

it('a handler receives the ids of a body and of other fields by what their names say', () => {
  expectTypeOf<BrandedInput<typeof changeGroupRole>['params']['idUsuario']>().toEqualTypeOf<MemberId>()
  expectTypeOf<BrandedInput<typeof requestToJoin>['body']['idCelula']>().toEqualTypeOf<GroupId>()
  expectTypeOf<BrandedInput<typeof addPrayerMessage>['body']['idOracao']>().toEqualTypeOf<PrayerId>()
  type Report = BrandedInput<typeof reportPrayer>['body']
  expectTypeOf<Report['idOracaoMensagem']>().toEqualTypeOf<PrayerMessageId | undefined>()
})
