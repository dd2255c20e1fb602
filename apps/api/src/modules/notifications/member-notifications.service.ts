import type { MemberNotification } from '@narthex/contract/notifications/member-notification.endpoints'
import type { MemberCall } from '../../platform/http/route.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { getFrame } from '../churches/churches.service.ts'
import { getMember, requireMember } from '../members/members.service.ts'
import { listMembershipsInOrganisation } from '../users/memberships.service.ts'
import { advanceReadMark, findReadMark } from './member-notifications.queries.ts'
import {
  type Audience,
  countNotificationsSince,
  latestNotifications,
  listNotificationsTo,
} from './notifications.queries.ts'
import { toInitialReadMark, toWire } from './notifications.rules.ts'

export interface MemberPage {
  readonly itens: MemberNotification[]
  readonly proximo: string | null
}

/** Upper bound per church. The badge shows no larger number. */
const maxCounted = 100

/**
 * Notifications for everyone or for this person, newest first, from this church and from the others of its organisation
 * where the person is a member. `antes` is the cursor of the previous page. Throws VALIDATION for a cursor of another list.
 */
export async function listOwnNotifications(
  platform: Needs<'cache' | 'database' | 'directory' | 'domain' | 'transactions'>,
  call: MemberCall,
  { antes, limit }: { antes?: string | undefined; limit: number },
): Promise<MemberPage> {
  const place = antes === undefined ? undefined : latestNotifications.toPlace(antes)
  const part = { isBehind: latestNotifications.isBehind(place), limit: limit + 1 }
  const mark = await getReadMark(call)
  const churches = await listMemberChurches(platform, call)
  const lists = await Promise.all(
    churches.map(async ({ scope, memberId }) => {
      const rows = await platform.transactions.inChurch(scope, (work) =>
        queryAudiences(memberId, (audience) => listNotificationsTo(work, audience, part)),
      )
      const { nome } = (await getFrame(platform.transactions.at(scope))).church
      return rows.flat().map((found) => ({ ...found, igreja: { codigo: scope.codigo, nome } }))
    }),
  )
  const found = lists.flat().sort((one, other) => latestNotifications.compare(one.place, other.place))
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    itens: shown.map(({ row, igreja }) => ({ ...toWire(row), igreja, flagLida: row.dataCadastro <= mark })),
    proximo: last && found.length > limit ? latestNotifications.toCursor(last.place) : null,
  }
}

/** Number of unread notifications, at most 100 per church. */
export async function countNew(
  platform: Needs<'cache' | 'database' | 'directory' | 'domain' | 'transactions'>,
  call: MemberCall,
): Promise<number> {
  const mark = await getReadMark(call)
  const counts = await Promise.all(
    (await listMemberChurches(platform, call)).map(({ scope, memberId }) =>
      platform.transactions.inChurch(scope, (work) =>
        queryAudiences(memberId, (audience) =>
          countNotificationsSince(work, audience, { moment: mark, limit: maxCounted }),
        ),
      ),
    ),
  )
  return counts.flat().reduce((sum, count) => sum + count, 0)
}

/** Marks everything up to a moment as read. The mark never moves back and never into the future. */
export async function markRead(call: MemberCall, until: Date): Promise<void> {
  const { actor } = call
  const now = call.clock()
  await call.inChurch(async (work) => {
    await requireMember(work, actor.memberId)
    await advanceReadMark(work, actor.memberId, until < now ? until : now)
  })
}

async function getReadMark(call: MemberCall): Promise<Date> {
  const { actor } = call
  const mark = await call.inChurch((work) => findReadMark(work, actor.memberId))
  return mark ?? toInitialReadMark(new Date((await getMember(call)).dataCadastro))
}

/** Queries both audiences in sequence, because a transaction has one connection. */
async function queryAudiences<T>(memberId: MemberId, query: (audience: Audience) => Promise<T>): Promise<[T, T]> {
  return [await query(null), await query(memberId)]
}

interface AtChurch {
  readonly scope: ChurchScope
  readonly memberId: MemberId
}

/** Lists this church and the other active churches of its organisation where the person is an active member. */
async function listMemberChurches(
  platform: Needs<'cache' | 'database' | 'directory' | 'domain'>,
  call: MemberCall,
): Promise<AtChurch[]> {
  const { church, actor } = call
  const here = { scope: church, memberId: actor.memberId }
  if (church.organizacaoId === null) return [here]
  const memberships = await listMembershipsInOrganisation(platform, call, String(church.organizacaoId))
  const others = await Promise.all(
    memberships
      .filter(({ igreja, flagAtivo }) => flagAtivo && igreja.id !== church.igrejaId)
      .map(async ({ id, igreja }) => ({
        scope: await platform.directory.churchFrom(church, igreja.codigo),
        memberId: id,
      })),
  )
  return [here, ...others.filter((entry): entry is AtChurch => entry.scope?.flagAtivo === true)]
}
