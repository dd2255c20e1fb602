import type { DayPeriod } from '@narthex/contract/groups/group-words'
import { dayPeriods, groupAudiences, hoursOfPeriod } from '@narthex/contract/groups/group-words'
import { asc, count, sql } from 'drizzle-orm'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { hasRoom, isOpenGroup } from './group-filter.queries.ts'
import { celula } from './groups.tables.ts'

const periodo = sql<DayPeriod>`case ${sql.join(
  dayPeriods.map((period) => sql.raw(`when horario < '${hoursOfPeriod[period][1]}' then '${period}'`)),
  sql` `,
)} end`

interface Counted<V> {
  readonly valor: V
  readonly total: number
}

/** Values of each filter with the number of open groups that have them. */
export async function countGroupsByEach({ church, tx }: ChurchWork) {
  const groups = tx
    .select({
      tipo: celula.tipo,
      bairro: celula.bairro,
      diaSemana: celula.diaSemana,
      periodo: periodo.as('periodo'),
      publico: celula.publico,
    })
    .from(celula)
    .where(isOpenGroup(church, {}))
    .as('celula')
  const columns = [groups.tipo, groups.bairro, groups.diaSemana, groups.periodo, groups.publico]
  const rows = await tx
    .select({
      tipo: groups.tipo,
      bairro: groups.bairro,
      dia: groups.diaSemana,
      periodo: groups.periodo,
      publico: groups.publico,
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
  // Grouping sets: each row counts one column and has null in the others.
  const totalsBy = <N extends 'tipo' | 'bairro' | 'dia' | 'periodo' | 'publico'>(name: N) =>
    rows.flatMap(({ [name]: valor, total }) => (valor === null ? [] : [{ valor, total }])) as Counted<
      NonNullable<(typeof rows)[number][N]>
    >[]
  const byHour = totalsBy('periodo').sort((a, b) => dayPeriods.indexOf(a.valor) - dayPeriods.indexOf(b.valor))
  const publicos = totalsBy('publico').sort((a, b) => groupAudiences.indexOf(a.valor) - groupAudiences.indexOf(b.valor))
  return { tipos: totalsBy('tipo'), bairros: totalsBy('bairro'), dias: totalsBy('dia'), periodos: byHour, publicos }
}

/** Totals of open groups (all, online, with room) and the bounding box of their points. */
export async function summariseGroups({ church, tx }: ChurchWork) {
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
    .where(isOpenGroup(church, {}))
  if (!found) throw new Error('A count gave no row')
  return found
}
