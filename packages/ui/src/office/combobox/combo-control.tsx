import { type UseComboboxReturnValue, useCombobox } from 'downshift'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { type ControlProps, controlClass } from '../../field.tsx'
import { Icon } from '../../icon.tsx'
import type { ComboOption, ComboTexts, OptionSource } from './combo-option.ts'
import { OptionList } from './option-list.tsx'
import { useOptions } from './use-options.ts'

export interface ComboControlProps {
  readonly control: ControlProps
  readonly label: string
  readonly source: OptionSource
  readonly placeholder: string | undefined
  readonly texts: ComboTexts
  /** Selected option of a single choice; null for several choices, whose list stays open while choosing. */
  readonly selected: ComboOption | null
  readonly chosen: ReadonlySet<string>
  readonly isMulti: boolean
  readonly onChoose: (option: ComboOption | null) => void
  /** Backspace in an empty field. */
  readonly onStepBack?: () => void
  /** A button at the field's end, before the one that opens the list. */
  readonly children?: ReactNode
}

/** Field and list of a combobox, by downshift. */
export function ComboControl(props: ComboControlProps) {
  const { control, label, placeholder, texts, chosen, isMulti, onStepBack, children } = props
  const { combobox, found } = useCombo(props)
  const anchor = `--${control.id}`
  const hasOptions = found.options.length > 0
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // What lies around the field stays open for this one press.
    if (event.key === 'Escape' && combobox.isOpen) {
      event.preventDefault()
      event.stopPropagation()
    }
    if (event.key === 'Backspace' && event.currentTarget.value === '') onStepBack?.()
  }
  const inputProps = combobox.getInputProps({ onKeyDown: keyDown, 'aria-labelledby': undefined })
  return (
    <>
      <div className="relative" style={{ anchorName: anchor }}>
        <input
          {...inputProps}
          aria-activedescendant={hasOptions ? inputProps['aria-activedescendant'] : undefined}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          aria-required={control.required || undefined}
          aria-busy={(combobox.isOpen && found.state === 'loading') || undefined}
          placeholder={placeholder}
          type="text"
          className={`${controlClass} pe-22`}
        />
        <div className="absolute inset-y-0 end-0 flex items-center text-muted">
          {children}
          <button
            type="button"
            {...combobox.getToggleButtonProps()}
            className="grid h-full w-11 place-items-center rounded-control hover:text-ink"
          >
            <Icon name="chevron" className="size-5" />
            <span className="sr-only">{texts.open}</span>
          </button>
        </div>
      </div>
      <OptionList
        isOpen={combobox.isOpen}
        found={found}
        highlighted={combobox.highlightedIndex}
        chosen={chosen}
        anchor={anchor}
        texts={texts}
        menuProps={combobox.getMenuProps({
          'aria-label': label,
          'aria-labelledby': undefined,
          'aria-multiselectable': isMulti || undefined,
        })}
        itemProps={(item, index) => ({
          ...combobox.getItemProps({ item, index }),
          'aria-selected': chosen.has(item.value),
        })}
      />
    </>
  )
}

/** Enumerated in the types of downshift alone, not in what it exports. */
const { stateChangeTypes: changeTypes } = useCombobox

interface Combo {
  readonly combobox: UseComboboxReturnValue<ComboOption>
  readonly found: ReturnType<typeof useOptions>
}

function useCombo({ control, source, selected, isMulti, onChoose }: ComboControlProps): Combo {
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const found = useOptions(source, query, isOpen)
  const combobox = useCombobox<ComboOption>({
    inputId: control.id,
    items: [...found.options],
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    selectedItem: selected,
    defaultHighlightedIndex: 0,
    isOpen,
    stateReducer: (state, { type, changes }) => {
      const isChoice = type === changeTypes.ItemClick || type === changeTypes.InputKeyDownEnter
      if (isMulti && isChoice) {
        return { ...changes, isOpen: true, inputValue: '', highlightedIndex: state.highlightedIndex }
      }
      if (isMulti && type === changeTypes.InputBlur) return { ...changes, selectedItem: null, inputValue: '' }
      // Escape closes the list; it never takes away what was chosen.
      return type === changeTypes.InputKeyDownEscape && !state.isOpen ? state : changes
    },
    onIsOpenChange: ({ isOpen: isOpenNow }) => {
      setOpen(isOpenNow)
      // The whole list again, at the next opening.
      if (!isOpenNow) setQuery('')
    },
    onInputValueChange: ({ type, inputValue }) => {
      if (type === changeTypes.InputChange || isMulti) setQuery(inputValue)
    },
    onSelectedItemChange: ({ selectedItem }) => onChoose(selectedItem),
  })
  return { combobox, found }
}
