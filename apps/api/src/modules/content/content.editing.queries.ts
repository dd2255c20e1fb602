import type { Question } from '@narthex/contract/content/study.schemas'
import { and, asc, eq, inArray, notInArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { rowsOf, type Tx } from '../../platform/database/database.ts'
import { insertOwn, type OwnRow } from '../../platform/tenancy/insert-own.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { conteudo, conteudoTraducao } from './content.tables.ts'
import { type ContentKind, kindsLivingBelow } from './content-kinds.rules.ts'

export type ContentRow = OwnRow<typeof conteudo>
export type WordsRow = Omit<typeof conteudoTraducao.$inferSelect, 'igrejaId' | 'conteudoId'>

/** By what clocks and in what language the church writes, as they are in this very transaction. */
export async function findChurchWays(scope: ChurchScope, tx: Tx): Promise<{ idioma: string; fusoHorario: string }> {
  const [row] = await rowsOf<{ idioma: string; fusoHorario: string }>(
    tx,
    sql`select split_part(lower(idioma), '-', 1) as idioma, fuso_horario as "fusoHorario"
      from igreja where id = ${scope.igrejaId}`,
  )
  if (!row) throw new Error('A church is not there for itself')
  return row
}

export function insertContent(scope: ChurchScope, tx: Tx, row: ContentRow): Promise<number> {
  return insertOwn(scope, tx, conteudo, row)
}

/** False where the church has none of that kind under this id. */
export async function updateContent(
  scope: ChurchScope,
  tx: Tx,
  id: number,
  { tipo, dataCadastro: _, ...row }: ContentRow,
): Promise<boolean> {
  const changed = await tx
    .update(conteudo)
    .set(row)
    .where(and(isOwn(scope, id), eq(conteudo.tipo, tipo)))
    .returning({ id: conteudo.id })
  return changed.length > 0
}

/** With all that lives below it; what merely belongs to it stays. */
export async function removeContent(scope: ChurchScope, tx: Tx, id: number): Promise<void> {
  await tx
    .update(conteudo)
    .set({ paiId: null })
    .where(
      and(eq(conteudo.igrejaId, scope.igrejaId), eq(conteudo.paiId, id), notInArray(conteudo.tipo, kindsLivingBelow)),
    )
  await tx.delete(conteudo).where(isOwn(scope, id))
}

/** What it says, in every language it is written in: what was written before goes. */
export async function replaceWords(scope: ChurchScope, tx: Tx, conteudoId: number, words: WordsRow[]): Promise<void> {
  const { igrejaId } = scope
  await tx
    .delete(conteudoTraducao)
    .where(and(eq(conteudoTraducao.igrejaId, igrejaId), eq(conteudoTraducao.conteudoId, conteudoId)))
  await tx.insert(conteudoTraducao).values(words.map((row) => ({ ...row, igrejaId, conteudoId })))
}

/** What a study asks, by the languages that it is written in. */
export async function findQuestions(scope: ChurchScope, tx: Tx, id: number): Promise<Map<string, Question[]>> {
  const { idioma, perguntas, igrejaId, conteudoId } = conteudoTraducao
  const rows = await tx
    .select({ idioma, perguntas })
    .from(conteudoTraducao)
    .where(and(eq(igrejaId, scope.igrejaId), eq(conteudoId, id)))
  return new Map(rows.map((row) => [row.idioma, row.perguntas]))
}

export async function findKind(scope: ChurchScope, tx: Tx, id: number): Promise<ContentKind | undefined> {
  const [row] = await tx.select({ tipo: conteudo.tipo }).from(conteudo).where(isOwn(scope, id))
  return row?.tipo
}

const pai = alias(conteudo, 'pai')

/**
 * A thing and what lives below it, in every language, with what it belongs to: all that makes them findable. What merely
 * belongs to it is found as before, and there may be thousands.
 */
export function listFamily(scope: ChurchScope, tx: Tx, id: number) {
  const livesBelow = and(eq(conteudo.paiId, id), inArray(conteudo.tipo, kindsLivingBelow))
  return tx
    .select({ item: conteudo, words: conteudoTraducao, parent: pai })
    .from(conteudo)
    .innerJoin(
      conteudoTraducao,
      and(eq(conteudoTraducao.igrejaId, conteudo.igrejaId), eq(conteudoTraducao.conteudoId, conteudo.id)),
    )
    .leftJoin(pai, and(eq(pai.igrejaId, conteudo.igrejaId), eq(pai.id, conteudo.paiId)))
    .where(and(eq(conteudo.igrejaId, scope.igrejaId), or(eq(conteudo.id, id), livesBelow)))
    .orderBy(asc(conteudo.id), asc(conteudoTraducao.idioma))
}
export type FamilyRow = Awaited<ReturnType<typeof listFamily>>[number]

const isOwn = (scope: ChurchScope, id: number) => and(eq(conteudo.igrejaId, scope.igrejaId), eq(conteudo.id, id))
