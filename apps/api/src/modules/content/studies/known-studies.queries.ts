import { and, eq, lte } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { conteudo } from '../content.tables.ts'

/** Whether the church shows a study of this number. */
export async function isPublishedStudy(scope: ChurchScope, tx: Tx, id: number, now: Date): Promise<boolean> {
  const isOne = and(eq(conteudo.igrejaId, scope.igrejaId), eq(conteudo.id, id), eq(conteudo.tipo, 'ESTUDO'))
  const isShown = and(eq(conteudo.situacao, 'PUBLICADO'), lte(conteudo.dataPublicacao, now))
  return (await tx.$count(conteudo, and(isOne, isShown))) > 0
}
