import type { MemberNotification } from '@narthex/contract/notifications/member-notification.endpoints'
import { invalid } from '../../platform/http/domain-error.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { frameOf } from '../churches/churches.service.ts'
import { getMember, requireMember } from '../users/members.service.ts'
import { membershipsIn } from '../users/memberships.service.ts'
import { findMark, raiseMark } from './member-notifications.queries.ts'
import { type Audience, countNotificationsSince, listNotificationsBehind } from './notifications.queries.ts'
import { byPlace, cursorOf, firstMark, placeAt, toWire } from './notifications.rules.ts'

export interface MemberPage {
  readonly itens: MemberNotification[]
  readonly proximo: string | null
}

/** Of each church; a bell need not tell more from it. */
const countedAtMost = 100

/**
 * What the person's churches told everyone or them, newest first: this one, and those of its organisation that know them.
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
    churches.map(async ({ scope, memberId }) => {
      const rows = await platform.database.inScope(scope, (tx) =>
        toldTo(memberId, (audience) => listNotificationsBehind(scope, tx, audience, { place, limit: limit + 1 })),
      )
      const { nome } = (await frameOf(platform, scope)).church
      return rows.flat().map((row) => ({ row, igreja: { codigo: scope.codigo, nome } }))
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
    (await churchesOf(platform, church, actor)).map(({ scope, memberId }) =>
      platform.database.inScope(scope, (tx) =>
        toldTo(memberId, (audience) =>
          countNotificationsSince(scope, tx, audience, { moment: mark, most: countedAtMost }),
        ),
      ),
    ),
  )
  return counts.flat().reduce((sum, count) => sum + count, 0)
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

/** Asks for what everyone is told and for what this member is. One connection: one after the other. */
async function toldTo<T>(memberId: number, ask: (audience: Audience) => Promise<T>): Promise<[T, T]> {
  return [await ask(null), await ask(memberId)]
}

interface AtChurch {
  readonly scope: ChurchScope
  readonly memberId: number
}

/** This church, and the other active ones of its organisation at which the person is an active member. */
async function churchesOf(platform: Platform, church: ChurchScope, actor: Actor): Promise<AtChurch[]> {
  const here = { scope: church, memberId: actor.memberId }
  if (church.organizacaoId === null) return [here]
  const memberships = await membershipsIn(platform, church, actor, String(church.organizacaoId))
  const others = await Promise.all(
    memberships
      .filter(({ igreja, flagAtivo }) => flagAtivo && igreja.id !== church.igrejaId)
      .map(async ({ id, igreja }) => ({
        scope: await platform.directory.churchFrom(church, igreja.codigo),
        memberId: id,
      })),
  )
  return [here, ...others.filter((one): one is AtChurch => one.scope?.flagAtivo === true)]
}
