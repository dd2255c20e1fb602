import { chipClass } from '@narthex/ui/chip'
import { Icon } from '@narthex/ui/icon'
import { closePopover, menuSheetClass } from '../../components/menu-sheet.ts'
import { MenuSheetHead } from '../../components/menu-sheet-head.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import type { PagePath } from '../../routing/page-path.ts'
import '../../components/filter-menu.css'

interface Option {
  readonly label: string
  readonly to: PagePath
}

export interface FilterMenuProps {
  /** Unique in the page. */
  readonly name: string
  readonly label: string
  /** Lets go of it. */
  readonly any: Option
  readonly options: readonly (Option & { readonly count: number; readonly isCurrent: boolean })[]
  /** Language of the options' names, if the church wrote them. */
  readonly lang?: string | undefined
}

const optionClass =
  'flex min-h-12 items-center justify-between gap-4 rounded-control px-3 py-2 leading-snug font-medium wrap-anywhere hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-text'

/** Filter: a chip with the chosen option, over a menu of links. A popover needs no script. */
export function FilterMenu({ name, label, any, options, lang }: FilterMenuProps) {
  const id = `filter-${name}`
  const chosen = options.find(({ isCurrent }) => isCurrent)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={chosen && `${label}: ${chosen.label}`}
        className={`${chipClass} max-w-64 ${chosen ? 'filter-chosen' : ''}`}
      >
        <span lang={chosen && lang} className="truncate">
          {chosen?.label ?? label}
        </span>
        <Icon name="chevron" className="-me-1 size-4.5" />
      </button>
      <div id={id} popover="auto" className={`${menuSheetClass} filter-menu lg:w-72`}>
        <MenuSheetHead id={id} title={label} />
        <ul>
          <li>
            <SmartLink
              to={any.to}
              onClick={closePopover}
              aria-current={chosen ? undefined : 'page'}
              className={optionClass}
            >
              {any.label}
            </SmartLink>
          </li>
          {options.map((option) => (
            <li key={option.to}>
              <SmartLink
                to={option.to}
                onClick={closePopover}
                aria-current={option.isCurrent ? 'page' : undefined}
                className={optionClass}
              >
                <span lang={lang}>{option.label}</span>
                <span className="text-sm font-normal tabular-nums opacity-70">{option.count}</span>
              </SmartLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
