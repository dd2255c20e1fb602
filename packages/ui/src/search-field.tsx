import { type KeyboardEvent, type Ref, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

export interface SearchFieldProps {
  /** The key of its value where the form is sent. */
  readonly name: string
  /** The accessible name of the field. */
  readonly label: string
  readonly submitLabel: string
  readonly clearLabel: string
  readonly value: string
  /** Called at every change, and once after hydration if something was typed before. */
  readonly onChange: (value: string) => void
  /** The input itself, to give it the focus. */
  readonly ref?: Ref<HTMLInputElement | null>
  /** Focuses the field on arrival, for pages whose purpose is the search. */
  readonly takesFocus?: boolean
  readonly className?: string
}

const inset = 'absolute inset-y-0 grid w-12 place-items-center rounded-full text-muted hover:text-ink'

/** A field to search in, with the button that sends it and one that empties it. Belongs in a form, which works without scripts. */
export function SearchField({
  name,
  label,
  submitLabel,
  clearLabel,
  value,
  onChange,
  ref,
  takesFocus = false,
  className = '',
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  // People type while the page is still plain HTML; hydration leaves that in the field until the next render.
  const readTyped = useEffectEvent(() => {
    if (input.current && input.current.value !== value) onChange(input.current.value)
  })
  useLayoutEffect(() => readTyped(), [])

  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  // Some browsers clear a search field by themselves. What lies around the field stays open for this one press.
  const clearByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return
    event.preventDefault()
    event.stopPropagation()
    clear()
  }

  return (
    <div className={`relative ${className}`}>
      <button type="submit" className={`${inset} start-0 z-10`}>
        <Icon name="search" className="size-5" />
        <span className="sr-only">{submitLabel}</span>
      </button>
      <input
        ref={input}
        type="search"
        name={name}
        value={value}
        aria-label={label}
        placeholder={label}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        // biome-ignore lint/a11y/noAutofocus: the page is for typing here, and the visitor asked for it
        autoFocus={takesFocus}
        data-takes-focus={takesFocus || undefined}
        onKeyDown={clearByKey}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="peer h-12 w-full rounded-button bg-card ps-12 pe-12 text-base text-ellipsis shadow-[inset_0_0_0_1px_var(--line),var(--shadow-rest)] placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
      />
      <button type="button" onClick={clear} className={`${inset} end-0 noscript:hidden peer-placeholder-shown:hidden`}>
        <Icon name="close" className="size-5" />
        <span className="sr-only">{clearLabel}</span>
      </button>
    </div>
  )
}
