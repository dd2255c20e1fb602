import type { CollectionForm, OfficeTitleItem, PlaySettingsForm } from '@narthex/contract/play/catalogue-office.schemas'
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { Slice } from '../../../platform/database/page.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { insertOwn } from '../../../platform/work/insert-own.ts'
import { playColetanea, playConfiguracao, playConteudo } from '../play.tables.ts'

/** A row and the version of it that a change was made on. */
export interface Versioned {
  readonly id: number
  readonly versao: number
}

export async function findOfficeSettings({ church, tx }: ChurchWork) {
  const [row] = await tx.select().from(playConfiguracao).where(ofChurch(playConfiguracao, church))
  return row
}

/** Returns false where they have another version by now; `versao` is null where there were none. */
export async function saveSettings(
  { church, tx, now }: ChurchWork,
  form: PlaySettingsForm,
  versao: number | null,
): Promise<boolean> {
  const row = { ...form, alteradoEm: now }
  const saved =
    versao === null
      ? await tx
          .insert(playConfiguracao)
          .values({ ...row, igrejaId: church.igrejaId })
          .onConflictDoNothing()
          .returning({ versao: playConfiguracao.versao })
      : await tx
          .update(playConfiguracao)
          .set({ ...row, versao: versao + 1 })
          .where(and(ofChurch(playConfiguracao, church), eq(playConfiguracao.versao, versao)))
          .returning({ versao: playConfiguracao.versao })
  return saved.length > 0
}

const ownCollection = (church: ChurchScope, id: number) =>
  and(ofChurch(playColetanea, church), eq(playColetanea.id, id))

/** Drafts among them, by name. */
export function listWrittenCollections({ church, tx }: ChurchWork) {
  return tx
    .select()
    .from(playColetanea)
    .where(ofChurch(playColetanea, church))
    .orderBy(asc(playColetanea.titulo), asc(playColetanea.id))
}

export async function findWrittenCollection({ church, tx }: ChurchWork, id: number) {
  const [row] = await tx.select().from(playColetanea).where(ownCollection(church, id))
  return row
}

export function insertCollection(work: ChurchWork, form: CollectionForm): Promise<number> {
  return insertOwn(work, playColetanea, { ...form, alteradoEm: work.now })
}

export async function updateCollection(
  { church, tx, now }: ChurchWork,
  { id, versao }: Versioned,
  form: CollectionForm,
): Promise<boolean> {
  const changed = await tx
    .update(playColetanea)
    .set({ ...form, versao: versao + 1, alteradoEm: now })
    .where(and(ownCollection(church, id), eq(playColetanea.versao, versao)))
    .returning({ id: playColetanea.id })
  return changed.length > 0
}

/** Takes titles out of a collection, and returns their ids. */
export async function emptyCollection({ church, tx }: ChurchWork, id: number): Promise<number[]> {
  const freed = await tx
    .update(playConteudo)
    .set({ coletaneaId: null, temporada: null, numero: null })
    .where(and(ofChurch(playConteudo, church), eq(playConteudo.coletaneaId, id)))
    .returning({ id: playConteudo.id })
  return freed.map((title) => title.id)
}

export async function deleteCollection({ church, tx }: ChurchWork, id: number): Promise<void> {
  await tx.delete(playColetanea).where(ownCollection(church, id))
}

export interface OfficeFilter {
  readonly situacao?: OfficeTitleItem['situacao'] | undefined
  readonly coletanea?: number | undefined
  /** A part of the title, whatever its accents and capitals. */
  readonly term?: string | undefined
}

const isAsked = (church: ChurchScope, { situacao, coletanea, term }: OfficeFilter) =>
  and(
    ofChurch(playConteudo, church),
    situacao && eq(playConteudo.situacao, situacao),
    coletanea === undefined ? undefined : eq(playConteudo.coletaneaId, coletanea),
    term === undefined ? undefined : sql`position(sem_acento(${term}) in sem_acento(${playConteudo.titulo})) > 0`,
  )

export async function countTitles({ church, tx }: ChurchWork, filter: OfficeFilter): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(playConteudo).where(isAsked(church, filter))
  return row?.total ?? 0
}

/** Titles with drafts, the newest first. */
export async function listOfficeTitles(
  { church, tx }: ChurchWork,
  filter: OfficeFilter,
  { limit, offset }: Slice,
): Promise<OfficeTitleItem[]> {
  const { id, tipo, titulo, imagem, temporada, numero, acesso, situacao, versao } = playConteudo
  const { dataPublicacao, disponivelDe, disponivelAte } = playConteudo
  const columns = { id, tipo, titulo, imagem, temporada, numero, acesso, situacao, versao }
  const rows = await tx
    .select({ ...columns, dataPublicacao, disponivelDe, disponivelAte, coletanea: playColetanea.titulo })
    .from(playConteudo)
    .leftJoin(playColetanea, and(ofChurch(playColetanea, church), eq(playColetanea.id, playConteudo.coletaneaId)))
    .where(isAsked(church, filter))
    .orderBy(desc(dataPublicacao), desc(id))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => ({
    ...row,
    dataPublicacao: row.dataPublicacao.toISOString(),
    disponivelDe: row.disponivelDe?.toISOString() ?? null,
    disponivelAte: row.disponivelAte?.toISOString() ?? null,
  }))
}
