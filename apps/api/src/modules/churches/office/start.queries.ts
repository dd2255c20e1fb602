import type { StartStep } from '@narthex/contract/churches/start.settings'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import { isOutOfTrash } from '../../../platform/resources/record-table.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { igreja, igrejaComeco } from '../churches.tables.ts'
import { menuColumns } from './menu.columns.ts'

type Start = Pick<typeof igrejaComeco.$inferSelect, 'situacao' | 'passos' | 'versao'>

export async function findStart({ church, tx }: ChurchWork): Promise<Start | undefined> {
  const { situacao, passos, versao } = igrejaComeco
  const [row] = await tx.select({ situacao, passos, versao }).from(igrejaComeco).where(ofChurch(igrejaComeco, church))
  return row
}

export async function upsertStart({ church, tx }: ChurchWork, start: Omit<Start, 'versao'>): Promise<void> {
  await tx
    .insert(igrejaComeco)
    .values({ igrejaId: church.igrejaId, ...start })
    .onConflictDoUpdate({ target: igrejaComeco.igrejaId, set: { ...start, versao: sql`${igrejaComeco.versao} + 1` } })
}

/** Steps whose answer lies in what the church keeps. Tables of modules above are read by their names, as for the home. */
export async function findFilledSteps({ church, tx }: ChurchWork): Promise<Partial<Record<StartStep, boolean>>> {
  const own = sql`igreja_id = ${church.igrejaId}`
  const has = (from: SQL) => sql`exists (select from ${from} where ${own})`
  const filled: Partial<Record<StartStep, SQL>> = {
    IDENTIDADE: sql`${igreja.endereco} is not null`,
    VISUAL: has(sql`igreja_visual`),
    CULTOS: sql`exists (select from culto where ${own} and removido_em is null)`,
    PAGINA: sql`(${igreja.historia} is not null
      or exists (select from conteudo where ${own} and tipo = 'NOTICIA' and situacao = 'PUBLICADO'))`,
    EQUIPE: sql`(${has(sql`convite_equipe`)}
      or (select count(distinct usuario_id) from usuario_role where ${own}) > 1)`,
  }
  const pairs = Object.entries(filled).map(([step, column]) => sql`${sql.raw(`'${step}'`)}, ${column}`)
  const [row] = await tx
    .select({ filled: sql<Partial<Record<StartStep, boolean>>>`jsonb_build_object(${sql.join(pairs, sql`, `)})` })
    .from(igreja)
    .where(eq(igreja.id, church.igrejaId))
  return row?.filled ?? {}
}

/** The whole menu in its order, hidden items among them. */
export async function listWholeMenu({ church, tx }: ChurchWork) {
  const { table } = menuColumns
  const { id, codigo, url, flagAtivo, nomePt: pt, nomeEn: en, nomeEs: es } = table
  return tx
    .select({ id, codigo, url, flagAtivo, pt, en, es })
    .from(table)
    .where(sql`${ofChurch(table, church)} and ${isOutOfTrash(table)}`)
    .orderBy(asc(table.ordem), asc(id))
}
