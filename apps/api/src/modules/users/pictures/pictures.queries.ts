import type { PictureSide } from '@narthex/contract/users/picture-address'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { usuarioImagem } from './pictures.tables.ts'

/** One square of a picture, as WebP. */
export interface Square {
  readonly lado: PictureSide
  readonly conteudo: Uint8Array
}

export async function removeSquares(scope: ChurchScope, tx: Tx, usuarioId: number): Promise<void> {
  await tx
    .delete(usuarioImagem)
    .where(and(eq(usuarioImagem.igrejaId, scope.igrejaId), eq(usuarioImagem.usuarioId, usuarioId)))
}

export async function insertSquares(
  scope: ChurchScope,
  tx: Tx,
  { usuarioId, codigo, squares }: { usuarioId: number; codigo: string; squares: readonly Square[] },
): Promise<void> {
  await tx
    .insert(usuarioImagem)
    .values(squares.map((square) => ({ ...square, usuarioId, codigo, igrejaId: scope.igrejaId })))
}

export async function findSquare(
  scope: ChurchScope,
  tx: Tx,
  codigo: string,
  lado: PictureSide,
): Promise<Uint8Array | undefined> {
  const [found] = await tx
    .select({ conteudo: usuarioImagem.conteudo })
    .from(usuarioImagem)
    .where(
      and(eq(usuarioImagem.igrejaId, scope.igrejaId), eq(usuarioImagem.codigo, codigo), eq(usuarioImagem.lado, lado)),
    )
  return found?.conteudo
}
