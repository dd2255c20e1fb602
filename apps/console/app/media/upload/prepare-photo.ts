import { photoFile, readPhoto } from '@narthex/client/device/photo'
import { imageBytes } from '@narthex/contract/limits'
import { UploadError } from './upload-entry.ts'

/** Formats of phones that the library does not read. */
const isForeign = ({ type, name }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

const isPicture = ({ type }: File) => type.startsWith('image/')

/**
 * Converts a photo that the library would refuse to JPEG on this device: one in a phone's own format, and one that is
 * too large. Returns every other file unchanged.
 */
export async function preparePhoto(file: File): Promise<File> {
  if (!isForeign(file) && !(isPicture(file) && file.size > imageBytes)) return file
  try {
    const drawn = await photoFile(await readPhoto(file))
    return new File([drawn], file.name.replace(/\.\w+$/, '.jpg'), { type: drawn.type })
  } catch {
    throw new UploadError('UNREADABLE')
  }
}
