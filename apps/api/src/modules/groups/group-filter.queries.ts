import { type DayPeriod, hoursOfPeriod } from '@narthex/contract/groups/group-words'
import type { MapBox } from '@narthex/contract/groups/map-box'
import { and, between, eq, gte, inArray, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { boxAround, earthRadiusKm } from './distance.rules.ts'
import type { Point } from './grid.rules.ts'
import { celula, celulaMembro } from './groups.tables.ts'

/** By what open groups are narrowed; empty for all of them. */
export interface GroupFilter {
  readonly dia?: number | undefined
  readonly periodo?: DayPeriod | undefined
  readonly bairro?: string | undefined
  readonly tipo?: string | undefined
  readonly isOnline?: boolean | undefined
  /** Takes people who ask, and has room for them. */
  readonly hasRoom?: boolean | undefined
  readonly caixa?: MapBox | undefined
  readonly within?: { readonly from: Point; readonly km: number } | undefined
  /** Their ids are among these. */
  readonly among?: SQL | undefined
  /** This person is a member of them. */
  readonly ofMember?: number | undefined
}

/** Within a sub-query, where the builder's own way to write a column would mean one of the sub-query's tables. */
export const ofGroup = (alias: 'm' | 's') =>
  sql.raw(`${alias}.igreja_id = celula.igreja_id and ${alias}.celula_id = celula.id`)

/** How many members a group has. */
const members = sql<number>`(select count(*)::integer from celula_membro m where ${ofGroup('m')})`

/** How many more it takes; null for no limit. */
export const places = sql<number | null>`case when ${celula.capacidade} is not null
  then greatest(0, ${celula.capacidade} - ${members}) end`

export const hasRoom = sql`${celula.flagAceitaSolicitacoes}
  and (${celula.capacidade} is null or ${celula.capacidade} > ${members})`

/** In kilometres, along a great circle (haversine: steady for near points and antipodes alike); null without a point. */
export function distanceFrom({ latitude, longitude }: Point): SQL<number | null> {
  const half = (column: PgColumn, degrees: number) => sql`power(sin(radians(${column} - ${degrees}::float8) / 2), 2)`
  const spread = sql`cos(radians(${latitude}::float8)) * cos(radians(${celula.latitude}))`
  // What is null is to `least` as if it were not there.
  return sql`case when ${celula.latitude} is not null then ${2 * earthRadiusKm}::float8 * asin(least(1, sqrt(
    ${half(celula.latitude, latitude)} + ${spread} * ${half(celula.longitude, longitude)}))) end`
}

/** Which groups a filter lets through; those that are closed never. */
export function open(scope: ChurchScope, filter: GroupFilter): SQL | undefined {
  const { dia, periodo, bairro, tipo, caixa, within, among, ofMember } = filter
  return and(
    eq(celula.igrejaId, scope.igrejaId),
    eq(celula.flagAtiva, true),
    dia === undefined ? undefined : eq(celula.diaSemana, dia),
    periodo && inPeriod(periodo),
    bairro ? eq(celula.bairro, bairro) : undefined,
    tipo ? eq(celula.tipo, tipo) : undefined,
    filter.isOnline ? eq(celula.flagOnline, true) : undefined,
    filter.hasRoom ? hasRoom : undefined,
    caixa && inBox(caixa),
    within && inBox(boxAround(within.from, within.km)),
    within && lte(distanceFrom(within.from), within.km),
    among && inArray(celula.id, among),
    ofMember === undefined ? undefined : inArray(celula.id, groupsOf(scope, ofMember)),
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

const groupsOf = ({ igrejaId }: ChurchScope, memberId: number): SQL =>
  sql`(select ${celulaMembro.celulaId} from ${celulaMembro}
    where ${celulaMembro.igrejaId} = ${igrejaId} and ${celulaMembro.usuarioId} = ${memberId})`
