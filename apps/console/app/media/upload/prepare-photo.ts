import { photoFile, readPhoto } from '@narthex/client/device/photo'
import { imageBytes } from '@narthex/contract/limits'
import { UploadError } from './upload-entry.ts'

/** Formats of phones that the library does not read. */
const isForeign = ({ type, name }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

const isPicture = ({ type }: File) => type.startsWith('image/')

/**
 * A photo that the library would refuse is drawn anew by this device, as a JPEG: one of a phone's own format, and one that is
 * too heavy. Everything else goes as it is.
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
