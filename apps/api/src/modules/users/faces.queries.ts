import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { usuario } from './users.tables.ts'

/** Active members of this church among these. */
export function listFaces(scope: ChurchScope, tx: Tx, ids: readonly number[]) {
  const { id, nome, sobrenome, imagem, telefone, dataNascimento } = usuario
  return tx
    .select({ id, nome, sobrenome, imagem, telefone, dataNascimento })
    .from(usuario)
    .where(and(eq(usuario.igrejaId, scope.igrejaId), inArray(usuario.id, [...ids]), eq(usuario.flagAtivo, true)))
}
