import { type ComponentType, lazy, Suspense } from 'react'
import { controlClass, Field, type FieldTexts } from '../../field.tsx'
import type { ComboboxProps, ComboTexts, MultiComboboxProps } from './combo-option.ts'

const LazyCombobox = lazy(() =>
  import('./combobox.tsx').then(
    ({ Combobox }): { default: ComponentType<ComboboxProps> } => ({ default: Combobox }),
    () => ({ default: NotLoaded }),
  ),
)

const LazyMultiCombobox = lazy(() =>
  import('./multi-combobox.tsx').then(
    ({ MultiCombobox }): { default: ComponentType<MultiComboboxProps> } => ({ default: MultiCombobox }),
    () => ({ default: NotLoaded }),
  ),
)

/** Combobox: a choice of many, found by typing. Its library is loaded when it is first shown. */
export function ComboboxField(props: ComboboxProps) {
  return (
    <Suspense fallback={<Waiting {...props} value={props.value?.label ?? ''} />}>
      <LazyCombobox {...props} />
    </Suspense>
  )
}

/** Any number of many, found by typing; its library is loaded when the first of them is shown. */
export function MultiComboboxField(props: MultiComboboxProps) {
  return (
    <Suspense fallback={<Waiting {...props} value={joined(props)} />}>
      <LazyMultiCombobox {...props} />
    </Suspense>
  )
}

interface WaitingProps extends FieldTexts {
  readonly value: string
}

/** The field in its place, with what was chosen, until it can be used. */
function Waiting({ label, hint, error, optional, value }: WaitingProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {({ id }) => <input id={id} readOnly value={value} className={controlClass} />}
    </Field>
  )
}

interface NotLoadedProps extends FieldTexts {
  readonly texts: ComboTexts
  readonly value?: { readonly label: string } | undefined
  readonly values?: MultiComboboxProps['values']
}

/** Where the library cannot be had, what was chosen stays, and the field says that it cannot be changed now. */
function NotLoaded({ texts, value, values, ...field }: NotLoadedProps) {
  return <Waiting {...field} error={texts.failed} value={value?.label ?? (values ? joined({ values }) : '')} />
}

function joined({ values }: Pick<MultiComboboxProps, 'values'>): string {
  return values.map(({ label }) => label).join(', ')
}
