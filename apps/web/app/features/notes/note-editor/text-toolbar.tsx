import { iconButtonClass } from '@narthex/ui/button'
import { ToolIcon, type ToolIconName } from '@narthex/ui/tool-icon'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'

interface Tool {
  readonly name: 'bold' | 'italic' | 'heading' | 'subheading' | 'bullets' | 'numbers' | 'quote' | 'undo' | 'redo'
  readonly icon: ToolIconName
  /** As ARIA writes them, but for the key that Apple calls otherwise. */
  readonly keys: string
  readonly run: (chain: ChainedCommands) => ChainedCommands
  /** None for what is done at once and leaves nothing switched on. */
  readonly isOn?: (editor: Editor) => boolean
}

const tools: readonly Tool[] = [
  { name: 'bold', icon: 'bold', keys: 'Control+B', run: (c) => c.toggleBold(), isOn: (e) => e.isActive('bold') },
  {
    name: 'italic',
    icon: 'italic',
    keys: 'Control+I',
    run: (c) => c.toggleItalic(),
    isOn: (e) => e.isActive('italic'),
  },
  {
    name: 'heading',
    icon: 'heading',
    keys: 'Control+Alt+2',
    run: (c) => c.toggleHeading({ level: 2 }),
    isOn: (e) => e.isActive('heading', { level: 2 }),
  },
  {
    name: 'subheading',
    icon: 'subheading',
    keys: 'Control+Alt+3',
    run: (c) => c.toggleHeading({ level: 3 }),
    isOn: (e) => e.isActive('heading', { level: 3 }),
  },
  {
    name: 'bullets',
    icon: 'bullets',
    keys: 'Control+Shift+8',
    run: (c) => c.toggleBulletList(),
    isOn: (e) => e.isActive('bulletList'),
  },
  {
    name: 'numbers',
    icon: 'numbers',
    keys: 'Control+Shift+7',
    run: (c) => c.toggleOrderedList(),
    isOn: (e) => e.isActive('orderedList'),
  },
  {
    name: 'quote',
    icon: 'quote',
    keys: 'Control+Shift+B',
    run: (c) => c.toggleBlockquote(),
    isOn: (e) => e.isActive('blockquote'),
  },
  { name: 'undo', icon: 'undo', keys: 'Control+Z', run: (c) => c.undo() },
  { name: 'redo', icon: 'redo', keys: 'Control+Shift+Z', run: (c) => c.redo() },
]

/**
 * How a text is set: above it, and on phones over the keyboard, in one row that scrolls. One stop for the Tab key;
 * arrows go from tool to tool.
 */
export function TextToolbar({ editor }: { editor: Editor }) {
  const t = useTranslations('notes.editor')
  const [current, setCurrent] = useState(0)
  const on = useEditorState({ editor, selector: ({ editor }) => tools.map(({ isOn }) => isOn?.(editor) ?? false) })

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const steps: Record<string, number> = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (step + tools.length) % tools.length
    setCurrent(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div
      role="toolbar"
      aria-label={t('tools')}
      aria-orientation="horizontal"
      onKeyDown={move}
      className="note-toolbar z-20 flex items-center overflow-x-auto bg-card p-1 shadow-float [scrollbar-width:none] md:mt-2 md:w-fit md:rounded-full md:shadow-rest print:hidden"
    >
      {tools.map(({ name, icon, keys, run, isOn }, index) => (
        <button
          key={name}
          type="button"
          tabIndex={index === current ? 0 : -1}
          aria-pressed={isOn ? (on[index] ?? false) : undefined}
          aria-keyshortcuts={keys}
          title={t(name)}
          // The text keeps the focus, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={() => run(editor.chain().focus()).run()}
          className={`${iconButtonClass} max-md:rounded-control hover:bg-sunken aria-pressed:bg-brand-soft aria-pressed:text-brand-text`}
        >
          <ToolIcon name={icon} className="size-5.5" />
          <span className="sr-only">{t(name)}</span>
        </button>
      ))}
    </div>
  )
}
