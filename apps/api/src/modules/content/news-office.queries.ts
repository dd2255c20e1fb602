import type { OfficeNewsItem } from '@narthex/contract/content/news.resource'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Placed } from '../../platform/database/keyset.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import { notFound } from '../../platform/errors/domain-error.ts'
import { draftColumns } from '../../platform/resources/editing/draft-columns.ts'
import type { ListPart } from '../../platform/resources/resource-list.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { conteudo, conteudoTraducao } from './content.tables.ts'
import { ownTitle } from './news.columns.ts'

/** Reads one table in the order of its index: titles and drafts are looked up for the rows of the page alone. */
export async function listOfficeNews(
  { tx }: ChurchWork,
  { where, orderBy, place, limit }: ListPart,
): Promise<(OfficeNewsItem & Placed)[]> {
  const { id, versao, idioma, imagem, autor, dataPublicacao, dataFimPublicacao, dataAtualizacao, idExterno } = conteudo
  const columns = { id, versao, idioma, imagem, autor, dataPublicacao, dataFimPublicacao, dataAtualizacao, idExterno }
  const situacao = sql<'RASCUNHO' | 'PUBLICADO'>`${conteudo.situacao}`
  const drafts = draftColumns('noticia', conteudo, id)
  const rows = await tx
    .select({ ...columns, ...drafts, situacao, titulo: ownTitle, place })
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

export const countOfficeNews = ({ tx }: ChurchWork, where: SQL | undefined): Promise<number> =>
  tx.$count(conteudo, where)

interface HeldContent {
  readonly id: number
  readonly versao: number
}

/** Publishes or withdraws an item that is locked. */
export async function moveContent(
  { church, tx, now }: ChurchWork,
  { id, versao }: HeldContent,
  change: Partial<Pick<typeof conteudo.$inferSelect, 'situacao' | 'dataPublicacao'>>,
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
