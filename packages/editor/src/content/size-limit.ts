import { isRichTextTooLong } from '@narthex/contract/rich-text/clean-rich-text'
import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

export interface SizeLimitOptions {
  readonly onRefused: () => void
}

/** Refuses what would make a text longer, or its lists deeper, than the API keeps: nothing is written that is lost later. */
export const SizeLimit = Extension.create<SizeLimitOptions>({
  name: 'sizeLimit',
  addOptions: () => ({ onRefused: () => {} }),
  addProseMirrorPlugins() {
    const { onRefused } = this.options
    return [
      new Plugin({
        filterTransaction({ docChanged, doc, before }) {
          if (!docChanged || doc.content.size < before.content.size) return true
          const isTooLong = isRichTextTooLong(doc.toJSON())
          if (isTooLong) onRefused()
          return !isTooLong
        },
      }),
    ]
  },
})
