import { randomBytes } from 'node:crypto'
import { type PictureSide, pictureAddress } from '@narthex/contract/users/picture-address'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { updateMember } from '../../members/members.queries.ts'
import { requireMember } from '../../members/members.service.ts'
import type { NamedOnPages } from '../../members/members.signals.ts'
import { writePublicFace } from '../public-face.service.ts'
import { drawSquares } from './picture-drawing.service.ts'
import { findSquare, insertSquares, removeSquares } from './pictures.queries.ts'

/** Replaces the caller's picture and returns its address. */
export async function replacePicture(platform: NamedOnPages, call: MemberCall, photo: Uint8Array): Promise<string> {
  const { memberId } = call.actor
  const squares = await drawSquares(photo)
  if (!squares) throw new DomainError('NOT_A_PICTURE')
  const codigo = randomBytes(16).toString('base64url')
  const imagem = pictureAddress(codigo)
  await writePublicFace(platform, call, async (work) => {
    // Of two concurrent uploads, the later waits here and then sees the result of the earlier.
    await requireMember(work, memberId)
    await updateMember(work, memberId, { imagem })
    await removeSquares(work, memberId)
    await insertSquares(work, { memberId, codigo, squares })
  })
  return imagem
}

/** Removes the caller's picture; its address becomes invalid. */
export async function removePicture(platform: NamedOnPages, call: MemberCall): Promise<void> {
  const { memberId } = call.actor
  await writePublicFace(platform, call, async (work) => {
    await requireMember(work, memberId)
    await updateMember(work, memberId, { imagem: null })
    await removeSquares(work, memberId)
  })
}

/** The WebP of a picture's address at this church; undefined if there is none. */
export function findPictureBytes(call: ChurchCall, codigo: string, side: PictureSide): Promise<Uint8Array | undefined> {
  return call.inChurch((work) => findSquare(work, codigo, side))
}
