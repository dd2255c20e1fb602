import { pictureSides } from '@narthex/contract/users/picture-address'
import sharp, { type Sharp } from 'sharp'
import { drawPhoto } from '../../../platform/images/photo.ts'
import type { Square } from './pictures.queries.ts'

const seconds = 2

/** Re-encodes a photo as the stored squares, on white. Undefined if it is not a valid picture. */
export async function drawSquares(bytes: Uint8Array): Promise<Square[] | undefined> {
  return drawPhoto(bytes, async (photo) => {
    const [largest, ...smaller] = pictureSides
    const conteudo = await squareOf(photo.flatten({ background: '#ffffff' }), largest)
    const rest = smaller.map(async (lado) => ({ lado, conteudo: await squareOf(sharp(conteudo), lado) }))
    return [{ lado: largest, conteudo }, ...(await Promise.all(rest))]
  })
}

function squareOf(picture: Sharp, side: number): Promise<Buffer> {
  return picture.resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).timeout({ seconds }).toBuffer()
}
