import { Icon } from '@narthex/ui/icon'
import { ToolIcon, type ToolIconName } from '@narthex/ui/tool-icon'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { signClass } from '../../../components/buttons.ts'
import { LinkForm } from './link-form.tsx'

interface Tool {
  readonly name: 'bold' | 'italic' | 'heading' | 'subheading' | 'bullets' | 'numbers' | 'quote' | 'undo' | 'redo'
  readonly icon: ToolIconName
  /** As ARIA writes them. */
  readonly keys: string
  readonly run: (chain: ChainedCommands) => ChainedCommands
  /** None for what is done at once and leaves nothing switched on. */
  readonly isOn?: (editor: Editor) => boolean
}

const heading = (level: 2 | 3) => ({
  keys: `Control+Alt+${level}`,
  run: (chain: ChainedCommands) => chain.toggleHeading({ level }),
  isOn: (editor: Editor) => editor.isActive('heading', { level }),
})

const tools: readonly Tool[] = [
  { name: 'bold', icon: 'bold', keys: 'Control+B', run: (c) => c.toggleBold(), isOn: (e) => e.isActive('bold') },
  {
    name: 'italic',
    icon: 'italic',
    keys: 'Control+I',
    run: (c) => c.toggleItalic(),
    isOn: (e) => e.isActive('italic'),
  },
  { name: 'heading', icon: 'heading', ...heading(2) },
  { name: 'subheading', icon: 'subheading', ...heading(3) },
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

/** How a text is set. One stop for the Tab key; arrows go from tool to tool. */
export function TextTools({ editor }: { editor: Editor }) {
  const t = useTranslations('consoleText')
  const [current, setCurrent] = useState(0)
  const [isLinking, setLinking] = useState(false)
  const on = useEditorState({ editor, selector: ({ editor }) => tools.map(({ isOn }) => isOn?.(editor) ?? false) })
  const isLink = useEditorState({ editor, selector: ({ editor }) => editor.isActive('link') })
  const count = tools.length + 1
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const steps: Record<string, number> = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (step + count) % count
    setCurrent(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  const shared = (index: number) => ({
    type: 'button' as const,
    tabIndex: index === current ? 0 : -1,
    // The text keeps the focus, and a phone its keyboard.
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onFocus: () => setCurrent(index),
    className: `${signClass} aria-pressed:bg-brand-soft aria-pressed:text-brand-text`,
  })
  return (
    <>
      <div
        role="toolbar"
        aria-label={t('tools')}
        aria-orientation="horizontal"
        onKeyDown={move}
        className="flex items-center overflow-x-auto border-b border-line p-1 [scrollbar-width:none]"
      >
        {tools.map(({ name, icon, keys, run, isOn }, index) => (
          <button
            key={name}
            {...shared(index)}
            aria-pressed={isOn ? (on[index] ?? false) : undefined}
            aria-keyshortcuts={keys}
            title={t(name)}
            onClick={() => run(editor.chain().focus()).run()}
          >
            <ToolIcon name={icon} className="size-5" />
            <span className="sr-only">{t(name)}</span>
          </button>
        ))}
        <button {...shared(tools.length)} aria-pressed={isLink} title={t('link')} onClick={() => setLinking(true)}>
          <Icon name="link" className="size-5" />
          <span className="sr-only">{t('link')}</span>
        </button>
      </div>
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </>
  )
}
