import { SortableList } from '@narthex/ui/office/sortable/sortable-list'
import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { useSortableTexts } from '../../../components/use-sortable-texts.ts'
import { type AnyForm, useEditorForm } from '../editor-form.ts'
import type { FieldWords } from '../kind-editor.ts'
import type { WidgetProps } from '../widgets/widget.ts'
import { WidgetGroup } from '../widgets/widget-group.tsx'
import { useItemKeys } from './use-item-keys.ts'

/** The fields of one item of a list. */
export interface ItemFieldsProps<Item> {
  readonly item: Item
  readonly onChange: (item: Item) => void
  readonly onBlur: () => void
  /** The words of a part: its label is `<field>.parts.<name>` of the form. */
  readonly label: (part: string) => string
  /** The name that complaints about a part have. */
  readonly bind: (part: keyof Item & string) => { readonly name: string; readonly error: string | undefined }
}

interface ItemsOf<Item> {
  readonly begin: Item
  readonly max: number
  /** Returns the name of an item in its list; empty while nothing is typed. */
  readonly nameOf: (item: Item) => string
  readonly Fields: ComponentType<ItemFieldsProps<Item>>
}

/** Makes the control of a list of small things within a record, in an order that staff give it: who leads a ministry. */
export function itemsControl<Item extends object>({ begin, max, nameOf, Fields }: ItemsOf<Item>) {
  return function ItemsControl({ label, hint, optional, value, onChange, onBlur, path, field }: WidgetProps) {
    const t = useTranslations('consoleWidgets.items')
    const { editor, valid } = useEditorForm()
    const words = useTranslations(editor.fields.texts) as unknown as FieldWords
    const texts = useSortableTexts()
    const items = Array.isArray(value) ? (value as Item[]) : []
    const keys = useItemKeys(items.length)
    const name = (at: number) => nameOf(items[at] as Item) || t('name', { position: String(at + 1) })
    const place = (key: string) => keys.list.indexOf(key)
    return (
      <WidgetGroup label={label} hint={hint} optional={optional}>
        {items.length > 0 && (
          <SortableList
            label={label}
            items={keys.list.slice(0, items.length)}
            itemId={(key) => key}
            itemName={(key) => name(place(key))}
            texts={texts}
            onOrder={(ordered) => {
              onChange(ordered.map((key) => items[place(key)]))
              keys.set(ordered)
            }}
            renderItem={(key) => {
              const at = place(key)
              return (
                <fieldset className="grid min-w-0 grow gap-3 py-2">
                  <legend className="sr-only">{name(at)}</legend>
                  <Fields
                    item={items[at] as Item}
                    onChange={(next) => onChange(items.map((item, index) => (index === at ? next : item)))}
                    onBlur={onBlur}
                    label={(part) => words(`${field.name}.parts.${part}`)}
                    bind={(part) => bindPart(valid, `${path}.${at}.${part}`, words(`${field.name}.parts.${part}`))}
                  />
                  <button
                    type="button"
                    className={`${toolClass('plain')} w-fit`}
                    onClick={() => {
                      onChange(items.filter((_, index) => index !== at))
                      keys.set(keys.list.filter((other) => other !== key))
                    }}
                  >
                    {t('remove')}
                    <span className="sr-only"> ({name(at)})</span>
                  </button>
                </fieldset>
              )
            }}
          />
        )}
        {items.length < max && (
          <button
            type="button"
            className={`${toolClass('quiet')} w-fit`}
            onClick={() => onChange([...items, { ...begin }])}
          >
            {words(`${field.name}.add`)}
          </button>
        )}
      </WidgetGroup>
    )
  }
}

const bindPart = (valid: AnyForm, name: string, label: string) => ({ name, error: valid.findComplaint(name, label) })
