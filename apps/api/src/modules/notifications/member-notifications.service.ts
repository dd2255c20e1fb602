import type { MemberNotification } from '@narthex/contract/notifications/member-notification.endpoints'
import { invalid } from '../../platform/http/domain-error.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { frameOf } from '../churches/churches.service.ts'
import { getMember, requireMember } from '../users/members.service.ts'
import { membershipsIn } from '../users/memberships.service.ts'
import { findMark, raiseMark } from './member-notifications.queries.ts'
import { countNotificationsSince, listNotificationsBehind } from './notifications.queries.ts'
import { byPlace, cursorOf, firstMark, placeAt, toWire } from './notifications.rules.ts'

export interface MemberPage {
  readonly itens: MemberNotification[]
  readonly proximo: string | null
}

/** Of each church; a bell need not tell more from it. */
const countedAtMost = 100

/**
 * What the person's churches told everyone, newest first: this one, and those of its organisation that know them.
 * `antes` is the `proximo` of the page before. Throws VALIDATION for one that never was.
 */
export async function notificationsOf(
  platform: Platform,
  church: ChurchScope,
  actor: Actor,
  { antes, limit }: { antes?: string | undefined; limit: number },
): Promise<MemberPage> {
  const place = antes === undefined ? undefined : placeAt(antes)
  if (antes !== undefined && !place) throw invalid([{ path: 'query.antes', message: 'No page ended there' }])
  const mark = await markOf(platform, church, actor)
  const churches = await churchesOf(platform, church, actor)
  const lists = await Promise.all(
    churches.map(async (one) => {
      const rows = await platform.database.inScope(one, (tx) => listNotificationsBehind(one, tx, place, limit + 1))
      const { nome } = (await frameOf(platform, one)).church
      return rows.map((row) => ({ row, igreja: { codigo: one.codigo, nome } }))
    }),
  )
  const found = lists.flat().sort((one, other) => byPlace(one.row, other.row))
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    itens: shown.map(({ row, igreja }) => ({ ...toWire(row), igreja, flagLida: row.dataCadastro <= mark })),
    proximo: last && found.length > limit ? cursorOf(last.row) : null,
  }
}

/** How many of them are new to this person; at most a hundred are counted of each church. */
export async function countNew(platform: Platform, church: ChurchScope, actor: Actor): Promise<number> {
  const mark = await markOf(platform, church, actor)
  const counts = await Promise.all(
    (await churchesOf(platform, church, actor)).map((one) =>
      platform.database.inScope(one, (tx) => countNotificationsSince(one, tx, mark, countedAtMost)),
    ),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Has all count as read that is not newer than a moment. What was read stays so, and nothing is read ahead of time. Throws NOT_FOUND. */
export async function markRead(platform: Platform, church: ChurchScope, actor: Actor, until: Date): Promise<void> {
  const now = platform.clock()
  await platform.database.inScope(church, async (tx) => {
    await requireMember(church, tx, actor.memberId)
    await raiseMark(church, tx, actor.memberId, until < now ? until : now)
  })
}

async function markOf(platform: Platform, church: ChurchScope, actor: Actor): Promise<Date> {
  const mark = await platform.database.inScope(church, (tx) => findMark(church, tx, actor.memberId))
  return mark ?? firstMark(new Date((await getMember(platform, church, actor)).dataCadastro))
}

/** This church, and the other active ones of its organisation at which the person is an active member. */
async function churchesOf(platform: Platform, church: ChurchScope, actor: Actor): Promise<ChurchScope[]> {
  if (church.organizacaoId === null) return [church]
  const memberships = await membershipsIn(platform, church, actor, String(church.organizacaoId))
  const others = await Promise.all(
    memberships
      .filter(({ igreja, flagAtivo }) => flagAtivo && igreja.id !== church.igrejaId)
      .map(({ igreja }) => platform.directory.churchFrom(church, igreja.codigo)),
  )
  return [church, ...others.filter((one) => one?.flagAtivo === true)] as ChurchScope[]
}
