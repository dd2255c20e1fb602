import { InputRule, markPasteRule } from '@tiptap/core'
import type { MarkType } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { LinkMark } from '../core/link-mark.ts'
import { isLinkAddress, toLinkAddress } from './link-address.ts'

/** An address that is written out. */
const written = /(?:https?:\/\/|www\.)[^\s<>"]+/g
/** Punctuation that ends the sentence and is no part of the address. */
const sentenceEnds = ".,;:!?)'’”]"

/** A link to where the API lets readers go. Addresses become links as they are typed or pasted. */
export const ContentLink = LinkMark.extend({
  addOptions: () => ({ isAllowed: isLinkAddress, opensOnClick: false }),
  addInputRules() {
    const { type } = this
    return [
      new InputRule({
        find: /(?:^|\s)((?:https?:\/\/|www\.)\S+) $/,
        handler({ state: { tr }, range, match: [whole, typed = ''] }) {
          const address = readAddress(typed)
          if (!address) return null
          const start = range.from + whole.indexOf(typed)
          tr.addMark(start, start + address.text.length, type.create({ href: address.href }))
          // Where the rule is asked before the space is written, it writes it.
          if (range.to - range.from < whole.length) tr.insertText(' ', range.to)
          tr.removeStoredMark(type)
        },
      }),
    ]
  },
  addPasteRules() {
    return [
      markPasteRule({
        find: findAddresses,
        type: this.type,
        getAttributes: ({ data }) => ({ href: data?.href }),
      }),
    ]
  },
  addProseMirrorPlugins() {
    const { type } = this
    return [
      new Plugin({ props: { handlePaste: (view, { clipboardData }) => linkSelection(view, type, clipboardData) } }),
    ]
  },
})

function readAddress(words: string): { text: string; href: string } | undefined {
  let end = words.length
  while (end > 0 && sentenceEnds.includes(words.charAt(end - 1))) end--
  const text = words.slice(0, end)
  const href = toLinkAddress(text)
  return href === undefined ? undefined : { text, href }
}

function findAddresses(text: string) {
  return [...text.matchAll(written)].flatMap((found) => {
    const address = readAddress(found[0])
    return address ? [{ index: found.index, text: address.text, data: { href: address.href } }] : []
  })
}

/** An address that is pasted over selected words becomes their link. */
function linkSelection({ state, dispatch }: EditorView, type: MarkType, pasted: DataTransfer | null): boolean {
  const { from, to, empty } = state.selection
  const text = pasted?.getData('text/plain').trim() ?? ''
  const [address] = findAddresses(text)
  if (empty || address?.text !== text) return false
  dispatch(state.tr.addMark(from, to, type.create({ href: address.data.href })))
  return true
}
