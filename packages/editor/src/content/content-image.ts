import { image as imageField } from '@narthex/contract/fields'
import { imageAt, variantAddress, variantWidths } from '@narthex/contract/media/image-address'
import { mergeAttributes, Node } from '@tiptap/core'
import * as z from 'zod/mini'

/** An image as the documents of the product have it; without a text, until it has one or is marked as decoration. */
export interface RichImage {
  readonly src: string
  readonly alt: string
  readonly decorative?: boolean
}

export interface ContentImageOptions {
  /** Shown below an image that is decoration. */
  readonly decorative: string
  /** Shown below an image without a text. */
  readonly undescribed: string
}

export const isImageAddress = (address: unknown) => z.safeParse(imageField, address).success

/** Pixels in which a text shows its images at most, on screens of two dots per pixel. */
const shownWidth = 1280

/** An image between paragraphs, with its text below: what screen readers say in its place. */
export const ContentImage = Node.create<ContentImageOptions>({
  name: 'image',
  group: 'block',
  draggable: true,
  addOptions: () => ({ decorative: '', undescribed: '' }),
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    decorative: {
      default: false,
      parseHTML: (element) => element.hasAttribute('data-decorative'),
      renderHTML: ({ decorative }) => (decorative ? { 'data-decorative': '' } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (element) => isImageAddress(element.getAttribute('src')) && null }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
  addNodeView() {
    const texts = this.options
    return ({ node }) => {
      const dom = document.createElement('figure')
      dom.className = 'content-image'
      const picture = document.createElement('img')
      const caption = document.createElement('figcaption')
      dom.append(picture, caption)
      const show = ({ src, alt, decorative }: RichImage) => {
        picture.src = shownAddress(src)
        picture.alt = alt
        caption.textContent = alt || (decorative ? texts.decorative : texts.undescribed)
      }
      show(node.attrs as RichImage)
      return {
        dom,
        ignoreMutation: () => true,
        update(next) {
          if (next.type !== node.type) return false
          show(next.attrs as RichImage)
          return true
        },
      }
    }
  },
})

/** An address that must not be loaded is never set, wherever it came from. */
function shownAddress(src: string): string {
  if (!isImageAddress(src)) return ''
  const image = imageAt(src)
  if (!image) return src
  const width = variantWidths(image.width).find((candidate) => candidate >= shownWidth) ?? image.width
  return variantAddress(image, width, 'webp')
}
