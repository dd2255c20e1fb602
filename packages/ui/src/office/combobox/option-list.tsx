import { type HTMLProps, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../icon.tsx'
import { placeByHand } from '../anchored.ts'
import type { ComboOption, ComboTexts } from './combo-option.ts'
import type { FoundOptions } from './use-options.ts'

export interface OptionListProps {
  readonly isOpen: boolean
  readonly found: FoundOptions
  readonly highlighted: number
  /** Values of the chosen options. */
  readonly chosen: ReadonlySet<string>
  readonly anchor: string
  readonly texts: ComboTexts
  readonly menuProps: HTMLProps<HTMLUListElement>
  readonly itemProps: (item: ComboOption, index: number) => HTMLProps<HTMLLIElement>
}

/** The open list of a combobox, below its field. It is in the page while closed, too: the field names it. */
export function OptionList(props: OptionListProps) {
  const { isOpen, found, highlighted, chosen, anchor, texts, menuProps, itemProps } = props
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = panel.current
    if (!isOpen || !shown) return
    shown.showPopover()
    if (shown.previousElementSibling instanceof HTMLElement) placeByHand(shown, shown.previousElementSibling, 'start')
    return () => shown.hidePopover()
  }, [isOpen])
  return (
    <>
      <div
        ref={panel}
        popover="manual"
        style={{ positionAnchor: anchor }}
        className="inset-auto m-0 my-1 max-h-72 w-[anchor-size(width)] min-w-52 overflow-y-auto overscroll-contain rounded-card bg-card p-1.5 shadow-float ring-1 ring-line [position-area:bottom_span-right] [position-try-fallbacks:flip-block]"
      >
        <ul {...menuProps}>
          {isOpen &&
            found.options.map((option, index) => (
              <li
                key={option.value}
                {...itemProps(option, index)}
                className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 ${index === highlighted ? 'bg-sunken outline-2 -outline-offset-2 outline-ring' : ''}`}
              >
                <span className="min-w-0 grow wrap-anywhere">
                  {option.label}
                  {option.detail && <span className="block text-sm text-muted">{option.detail}</span>}
                </span>
                {chosen.has(option.value) && <Icon name="check" className="size-5 text-brand-text" />}
              </li>
            ))}
        </ul>
        {isOpen && <State found={found} texts={texts} />}
      </div>
      <p role="status" className="sr-only">
        {isOpen && stateText(found, texts)}
      </p>
    </>
  )
}

function State({ found, texts }: { found: FoundOptions; texts: ComboTexts }): ReactNode {
  const text = stateText(found, texts)
  if (!text) return null
  return (
    <p aria-hidden="true" className={`px-3 py-2.5 text-sm ${found.state === 'failed' ? 'text-danger' : 'text-muted'}`}>
      {text}
    </p>
  )
}

function stateText({ options, state }: FoundOptions, texts: ComboTexts): string | undefined {
  if (state === 'failed') return texts.failed
  if (options.length > 0) return undefined
  return state === 'loading' ? texts.loading : texts.nothing
}
