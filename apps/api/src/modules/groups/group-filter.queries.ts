import { type DayPeriod, type GroupAudience, hoursOfPeriod } from '@narthex/contract/groups/group-words'
import type { MapBox } from '@narthex/contract/groups/map-box'
import { and, between, eq, gte, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isAmong, isAmongFew } from '../../platform/database/is-among.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { boxAround, earthRadiusKm } from './distance.rules.ts'
import type { Point } from './grid.rules.ts'
import { celula, celulaMembro } from './groups.tables.ts'

/** Filter of open groups; empty matches all of them. */
export interface GroupFilter {
  readonly dia?: number | undefined
  readonly periodo?: DayPeriod | undefined
  readonly bairro?: string | undefined
  readonly tipo?: string | undefined
  readonly publico?: GroupAudience | undefined
  readonly isOnline?: boolean | undefined
  /** Accepts requests and has a free place. */
  readonly hasRoom?: boolean | undefined
  readonly caixa?: MapBox | undefined
  readonly within?: { readonly from: Point; readonly km: number } | undefined
  /** Restricts to these ids. */
  readonly among?: SQL | undefined
  /** Restricts to groups of this member. */
  readonly ofMember?: MemberId | undefined
}

/** Raw column names: inside a sub-query the query builder would resolve the columns to the sub-query's own tables. */
export const joinsGroup = (alias: 'm' | 's') =>
  sql.raw(`${alias}.igreja_id = celula.igreja_id and ${alias}.celula_id = celula.id`)

const members = sql<number>`(select count(*)::integer from celula_membro m where ${joinsGroup('m')})`

/** Free places; null for no limit. */
export const places = sql<number | null>`case when ${celula.capacidade} is not null
  then greatest(0, ${celula.capacidade} - ${members}) end`

export const hasRoom = sql`${celula.flagAceitaSolicitacoes}
  and (${celula.capacidade} is null or ${celula.capacidade} > ${members})`

/**
 * Distance in kilometres along a great circle (haversine: stable for near points and for antipodes); null for a group
 * without a point.
 */
export function distanceFrom({ latitude, longitude }: Point): SQL<number | null> {
  const half = (column: PgColumn, degrees: number) => sql`power(sin(radians(${column} - ${degrees}::float8) / 2), 2)`
  const spread = sql`cos(radians(${latitude}::float8)) * cos(radians(${celula.latitude}))`
  // `least` ignores nulls, so a missing point needs its own branch.
  return sql`case when ${celula.latitude} is not null then ${2 * earthRadiusKm}::float8 * asin(least(1, sqrt(
    ${half(celula.latitude, latitude)} + ${spread} * ${half(celula.longitude, longitude)}))) end`
}

/** Condition for open groups that match the filter. */
export function isOpenGroup(scope: ChurchScope, filter: GroupFilter): SQL | undefined {
  const { dia, periodo, bairro, tipo, publico, caixa, within, among, ofMember } = filter
  return and(
    ofChurch(celula, scope),
    eq(celula.flagAtiva, true),
    dia === undefined ? undefined : eq(celula.diaSemana, dia),
    periodo && inPeriod(periodo),
    bairro ? eq(celula.bairro, bairro) : undefined,
    tipo ? eq(celula.tipo, tipo) : undefined,
    publico && eq(celula.publico, publico),
    filter.isOnline ? eq(celula.flagOnline, true) : undefined,
    filter.hasRoom ? hasRoom : undefined,
    caixa && inBox(caixa),
    within && inBox(boxAround(within.from, within.km)),
    within && lte(distanceFrom(within.from), within.km),
    among && isAmong(celula.id, among),
    ofMember === undefined ? undefined : isAmongFew(celula.id, groupsWithMember(scope, ofMember)),
  )
}

function inPeriod(periodo: DayPeriod): SQL | undefined {
  const [from, before] = hoursOfPeriod[periodo]
  return and(gte(celula.horario, from), lt(celula.horario, before))
}

function inBox({ sul, oeste, norte, leste }: MapBox): SQL | undefined {
  const isAcross = oeste > leste
  return and(
    isNotNull(celula.latitude),
    between(celula.latitude, sul, norte),
    isAcross ? or(gte(celula.longitude, oeste), lte(celula.longitude, leste)) : between(celula.longitude, oeste, leste),
  )
}

const groupsWithMember = ({ igrejaId }: ChurchScope, memberId: MemberId): SQL =>
  sql`(select ${celulaMembro.groupId} from ${celulaMembro}
    where ${celulaMembro.igrejaId} = ${igrejaId} and ${celulaMembro.memberId} = ${memberId})`
