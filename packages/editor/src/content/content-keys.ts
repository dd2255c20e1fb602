import { type Editor, Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

/** Actions outside of the text that a key press opens. */
export type ContentKey = 'link' | 'image' | 'media' | 'help' | 'tools'

export interface ContentKeysOptions {
  readonly onKey: (key: ContentKey) => void
}

/** Dialogs of blocks that hold no text. */
const dialogs: Readonly<Record<string, ContentKey>> = { image: 'image', video: 'media', file: 'media' }

/**
 * Keys that write nothing. Escape lets the next Tab leave the text, which would else indent a list: no keyboard is caught
 * in it. Ctrl+K is a link where there are words for one; elsewhere it stays with the page.
 */
export const ContentKeys = Extension.create<ContentKeysOptions>({
  name: 'contentKeys',
  addOptions: () => ({ onKey: () => {} }),
  addProseMirrorPlugins() {
    const { editor, options } = this
    let isLeaving = false
    const keydown = (_: unknown, event: KeyboardEvent) => {
      const key = findKey(editor, event)
      if (key) {
        event.preventDefault()
        event.stopPropagation()
        options.onKey(key)
        return true
      }
      const leaves = isLeaving && event.key === 'Tab'
      isLeaving = event.key === 'Escape' || (isLeaving && event.key === 'Shift')
      // Kept from ProseMirror, but not from the browser, which moves the focus.
      return leaves
    }
    return [
      new Plugin({
        props: {
          handleDOMEvents: { keydown },
          handleDoubleClickOn(_view, _position, node) {
            const key = dialogs[node.type.name]
            if (key) options.onKey(key)
            return key !== undefined
          },
        },
      }),
    ]
  },
})

function findKey(editor: Editor, { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): ContentKey | undefined {
  const isMod = ctrlKey || metaKey
  if (isMod && !altKey && !shiftKey && key.toLowerCase() === 'k' && hasWordsForLink(editor)) return 'link'
  if (isMod && key === '/') return 'help'
  if (altKey && key === 'F10') return 'tools'
  if (key !== 'Enter' || isMod || shiftKey) return undefined
  return Object.entries(dialogs).find(([name]) => editor.isActive(name))?.[1]
}

const hasWordsForLink = (editor: Editor) => !editor.state.selection.empty || editor.isActive('link')
