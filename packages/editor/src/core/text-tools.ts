import type { ToolIconName } from '@narthex/ui/tool-icon'
import type { Editor } from '@tiptap/core'

/** A button of the toolbar. */
export interface TextTool<Name extends string = string> {
  readonly name: Name
  /** A sign of the kit, or the path of one that it does not have. */
  readonly icon: ToolIconName | { readonly path: string }
  /** Keys in the syntax of `aria-keyshortcuts`, with `Control` also where Apple uses Command. */
  readonly keys?: string
  readonly run: (editor: Editor) => unknown
  /** None for what is done at once and leaves nothing switched on. */
  readonly isOn?: (editor: Editor) => boolean
  /** None for what can always be done. */
  readonly isReady?: (editor: Editor) => boolean
}

/** The tools that notes and content have, in the order in which toolbars show them. */
export const textTools = [
  {
    name: 'bold',
    icon: { path: 'M8 12h5.25a3.5 3.5 0 0 1 0 7H8V5h4.5a3.5 3.5 0 0 1 0 7' },
    keys: 'Control+B',
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    icon: { path: 'M10.5 5h6m-9 14h6M14 5l-4 14' },
    keys: 'Control+I',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: 'heading',
    icon: { path: 'M5.5 5v14m9-14v14m-9-7h9m3.5 7h2m-2-6.5 1.5-1.5v8' },
    keys: 'Control+Alt+2',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'subheading',
    icon: { path: 'M4.5 7v10m7-10v10m-7-5h7m3-.6a2.3 2.3 0 1 1 4 1.6L14.5 17h5' },
    keys: 'Control+Alt+3',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'bullets',
    icon: { path: 'M9.5 6.5h10m-10 5.5h10m-10 5.5h10M5 6.5h.01M5 12h.01M5 17.5h.01' },
    keys: 'Control+Shift+8',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'numbers',
    icon: {
      path: 'M10.5 6.5h9m-9 5.5h9m-9 5.5h9M4.5 5.5 5.75 4.5v4.25M4.25 15.5a1.25 1.25 0 1 1 2.2.8L4.25 19.5H6.75',
    },
    keys: 'Control+Shift+7',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    icon: { path: 'M10 7.5c-3 .75-4.5 2.75-4.5 6V17h5v-5H8m11-4.5c-3 .75-4.5 2.75-4.5 6V17h5v-5H17' },
    keys: 'Control+Shift+B',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { name: 'undo', icon: 'undo', keys: 'Control+Z', run: (editor) => editor.chain().focus().undo().run() },
  { name: 'redo', icon: 'redo', keys: 'Control+Shift+Z', run: (editor) => editor.chain().focus().redo().run() },
] as const satisfies readonly TextTool[]
