import type { Question } from '@narthex/contract/content/study.schemas'
import { and, asc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { queryRows } from '../../platform/database/database.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { insertOwn, type OwnRow } from '../../platform/work/insert-own.ts'
import { conteudo, conteudoTraducao } from './content.tables.ts'
import { type ContentKind, kindsLivingBelow } from './content-kinds.rules.ts'

export type ContentRow = OwnRow<typeof conteudo>
export type WordsRow = Omit<typeof conteudoTraducao.$inferSelect, 'igrejaId' | 'conteudoId'>

/** Language and time zone of the church, read in this transaction rather than from the cache. */
export async function findChurchLocale({ church, tx }: ChurchWork): Promise<{ idioma: string; fusoHorario: string }> {
  const [row] = await queryRows<{ idioma: string; fusoHorario: string }>(
    tx,
    sql`select split_part(lower(idioma), '-', 1) as idioma, fuso_horario as "fusoHorario"
      from igreja where id = ${church.igrejaId}`,
  )
  if (!row) throw new Error('The church row is not visible in its own scope')
  return row
}

export function insertContent(work: ChurchWork, row: ContentRow): Promise<number> {
  return insertOwn(work, conteudo, row)
}

/** Raises the version. Returns false if the church has no item of this kind with this id. */
export async function updateContent(
  { church, tx }: ChurchWork,
  id: number,
  { tipo, dataCadastro: _, ...row }: ContentRow,
): Promise<boolean> {
  const changed = await tx
    .update(conteudo)
    .set({ ...row, versao: sql`${conteudo.versao} + 1` })
    .where(and(isOwn(church, id), eq(conteudo.tipo, tipo)))
    .returning({ id: conteudo.id })
  return changed.length > 0
}

/** Deletes an item with its dependent items. Other children stay and lose their parent. */
export async function removeContent({ church, tx }: ChurchWork, id: number): Promise<void> {
  await tx
    .update(conteudo)
    .set({ paiId: null })
    .where(and(ofChurch(conteudo, church), eq(conteudo.paiId, id), notInArray(conteudo.tipo, kindsLivingBelow)))
  await tx.delete(conteudo).where(isOwn(church, id))
}

/** Replaces the texts of an item in all languages. */
export async function replaceWords({ church, tx }: ChurchWork, conteudoId: number, words: WordsRow[]): Promise<void> {
  const { igrejaId } = church
  await tx
    .delete(conteudoTraducao)
    .where(and(eq(conteudoTraducao.igrejaId, igrejaId), eq(conteudoTraducao.conteudoId, conteudoId)))
  await tx.insert(conteudoTraducao).values(words.map((row) => ({ ...row, igrejaId, conteudoId })))
}

/** The questions of a study, by language. */
export async function findQuestions({ church, tx }: ChurchWork, id: number): Promise<Map<string, Question[]>> {
  const { idioma, perguntas, igrejaId, conteudoId } = conteudoTraducao
  const rows = await tx
    .select({ idioma, perguntas })
    .from(conteudoTraducao)
    .where(and(eq(igrejaId, church.igrejaId), eq(conteudoId, id)))
  return new Map(rows.map((row) => [row.idioma, row.perguntas]))
}

/** The kind of an item that is not in the trash. */
export async function findKind({ church, tx }: ChurchWork, id: number): Promise<ContentKind | undefined> {
  const isThere = and(isOwn(church, id), isNull(conteudo.removidoEm))
  const [row] = await tx.select({ tipo: conteudo.tipo }).from(conteudo).where(isThere)
  return row?.tipo
}

const pai = alias(conteudo, 'pai')

/**
 * Items and their dependent items in every language, with their parents: the data that the search index needs. Other
 * children are left out: their index entries do not change, and there may be thousands.
 */
export function listFamilies({ church, tx }: ChurchWork, ids: readonly number[]) {
  const livesBelow = and(inArray(conteudo.paiId, [...ids]), inArray(conteudo.tipo, kindsLivingBelow))
  return tx
    .select({ item: conteudo, words: conteudoTraducao, parent: pai })
    .from(conteudo)
    .innerJoin(
      conteudoTraducao,
      and(eq(conteudoTraducao.igrejaId, conteudo.igrejaId), eq(conteudoTraducao.conteudoId, conteudo.id)),
    )
    .leftJoin(pai, and(eq(pai.igrejaId, conteudo.igrejaId), eq(pai.id, conteudo.paiId)))
    .where(and(ofChurch(conteudo, church), or(inArray(conteudo.id, [...ids]), livesBelow)))
    .orderBy(asc(conteudo.id), asc(conteudoTraducao.idioma))
}
export type FamilyRow = Awaited<ReturnType<typeof listFamilies>>[number]

const isOwn = (scope: ChurchScope, id: number) => and(ofChurch(conteudo, scope), eq(conteudo.id, id))
