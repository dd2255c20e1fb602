import { iconButtonClass } from '@narthex/ui/button'
import { DrawnIcon } from '@narthex/ui/icon'
import { ToolIcon } from '@narthex/ui/tool-icon'
import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useState } from 'react'
import type { TextTool } from './text-tools.ts'
import { useEditorValue } from './use-editor-value.ts'

export interface TextToolbarProps<Name extends string> {
  readonly editor: Editor
  readonly tools: readonly TextTool<Name>[]
  /** The name of the toolbar. */
  readonly label: string
  /** The name of a tool. */
  readonly nameTool: (name: Name) => string
  readonly className?: string
}

/**
 * How a text is set: above it, and on phones over the keyboard, in one row that scrolls. One stop for the Tab key;
 * arrows go from tool to tool.
 */
export function TextToolbar<Name extends string>({
  editor,
  tools,
  label,
  nameTool,
  className = '',
}: TextToolbarProps<Name>) {
  const [current, setCurrent] = useState(0)
  const states = useEditorValue(editor, () => tools.map((tool) => readTool(tool, editor)).join()).split(',')

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
      aria-label={label}
      aria-orientation="horizontal"
      onKeyDown={move}
      className={`z-20 flex items-center overflow-x-auto bg-card p-1 [scrollbar-width:none] print:hidden ${className}`}
    >
      {tools.map((tool, index) => (
        <ToolButton
          key={tool.name}
          tool={tool}
          label={nameTool(tool.name)}
          editor={editor}
          state={states[index]}
          isCurrent={index === current}
          onFocus={() => setCurrent(index)}
        />
      ))}
    </div>
  )
}

/** `plain` is a tool that leaves nothing switched on. */
type ToolState = 'on' | 'off' | 'plain' | 'unready'

function readTool({ isOn, isReady }: TextTool, editor: Editor): ToolState {
  if (isReady && !isReady(editor)) return 'unready'
  if (!isOn) return 'plain'
  return isOn(editor) ? 'on' : 'off'
}

interface ToolButtonProps {
  readonly tool: TextTool
  readonly label: string
  readonly editor: Editor
  /** A `ToolState`. */
  readonly state: string | undefined
  readonly isCurrent: boolean
  readonly onFocus: () => void
}

function ToolButton({ tool: { icon, keys, run }, label, editor, state, isCurrent, onFocus }: ToolButtonProps) {
  const isReady = state !== 'unready'
  return (
    <button
      type="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-pressed={state === 'on' || state === 'off' ? state === 'on' : undefined}
      // It keeps the focus, which a disabled button would lose.
      aria-disabled={isReady ? undefined : true}
      aria-keyshortcuts={keys}
      title={label}
      // The text keeps the focus, and a phone its keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onFocus={onFocus}
      onClick={() => isReady && run(editor)}
      className={`${iconButtonClass} max-md:rounded-control hover:bg-sunken aria-disabled:opacity-40 aria-pressed:bg-brand-soft aria-pressed:text-brand-text`}
    >
      {typeof icon === 'string' ? (
        <ToolIcon name={icon} className="size-5.5" />
      ) : (
        <DrawnIcon path={icon.path} className="size-5.5" />
      )}
      <span className="sr-only">{label}</span>
    </button>
  )
}
