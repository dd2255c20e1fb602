import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { conteudo } from './content.tables.ts'
import { type ContentKind, kindsLivingBelow } from './content-kinds.rules.ts'

/** An item with those that are shown on its page alone. */
const isFamily = ({ church }: ChurchWork, id: number) =>
  and(
    ofChurch(conteudo, church),
    or(eq(conteudo.id, id), and(eq(conteudo.paiId, id), inArray(conteudo.tipo, kindsLivingBelow))),
  )

const nextVersion = sql`${conteudo.versao} + 1`

/** Hides an item with those that live below it. Their slugs and external ids are free for others. */
export async function hideFamily(work: ChurchWork, id: number): Promise<void> {
  await work.tx
    .update(conteudo)
    .set({
      situacaoAnterior: sql`${conteudo.situacao}`,
      situacao: 'LIXEIRA',
      removidoEm: work.now,
      versao: nextVersion,
    })
    .where(and(isFamily(work, id), isNull(conteudo.removidoEm)))
}

/** Shows an item again that was hidden, with what was hidden with it. NOT_FOUND where it is not hidden. */
export async function unhideFamily(work: ChurchWork, kind: ContentKind, id: number): Promise<void> {
  const isItem = and(ofChurch(conteudo, work.church), eq(conteudo.id, id), eq(conteudo.tipo, kind))
  const [item] = await work.tx.select({ removidoEm: conteudo.removidoEm }).from(conteudo).where(isItem)
  if (!item?.removidoEm) throw notFound()
  await work.tx
    .update(conteudo)
    .set({
      situacao: sql`${conteudo.situacaoAnterior}`,
      situacaoAnterior: null,
      removidoEm: null,
      versao: nextVersion,
      dataAtualizacao: work.now,
    })
    .where(and(isFamily(work, id), eq(conteudo.removidoEm, item.removidoEm)))
}
