import type { RichMedia } from '@narthex/contract/content/rich-text'
import { fileAt } from '@narthex/contract/media/file-address'
import { videoSourceAt } from '@narthex/contract/media/video-address'
import { watchAddress } from '@narthex/contract/media/watch-address'
import { mergeAttributes, Node } from '@tiptap/core'

/** A file of the church's library that was chosen. */
export interface ChosenFile {
  readonly address: string
  readonly title: string
}

/** Kinds of files that a text takes besides images. */
export const textFileKinds = ['VIDEO', 'AUDIO', 'PDF'] as const
export type TextFileKind = (typeof textFileKinds)[number]

/** Lets someone choose a file of one kind in the church's library; undefined where they went back. */
export type PickFile = (kind: TextFileKind) => Promise<ChosenFile | undefined>

const titleOf = (element: Element) => element.textContent.trim()

/** A film between paragraphs: the site plays it there. */
export const ContentVideo = mediaNode('video', 'url')

/** A recording or a document of the library between paragraphs. */
export const ContentFile = mediaNode('file', 'href')

function mediaNode(name: RichMedia['type'], address: string) {
  const mark = `data-${name}`
  return Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      [address]: {
        default: '',
        parseHTML: (element) => element.getAttribute(mark),
        renderHTML: (attributes) => ({ [mark]: attributes[address] }),
      },
      title: { default: '', parseHTML: titleOf, rendered: false },
    }),
    parseHTML: () => [
      {
        tag: `p[${mark}]`,
        priority: 60,
        getAttrs: (element) => (toMedia(element.getAttribute(mark) ?? '', '')?.type === name ? null : false),
      },
    ],
    renderHTML: ({ node, HTMLAttributes }) => [
      'p',
      mergeAttributes(HTMLAttributes, { class: 'content-media' }),
      String(node.attrs.title || node.attrs[address]),
    ],
  })
}

/** The node that an address is shown as: a film of a service or a file, a recording, a document. Undefined for any other. */
export function toMedia(address: string, title: string): RichMedia | undefined {
  const kind = fileAt(address)?.kind
  if (kind === 'PDF' || kind === 'AUDIO') return { type: 'file', attrs: { href: address, title } }
  const source = videoSourceAt(address)
  if (!source || source.servico === 'HLS') return undefined
  return { type: 'video', attrs: { url: watchAddress(source), title } }
}

/** The film or file that is selected. */
export function selectedMedia(editor: {
  getAttributes(name: string): Record<string, unknown>
  isActive(name: string): boolean
}) {
  const type = editor.isActive('video') ? 'video' : editor.isActive('file') ? 'file' : undefined
  if (!type) return undefined
  const { url, href, title } = editor.getAttributes(type)
  return { address: String(url ?? href ?? ''), title: String(title ?? '') }
}
