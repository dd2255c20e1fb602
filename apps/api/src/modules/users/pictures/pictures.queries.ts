import type { PictureSide } from '@narthex/contract/users/picture-address'
import { and, eq } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { usuarioImagem } from './pictures.tables.ts'

/** One square of a picture, as WebP. */
export interface Square {
  readonly lado: PictureSide
  readonly conteudo: Uint8Array
}

export async function removeSquares({ church, tx }: ChurchWork, memberId: MemberId): Promise<void> {
  await tx.delete(usuarioImagem).where(and(ofChurch(usuarioImagem, church), eq(usuarioImagem.memberId, memberId)))
}

export async function insertSquares(
  { church, tx }: ChurchWork,
  { memberId, codigo, squares }: { memberId: MemberId; codigo: string; squares: readonly Square[] },
): Promise<void> {
  await tx
    .insert(usuarioImagem)
    .values(squares.map((square) => ({ ...square, memberId, codigo, igrejaId: church.igrejaId })))
}

export async function findSquare(
  { church, tx }: ChurchWork,
  codigo: string,
  lado: PictureSide,
): Promise<Uint8Array | undefined> {
  const [found] = await tx
    .select({ conteudo: usuarioImagem.conteudo })
    .from(usuarioImagem)
    .where(and(ofChurch(usuarioImagem, church), eq(usuarioImagem.codigo, codigo), eq(usuarioImagem.lado, lado)))
  return found?.conteudo
}
