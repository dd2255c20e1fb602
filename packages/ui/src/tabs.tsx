import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

export interface Tab {
  readonly name: string
  readonly label: string
  /** A sign before the label. */
  readonly icon?: ReactNode
  readonly panel: ReactNode
}

export interface TabsProps {
  /** Name of the row of tabs. */
  readonly label: string
  readonly tabs: readonly Tab[]
  /** Undefined until the reader chooses: the first. */
  readonly chosen: string | undefined
  readonly onChoose: (name: string) => void
}

/**
 * Several panels in one place, one at a time; arrow keys change the tab. A panel that was opened stays as it is behind the
 * others: what is written in it, and how far it was scrolled.
 */
export function Tabs({ label, tabs, chosen, onChoose }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = tabs.find(({ name }) => name === chosen) ?? tabs[0]
  const [opened, setOpened] = useState<readonly string[]>([])
  const choose = (name: string) => {
    setOpened((before) => [...new Set([...before, ...(current ? [current.name] : []), name])])
    onChoose(name)
  }
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === current?.name)
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = tabs.at(step % tabs.length)
    if (!next) return
    choose(next.name)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus()
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex overflow-x-auto rounded-control bg-sunken p-1 [scrollbar-width:none] shadow-[inset_0_0_0_1px_var(--line)]"
      >
        {tabs.map(({ name, label, icon }) => (
          <button
            key={name}
            type="button"
            role="tab"
            data-tab={name}
            id={`${id}-${name}`}
            aria-selected={name === current?.name}
            aria-controls={`${id}-${name}-panel`}
            tabIndex={name === current?.name ? 0 : -1}
            onClick={() => choose(name)}
            className="flex min-h-11 shrink-0 grow items-center justify-center gap-1.5 rounded-[0.5rem] px-2 text-sm leading-tight font-medium text-muted transition-colors hover:text-ink aria-selected:bg-card aria-selected:font-semibold aria-selected:text-ink aria-selected:shadow-rest"
          >
            {icon}
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          hidden={name !== current?.name}
          className="pt-5"
        >
          {(name === current?.name || opened.includes(name)) && panel}
        </div>
      ))}
    </>
  )
}
