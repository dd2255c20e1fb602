import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Placed } from '../../../platform/database/keyset.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { draftColumns } from '../../../platform/resources/editing/draft-columns.ts'
import type { ListPart } from '../../../platform/resources/resource-list.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { conteudo, conteudoTraducao } from '../content.tables.ts'
import { ownTitle, parentsTitle } from './content.columns.ts'

export interface ListedContent extends Placed {
  readonly id: number
  readonly versao: number
  readonly situacao: 'RASCUNHO' | 'PUBLICADO'
  readonly titulo: string
  readonly idioma: string
  readonly imagem: string | null
  readonly autor: string | null
  readonly dataPublicacao: string
  readonly dataFimPublicacao: string | null
  readonly dataAtualizacao: string
  readonly idExterno: string | null
  readonly flagRascunho: boolean
  readonly publicarEm: string | null
}

/** The columns that only some kinds list. */
const columnsOfSome = {
  data: conteudo.data,
  slug: conteudo.slug,
  ordem: conteudo.ordem,
  paiId: conteudo.paiId,
  pai: parentsTitle,
}
export type ListedField = keyof typeof columnsOfSome

/**
 * The rows of a list, with the fields that its kind lists besides. Reads one table in the order of its index: titles and
 * drafts are looked up for the rows of the page alone.
 */
export const listOfficeContent =
  (name: string, also: readonly ListedField[]) =>
  async ({ tx }: ChurchWork, { where, orderBy, place, limit }: ListPart): Promise<ListedContent[]> => {
    const { id, versao, idioma, imagem, autor, dataPublicacao, dataFimPublicacao, dataAtualizacao, idExterno } =
      conteudo
    const columns = { id, versao, idioma, imagem, autor, dataPublicacao, dataFimPublicacao, dataAtualizacao, idExterno }
    const own = Object.fromEntries(also.map((field) => [field, columnsOfSome[field]]))
    const drafts = draftColumns(name, conteudo, id)
    const situacao = sql<'RASCUNHO' | 'PUBLICADO'>`${conteudo.situacao}`
    const rows = await tx
      .select({ ...own, ...columns, ...drafts, situacao, titulo: ownTitle, place })
      .from(conteudo)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
    return rows.map((row) => ({
      ...row,
      dataPublicacao: row.dataPublicacao.toISOString(),
      dataFimPublicacao: row.dataFimPublicacao?.toISOString() ?? null,
      dataAtualizacao: row.dataAtualizacao.toISOString(),
    }))
  }

export const countOfficeContent = ({ tx }: ChurchWork, where: SQL | undefined): Promise<number> =>
  tx.$count(conteudo, where)

interface HeldContent {
  readonly id: number
  readonly versao: number
}

/** Publishes or withdraws an item that is locked. */
export async function moveContent(
  { church, tx, now }: ChurchWork,
  { id, versao }: HeldContent,
  change: Partial<Pick<typeof conteudo.$inferSelect, 'situacao' | 'dataPublicacao' | 'slug'>>,
): Promise<void> {
  await tx
    .update(conteudo)
    .set({ ...change, versao: versao + 1, dataAtualizacao: now })
    .where(and(ofChurch(conteudo, church), eq(conteudo.id, id)))
}

/** Publishes or withdraws a translation of an item that is locked. NOT_FOUND where there is none. */
export async function moveTranslation(
  work: ChurchWork,
  held: HeldContent,
  idioma: string,
  change: Partial<Pick<typeof conteudoTraducao.$inferSelect, 'situacao' | 'origem'>>,
): Promise<void> {
  const changed = await work.tx
    .update(conteudoTraducao)
    .set(change)
    .where(
      and(
        ofChurch(conteudoTraducao, work.church),
        eq(conteudoTraducao.conteudoId, held.id),
        eq(conteudoTraducao.idioma, idioma),
      ),
    )
    .returning({ idioma: conteudoTraducao.idioma })
  if (changed.length === 0) throw notFound()
  await moveContent(work, held, {})
}

/** The addresses of what items are a part of, by the ids of the items. */
export async function findParentSlugs(
  { church, tx }: ChurchWork,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  const parent = alias(conteudo, 'parent')
  const rows = await tx
    .select({ id: conteudo.id, slug: parent.slug })
    .from(conteudo)
    .innerJoin(parent, and(eq(parent.igrejaId, conteudo.igrejaId), eq(parent.id, conteudo.paiId)))
    .where(and(ofChurch(conteudo, church), inArray(conteudo.id, [...ids])))
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}
