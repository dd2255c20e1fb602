import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { textLinkClass } from '../../button.tsx'
import { chipClass } from '../../chip.tsx'
import { SearchField, type SearchFieldProps } from '../../search-field.tsx'
import { Menu } from '../menu.tsx'
import { OfficeIcon } from '../office-icon.tsx'
import { type Filter, type FilterTexts, type FilterValues, isSet, withFilter } from './filter.ts'
import { FilterChip } from './filter-chip.tsx'

export interface FilterBarProps {
  readonly filters: readonly Filter[]
  readonly values: FilterValues
  readonly onChange: (values: FilterValues) => void
  /** Typing is reported at once: waiting for a pause is the owner's. The key / goes to it. */
  readonly search?: Pick<SearchFieldProps, 'label' | 'submitLabel' | 'clearLabel' | 'value' | 'onChange'> | undefined
  readonly texts: FilterTexts
  /** `page`: the key / works wherever nothing is typed. `none`: for those who switched single letters off. */
  readonly letters?: 'page' | 'none'
  /** At the end: saved views, columns, export. */
  readonly children?: ReactNode
}

/** What a list is narrowed by: words, and filters as chips. */
export function FilterBar({ filters, values, onChange, search, texts, letters = 'page', children }: FilterBarProps) {
  // Whose panel is open: it stays in its place while nothing is chosen in it.
  const [edited, setEdited] = useState<{ readonly id: string; readonly isNew: boolean }>()
  const input = useRef<HTMLInputElement>(null)
  const bar = useRef<HTMLElement>(null)
  useSlashKey(letters === 'page' && search !== undefined, () => input.current?.focus())
  const shown = filters.filter(({ id }) => isSet(values[id]) || id === edited?.id)
  const others = filters.filter((filter) => !shown.includes(filter))
  const remove = (next: FilterValues) => {
    setEdited(undefined)
    onChange(next)
    // The button that was pressed is gone.
    bar.current?.focus()
  }
  return (
    <search ref={bar} tabIndex={-1} aria-label={texts.bar} className="grid gap-2 outline-none">
      <div className="flex flex-wrap items-center gap-2">
        {search && (
          <form onSubmit={(event) => event.preventDefault()} className="min-w-0 grow basis-56 sm:max-w-sm">
            <SearchField {...search} name="q" ref={input} />
          </form>
        )}
        {others.length > 0 && (
          <Menu
            label={texts.add}
            align="start"
            trigger={{
              className: chipClass,
              content: (
                <>
                  <OfficeIcon name="filter" className="size-4.5" />
                  {texts.add}
                </>
              ),
            }}
            entries={others.map(({ id, label }) => ({
              kind: 'act',
              id,
              label,
              onSelect: () => setEdited({ id, isNew: true }),
            }))}
          />
        )}
        {children && <div className="ms-auto flex flex-wrap gap-2">{children}</div>}
      </div>
      {shown.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ul className="flex min-w-0 flex-wrap gap-2">
            {shown.map((filter) => (
              <FilterChip
                key={filter.id}
                filter={filter}
                values={values[filter.id] ?? []}
                onChange={(next) => onChange(withFilter(values, filter.id, next))}
                texts={texts}
                isNew={filter.id === edited?.id && edited.isNew}
                onRemove={() => remove(withFilter(values, filter.id, []))}
                onOpened={() => setEdited({ id: filter.id, isNew: false })}
                onClosed={() => setEdited(undefined)}
              />
            ))}
          </ul>
          <button type="button" onClick={() => remove({})} className={`${textLinkClass} text-sm`}>
            {texts.clear}
          </button>
        </div>
      )}
    </search>
  )
}

function useSlashKey(isOn: boolean, focus: () => void) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (
      !(target instanceof Element) ||
      target.matches('input:not([type=checkbox]), select, textarea, [contenteditable]')
    )
      return
    if (document.querySelector(':modal') || target.closest('[popover]')) return
    event.preventDefault()
    focus()
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isOn])
}
