import { withoutScripts } from '@narthex/editor/core/pasted-html'
import { link as linkSchema } from '@narthex/contract/fields'
import type { Content } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { isSame } from '../form-values.ts'
import { TextTools } from './text-tools.tsx'

/** An address that the site would let its readers follow. */
export const isLinkAddress = (address: string): boolean => z.safeParse(linkSchema, address).success

/** What the contract's rich text holds; what is pasted keeps of its looks what these know, and nothing else. */
const writing = StarterKit.configure({
  heading: { levels: [2, 3, 4] },
  code: false,
  codeBlock: false,
  strike: false,
  link: {
    openOnClick: false,
    autolink: false,
    isAllowedUri: (address) => isLinkAddress(address),
    HTMLAttributes: { target: null, rel: null },
  },
})

export interface RichTextEditorProps {
  readonly labelId: string
  readonly describedBy: string
  /** A document of the contract, or nothing. */
  readonly value: unknown
  readonly onChange: (document: unknown) => void
  readonly onBlur: () => void
}

/** Writes a document of the contract's rich text. What is typed goes out at each change; what comes in from elsewhere replaces it. */
export function RichTextEditor({ labelId, describedBy, value, onChange, onBlur }: RichTextEditorProps) {
  const shown = useRef(value)
  const editor = useEditor({
    extensions: [writing],
    content: toContent(value),
    // The content policy admits no styles but those of files: they stand in app.css.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: withoutScripts,
      attributes: {
        class: 'rich-text px-4 py-3',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': describedBy,
      },
    },
    onUpdate: ({ editor: { isEmpty, getJSON } }) => {
      shown.current = isEmpty ? null : getJSON()
      onChange(shown.current)
    },
    onBlur,
  })
  useEffect(() => {
    if (isSame(value ?? null, shown.current ?? null)) return
    shown.current = value
    editor.commands.setContent(toContent(value), { emitUpdate: false })
  }, [value, editor])
  return (
    <div className="rounded-control shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--muted)_72%,transparent)] focus-within:outline-2 focus-within:outline-ring">
      <TextTools editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}

/** Marks that the server puts in, such as passages of the Bible, are its own: it finds them again in the words. */
function toContent(value: unknown): Content {
  if (typeof value !== 'object' || value === null) return ''
  return JSON.parse(JSON.stringify(value), (key, part) =>
    key === 'marks' && Array.isArray(part) ? part.filter(({ type }) => type !== 'bible') : part,
  )
}
