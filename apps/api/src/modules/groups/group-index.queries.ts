import type { DayPeriod } from '@narthex/contract/groups/group-words'
import { dayPeriods, hoursOfPeriod } from '@narthex/contract/groups/group-words'
import { asc, count, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { hasRoom, open } from './group-filter.queries.ts'
import { celula } from './groups.tables.ts'

const periodo = sql<DayPeriod>`case ${sql.join(
  dayPeriods.map((period) => sql.raw(`when horario < '${hoursOfPeriod[period][1]}' then '${period}'`)),
  sql` `,
)} end`

interface Counted<V> {
  readonly valor: V
  readonly total: number
}

/** What the open groups of a church have of each of these, and how many of them have it. */
export async function countGroupsByEach(scope: ChurchScope, tx: Tx) {
  const groups = tx
    .select({ tipo: celula.tipo, bairro: celula.bairro, diaSemana: celula.diaSemana, periodo: periodo.as('periodo') })
    .from(celula)
    .where(open(scope, {}))
    .as('celula')
  const columns = [groups.tipo, groups.bairro, groups.diaSemana, groups.periodo]
  const rows = await tx
    .select({
      tipo: groups.tipo,
      bairro: groups.bairro,
      dia: groups.diaSemana,
      periodo: groups.periodo,
      total: count(),
    })
    .from(groups)
    .groupBy(
      sql`grouping sets (${sql.join(
        columns.map((column) => sql`(${column})`),
        sql`, `,
      )})`,
    )
    .orderBy(...columns.map((column) => asc(column)))
  // Each row counts by one of them, and has null for the others.
  const of = <N extends 'tipo' | 'bairro' | 'dia' | 'periodo'>(name: N) =>
    rows.flatMap(({ [name]: valor, total }) => (valor === null ? [] : [{ valor, total }])) as Counted<
      NonNullable<(typeof rows)[number][N]>
    >[]
  const byHour = of('periodo').sort((a, b) => dayPeriods.indexOf(a.valor) - dayPeriods.indexOf(b.valor))
  return { tipos: of('tipo'), bairros: of('bairro'), dias: of('dia'), periodos: byHour }
}

/** How many there are, online and with room, and the smallest box that holds their points. */
export async function summariseGroups(scope: ChurchScope, tx: Tx) {
  const [found] = await tx
    .select({
      total: count(),
      online: sql<number>`(count(*) filter (where ${celula.flagOnline}))::integer`,
      vagas: sql<number>`(count(*) filter (where ${hasRoom}))::integer`,
      sul: sql<number | null>`min(${celula.latitude})`,
      oeste: sql<number | null>`min(${celula.longitude})`,
      norte: sql<number | null>`max(${celula.latitude})`,
      leste: sql<number | null>`max(${celula.longitude})`,
    })
    .from(celula)
    .where(open(scope, {}))
  if (!found) throw new Error('A count gave no row')
  return found
}
