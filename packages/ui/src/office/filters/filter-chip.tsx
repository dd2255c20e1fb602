import { useEffect, useEffectEvent } from 'react'
import { Icon } from '../../icon.tsx'
import { useAnchoredPanel } from '../anchored.ts'
import { describeFilter, isSet } from './filter.ts'
import { FilterEditor, type FilterEditorProps } from './filter-editor.tsx'

export interface FilterChipProps extends FilterEditorProps {
  /** It was just added: it opens by itself. */
  readonly isNew: boolean
  readonly onRemove: () => void
  readonly onOpened: () => void
  readonly onClosed: () => void
}

/** A filter of a list: says what it is set to, opens what it is set by, and can be taken out. */
export function FilterChip({ isNew, onRemove, onOpened, onClosed, ...editor }: FilterChipProps) {
  const { filter, values, texts } = editor
  const chip = useAnchoredPanel('start', {
    onOpened: (panel) => {
      onOpened()
      panel.querySelector<HTMLElement>('input:checked, input')?.focus()
    },
    onClosed,
  })
  const openNew = useEffectEvent(() => {
    // The button gets the focus first, so that it has it again once the panel is closed.
    chip.trigger.current?.focus()
    chip.open()
  })
  useEffect(() => {
    if (isNew) openNew()
  }, [isNew])
  return (
    <li className="flex max-w-full items-center rounded-button bg-card text-sm shadow-[inset_0_0_0_1px_var(--line)]">
      <button
        type="button"
        {...chip.triggerProps}
        className="flex min-h-11 min-w-0 items-center gap-1.5 rounded-button ps-4 pe-1 text-start hover:text-brand-text"
      >
        <span className="min-w-0 wrap-anywhere">
          <span className={isSet(values) ? 'text-muted' : ''}>{filter.label}</span>
          {isSet(values) && (
            <>
              <span className="text-muted">: </span>
              <span className="font-semibold">{describeFilter(filter, values)}</span>
            </>
          )}
        </span>
      </button>
      <button
        type="button"
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
      >
        <Icon name="close" className="size-4.5" />
        <span className="sr-only">{texts.remove(filter.label)}</span>
      </button>
      <div {...chip.panelProps}>{chip.isOpen && <FilterEditor {...editor} />}</div>
    </li>
  )
}
