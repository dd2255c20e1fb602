import { and, asc, eq, isNull } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { conteudo } from '../content.tables.ts'
import type { ContentKind } from '../content-kinds.rules.ts'
import { ownTitle, parentsTitle } from './content.columns.ts'

interface Wanted {
  readonly tipo: ContentKind
  readonly id?: number
  readonly paiId?: number
}

/** Titles of items in the languages in which they were written, without those in the trash, by parent and position. */
export function listContentTitles({ church, tx }: ChurchWork, { tipo, id, paiId }: Wanted) {
  const isWanted = and(
    eq(conteudo.tipo, tipo),
    isNull(conteudo.removidoEm),
    id === undefined ? undefined : eq(conteudo.id, id),
    paiId === undefined ? undefined : eq(conteudo.paiId, paiId),
  )
  return tx
    .select({ id: conteudo.id, paiId: conteudo.paiId, autor: conteudo.autor, titulo: ownTitle, pai: parentsTitle })
    .from(conteudo)
    .where(and(ofChurch(conteudo, church), isWanted))
    .orderBy(asc(parentsTitle), asc(conteudo.ordem), asc(conteudo.tituloBusca), asc(conteudo.id))
}
