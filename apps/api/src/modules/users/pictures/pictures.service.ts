import { randomBytes } from 'node:crypto'
import { type PictureSide, pictureAddress } from '@narthex/contract/users/picture-address'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { updateMember } from '../members.queries.ts'
import { requireMember } from '../members.service.ts'
import { writeFace } from '../public-face.service.ts'
import { drawSquares } from './picture-drawing.service.ts'
import { notAPicture } from './pictures.errors.ts'
import { findSquare, insertSquares, removeSquares } from './pictures.queries.ts'

/** Puts a photo in the place of a member's picture, and gives its address. Throws NOT_A_PICTURE, NOT_FOUND, BUSY. */
export async function replacePicture(
  platform: Platform,
  church: ChurchScope,
  memberId: number,
  photo: Uint8Array,
): Promise<string> {
  const squares = await drawSquares(photo)
  if (!squares) throw notAPicture()
  const codigo = randomBytes(16).toString('base64url')
  const imagem = pictureAddress(codigo)
  await writeFace(platform, church, memberId, async (tx) => {
    // Of two uploads at once, the later waits here and then finds what the earlier has left.
    await requireMember(church, tx, memberId)
    await updateMember(church, tx, memberId, { imagem })
    await removeSquares(church, tx, memberId)
    await insertSquares(church, tx, { usuarioId: memberId, codigo, squares })
  })
  return imagem
}

/** Takes a member's picture away; its address leads nowhere from then on. Throws NOT_FOUND. */
export async function removePicture(platform: Platform, church: ChurchScope, memberId: number): Promise<void> {
  await writeFace(platform, church, memberId, async (tx) => {
    await requireMember(church, tx, memberId)
    await updateMember(church, tx, memberId, { imagem: null })
    await removeSquares(church, tx, memberId)
  })
}

/** The WebP at an address of this church's; undefined where there is none. */
export function pictureBytesAt(
  { database }: Platform,
  church: ChurchScope,
  codigo: string,
  side: PictureSide,
): Promise<Uint8Array | undefined> {
  return database.inScope(church, (tx) => findSquare(church, tx, codigo, side))
}
