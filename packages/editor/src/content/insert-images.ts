import type { Editor } from '@tiptap/core'
import { isImageAddress, type RichImage } from './content-image.ts'

/**
 * Lets someone choose images of the church's library. With files, which were pasted or dropped, it takes those in first.
 * Gives nothing where they went back.
 */
export type PickImages = (files: readonly File[]) => Promise<readonly RichImage[]>

/** Puts images that were chosen where the cursor is; the selected image is replaced. Throws what the choice throws. */
export async function insertImages(editor: Editor, pickImages: PickImages, files: readonly File[]): Promise<void> {
  const chosen = await pickImages(files)
  const images = chosen
    .filter(({ src }) => isImageAddress(src))
    .map(({ src, alt, decorative }) => ({
      type: 'image',
      attrs: { src, alt, decorative: decorative === true && alt === '' },
    }))
  if (editor.isDestroyed) return
  if (images.length < chosen.length) throw new TypeError('Not the address of an image')
  if (images.length > 0) editor.chain().focus().insertContent(images).run()
}
