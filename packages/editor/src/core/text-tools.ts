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
    icon: 'bold',
    keys: 'Control+B',
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    icon: 'italic',
    keys: 'Control+I',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: 'heading',
    icon: 'heading',
    keys: 'Control+Alt+2',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'subheading',
    icon: 'subheading',
    keys: 'Control+Alt+3',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'bullets',
    icon: 'bullets',
    keys: 'Control+Shift+8',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'numbers',
    icon: 'numbers',
    keys: 'Control+Shift+7',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    icon: 'quote',
    keys: 'Control+Shift+B',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { name: 'undo', icon: 'undo', keys: 'Control+Z', run: (editor) => editor.chain().focus().undo().run() },
  { name: 'redo', icon: 'redo', keys: 'Control+Shift+Z', run: (editor) => editor.chain().focus().redo().run() },
] as const satisfies readonly TextTool[]
