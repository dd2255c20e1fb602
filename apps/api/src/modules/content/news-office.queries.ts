import type { OfficeNewsItem } from '@narthex/contract/content/news.resource'
import { and, count, eq, type SQL } from 'drizzle-orm'
import type { Placed } from '../../platform/database/keyset.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ListPart } from '../../platform/resources/resource-list.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { conteudo, conteudoTraducao } from './content.tables.ts'

/** The text in the language that an item was written in. */
const isOwnText = (church: ChurchScope) =>
  and(
    ofChurch(conteudoTraducao, church),
    eq(conteudoTraducao.conteudoId, conteudo.id),
    eq(conteudoTraducao.idioma, conteudo.idioma),
  )

export async function listOfficeNews(
  { church, tx }: ChurchWork,
  { where, orderBy, place, limit }: ListPart,
): Promise<(OfficeNewsItem & Placed)[]> {
  const { id, versao, situacao, idioma, imagem, autor, dataPublicacao, dataAtualizacao } = conteudo
  const columns = { id, versao, situacao, idioma, imagem, autor, dataPublicacao, dataAtualizacao, place }
  const rows = await tx
    .select({ ...columns, titulo: conteudoTraducao.titulo })
    .from(conteudo)
    .innerJoin(conteudoTraducao, isOwnText(church))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
  return rows.map((row) => ({
    ...row,
    dataPublicacao: row.dataPublicacao.toISOString(),
    dataAtualizacao: row.dataAtualizacao.toISOString(),
  }))
}

export async function countOfficeNews({ church, tx }: ChurchWork, where: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(conteudo)
    .innerJoin(conteudoTraducao, isOwnText(church))
    .where(where)
  return row?.total ?? 0
}

/** Publishes or withdraws an item that is locked. */
export async function moveContent(
  { church, tx, now }: ChurchWork,
  { id, versao }: { readonly id: number; readonly versao: number },
  change: Partial<Pick<typeof conteudo.$inferSelect, 'situacao' | 'dataPublicacao'>>,
): Promise<void> {
  await tx
    .update(conteudo)
    .set({ ...change, versao: versao + 1, dataAtualizacao: now })
    .where(and(ofChurch(conteudo, church), eq(conteudo.id, id)))
}
