import { fileTypes } from '@narthex/contract/media/file-address'
import type { ChangeEvent } from 'react'

/** Some browsers do not know the type of a phone's own format. */
const pictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif,.heic,.heif'
const others = Object.entries(fileTypes).flatMap(([ending, { type }]) => [type, `.${ending}`])

/** Values of the `accept` attribute of file inputs. */
export const accepted = { pictures, all: [pictures, ...others].join() } as const

/** The chosen files; the same ones may be chosen again. */
export function takeFiles({ currentTarget }: ChangeEvent<HTMLInputElement>): File[] {
  const files = [...(currentTarget.files ?? [])]
  currentTarget.value = ''
  return files
}
