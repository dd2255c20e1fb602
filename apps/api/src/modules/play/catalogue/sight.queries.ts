import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { queryRow } from '../../../platform/database/database.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { Actor } from '../../../platform/http/route.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { playConfiguracao } from '../play.tables.ts'

/** SQL conditions on what opens a closed catalogue to a member. */
export interface SightRights {
  /** The member subscribes, and sees all of it. */
  readonly whole: SQL
  /** The member bought or rented a title. */
  readonly title: (id: SQLWrapper) => SQL
}

/** Needs of the catalogue services: subscriptions and purchases tell what a member sees of a closed catalogue. */
export interface SightNeeds {
  readonly findSightRights: (work: ChurchWork, memberId: MemberId) => SightRights
}

/** The viewer of the catalogue at a moment. Every statement that shows titles takes one. */
export interface Sight {
  readonly church: ChurchScope
  readonly now: Date
  /** None: a visitor. */
  readonly rights: SightRights | undefined
}

/** The sight of a caller: a visitor, or a member of the church. */
export function toSight(
  { findSightRights }: SightNeeds,
  work: ChurchWork,
  actor: Pick<Actor, 'memberId'> | undefined,
): Sight {
  return { church: work.church, now: work.now, rights: actor && findSightRights(work, actor.memberId) }
}

/** SQL condition: the church shows its catalogue to subscribers alone (specification §2). */
const isClosed = (church: ChurchScope) => {
  const isTheirs = ofChurch(playConfiguracao, church)
  return sql`exists (select 1 from ${playConfiguracao}
    where ${isTheirs} and ${eq(playConfiguracao.tipoVisibilidadeConteudo, 'CLOSED_CONTENT')})`
}

/** SQL condition: the viewer sees the catalogue, or at least the title of this id. */
export function isSeen({ church, rights }: Sight, id?: SQLWrapper): SQL {
  const whole = sql`not ${isClosed(church)}${rights ? sql` or ${rights.whole}` : sql``}`
  return id && rights ? sql`(${whole} or ${rights.title(id)})` : sql`(${whole})`
}

/** Whether the viewer sees the whole catalogue. */
export async function seesCatalogue({ tx }: ChurchWork, sight: Sight): Promise<boolean> {
  return (await queryRow<{ seen: boolean }>(tx, sql`select ${isSeen(sight)} as seen`)).seen
}
