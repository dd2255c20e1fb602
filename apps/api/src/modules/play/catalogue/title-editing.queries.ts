import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { queryRow } from '../../../platform/database/database.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { insertOwn } from '../../../platform/work/insert-own.ts'
import { playColetanea, playConteudo, playConteudoTag, playTag } from '../play.tables.ts'
import type { WrittenTitle } from './title-form.rules.ts'

const ownTitle = (church: ChurchScope, id: number) => and(ofChurch(playConteudo, church), eq(playConteudo.id, id))
const titleInCollection = (church: ChurchScope) =>
  and(ofChurch(playColetanea, church), eq(playColetanea.id, playConteudo.coletaneaId))

/** A title with the name of its collection, draft or not. */
export async function findWrittenTitle(work: ChurchWork, id: number) {
  const [found] = await listWrittenTitles(work, { ids: [id] })
  return found
}

/** Titles with the names of their collections: of one collection, or by their ids. */
export function listWrittenTitles(
  { church, tx }: ChurchWork,
  wanted: { readonly collection: number } | { readonly ids: readonly number[] },
) {
  const isWanted =
    'ids' in wanted ? inArray(playConteudo.id, [...wanted.ids]) : eq(playConteudo.coletaneaId, wanted.collection)
  return tx
    .select({ title: playConteudo, collection: playColetanea.titulo })
    .from(playConteudo)
    .leftJoin(playColetanea, titleInCollection(church))
    .where(and(ofChurch(playConteudo, church), isWanted))
}

export async function listTagIds({ church, tx }: ChurchWork, titleId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: playConteudoTag.tagId })
    .from(playConteudoTag)
    .where(and(ofChurch(playConteudoTag, church), eq(playConteudoTag.conteudoId, titleId)))
    .orderBy(asc(playConteudoTag.tagId))
  return rows.map(({ id }) => id)
}

export interface NamedThings {
  readonly collection: number | null
  readonly tags: readonly number[]
  readonly files: readonly string[]
}

export interface KnownThings {
  /** The name of the collection. */
  readonly collection: string | null
  readonly tags: number
  /** Protected files that are there, and those that can be played. */
  readonly files: number
  readonly readyFiles: number
}

/** Counts the things of the church that a form names, and finds the collection's name. */
export function findNamedThings({ church, tx }: ChurchWork, { collection, tags, files }: NamedThings) {
  const ownTags = and(ofChurch(playTag, church), inArray(playTag.id, [...tags, 0]))
  const ownCollection = and(ofChurch(playColetanea, church), eq(playColetanea.id, collection ?? 0))
  const ids = sql.param([...files])
  return queryRow<KnownThings>(
    tx,
    sql`select (select ${playColetanea.titulo} from ${playColetanea} where ${ownCollection}) as collection,
      (select count(*)::int from ${playTag} where ${ownTags}) as tags, m.files, m."readyFiles"
      from (select count(*)::int as files, (count(*) filter (where situacao = 'PRONTA'))::int as "readyFiles"
        from play_midia where igreja_id = ${church.igrejaId} and id = any(${ids}::uuid[])) m`,
  )
}

export function insertTitle(work: ChurchWork, row: WrittenTitle): Promise<number> {
  return insertOwn(work, playConteudo, { ...row, alteradoEm: work.now })
}

/** Returns false where the title has another version by now. */
export async function updateTitle(
  { church, tx, now }: ChurchWork,
  { id, versao }: { readonly id: number; readonly versao: number },
  row: WrittenTitle,
): Promise<boolean> {
  const changed = await tx
    .update(playConteudo)
    .set({ ...row, versao: versao + 1, alteradoEm: now })
    .where(and(ownTitle(church, id), eq(playConteudo.versao, versao)))
    .returning({ id: playConteudo.id })
  return changed.length > 0
}

/** Puts a title on these shelves, and on no others. */
export async function replaceTags({ church, tx }: ChurchWork, titleId: number, tags: readonly number[]): Promise<void> {
  await tx
    .delete(playConteudoTag)
    .where(and(ofChurch(playConteudoTag, church), eq(playConteudoTag.conteudoId, titleId)))
  if (tags.length === 0) return
  const rows = tags.map((tagId) => ({ igrejaId: church.igrejaId, conteudoId: titleId, tagId }))
  await tx.insert(playConteudoTag).values(rows)
}

export async function isSold({ church, tx }: ChurchWork, titleId: number): Promise<boolean> {
  const { sold } = await queryRow<{ sold: boolean }>(
    tx,
    sql`select exists (select from play_compra where igreja_id = ${church.igrejaId} and conteudo_id = ${titleId}) as sold`,
  )
  return sold
}

/** Returns false if the church has no such title. */
export async function deleteTitle({ church, tx }: ChurchWork, id: number): Promise<boolean> {
  const gone = await tx.delete(playConteudo).where(ownTitle(church, id)).returning({ id: playConteudo.id })
  return gone.length > 0
}
