import {
  listSubcategories,
  type PodcastCategory,
  type PodcastSubcategory,
  podcastCategories,
} from '@narthex/contract/media/podcast-categories'
import { SelectField } from '@narthex/ui/select-field'
import { useTranslations } from 'use-intl'
import { useEditorForm } from '../../../resource/form/editor-form.ts'
import { fieldProps, type WidgetProps } from '../../../resource/form/widgets/widget.ts'

type Known = PodcastCategory | PodcastSubcategory

/** Categories as the reader's language has them, by their names in feeds; a name that is not known stands as it is. */
function useNamed(names: readonly Known[], chosen: string) {
  const t = useTranslations('consolePodcastCategories')
  const known = names.map((value) => ({ value: value as string, label: t(value) }))
  const isKnown = chosen === '' || known.some(({ value }) => value === chosen)
  const all = isKnown ? known : [{ value: chosen, label: chosen }, ...known]
  return all.toSorted((a, b) => a.label.localeCompare(b.label))
}

/** The category of the show, among those of the directories. */
export function CategoryControl(props: WidgetProps) {
  const { form } = useEditorForm().valid
  const value = String(props.value ?? '')
  const options = useNamed(Object.keys(podcastCategories) as PodcastCategory[], value)
  return (
    <SelectField
      {...fieldProps(props)}
      optional={undefined}
      value={value}
      options={options}
      onChange={({ currentTarget }) => {
        props.onChange(currentTarget.value)
        form.setValue('subcategoria', null, { shouldDirty: true })
      }}
    />
  )
}

/** A part of the category; nothing where it has none. */
export function SubcategoryControl(props: WidgetProps) {
  const t = useTranslations('consolePodcastShow.subcategoria')
  const { form } = useEditorForm().valid
  const category = String(form.watch('categoria') ?? '')
  const value = String(props.value ?? '')
  const options = useNamed(listSubcategories(category), value)
  if (options.length === 0) return null
  return (
    <SelectField
      {...fieldProps(props)}
      placeholder={t('none')}
      value={value}
      options={options}
      onChange={({ currentTarget }) =>
        props.onChange(currentTarget.value === '' ? props.field.empty : currentTarget.value)
      }
    />
  )
}
