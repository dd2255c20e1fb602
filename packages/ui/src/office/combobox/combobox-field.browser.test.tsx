import '../../showcase/kit.css'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../../dialog.tsx'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import type { ComboOption, ComboTexts, OptionSource } from './combo-option.ts'
import { ComboboxField, MultiComboboxField } from './combobox-field.tsx'

const jose: ComboOption = { value: '3', label: 'José Lima' }
const people: readonly ComboOption[] = [
  { value: '1', label: 'Ana Conceição', detail: 'Casa Amarela' },
  { value: '2', label: 'Ana Conceição', detail: 'Boa Viagem' },
  jose,
]

const texts: ComboTexts = {
  open: 'Open the list',
  clear: 'Clear',
  loading: 'Searching',
  nothing: 'No one found',
  failed: 'The search failed. Try again.',
  remove: (label) => `Remove ${label}`,
}

interface PickerProps {
  readonly source?: OptionSource
  readonly initial?: ComboOption
  readonly error?: string | undefined
}

function Picker({ source = people, initial, error }: PickerProps) {
  const [value, setValue] = useState<ComboOption | undefined>(initial)
  return (
    <>
      <ComboboxField label="Leader" source={source} texts={texts} value={value} onChange={setValue} error={error} />
      <p>{value ? `chosen ${value.value}` : 'chosen none'}</p>
    </>
  )
}

async function renderPicker(props: PickerProps = {}) {
  const screen = await render(<Picker {...props} />)
  const field = screen.getByRole('combobox', { name: 'Leader' })
  await expect.element(field).toBeVisible()
  return { screen, field }
}

test('typing finds without accents, arrows move, Enter chooses', async () => {
  const { screen, field } = await renderPicker()
  await field.fill('conceicao')
  await expect.element(screen.getByRole('option').first()).toBeVisible()
  expect(screen.getByRole('option').elements()).toHaveLength(2)
  await expectAccessible(screen.container)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(screen.getByText('chosen 2')).toBeInTheDocument()
  await expect.element(field).toHaveValue('Ana Conceição')
  await expect.element(screen.getByRole('option')).not.toBeInTheDocument()
})

test('two of the same name are told apart and found by the second line', async () => {
  const { screen, field } = await renderPicker()
  await field.fill('ana boa')
  await screen.getByRole('option', { name: /Boa Viagem/ }).click()
  await expect.element(screen.getByText('chosen 2')).toBeInTheDocument()
})

test('the button opens the whole list though something is chosen, with the chosen one marked', async () => {
  const { screen } = await renderPicker({ initial: jose })
  await screen.getByRole('button', { name: 'Open the list' }).click()
  await expect.element(screen.getByRole('option', { name: 'José Lima' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('option').elements()).toHaveLength(3)
})

test('Escape closes the list alone: not the dialog around it, and what was chosen stays', async () => {
  const screen = await render(
    <Dialog isOpen onClose={() => {}} title="Change the leader" closeLabel="Close">
      <Picker initial={jose} />
    </Dialog>,
  )
  const field = screen.getByRole('combobox', { name: 'Leader' })
  await field.click()
  await expect.element(screen.getByRole('option').first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('option')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await expect.element(field).toHaveValue('José Lima')
  await expect.element(screen.getByText('chosen 3')).toBeInTheDocument()
})

test('the clear button empties the field and gives it the focus', async () => {
  const { screen, field } = await renderPicker({ initial: jose })
  await screen.getByRole('button', { name: 'Clear' }).click()
  await expect.element(screen.getByText('chosen none')).toBeInTheDocument()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
})

test('a search says that it searches, that it found no one, that it failed', async () => {
  const first = Promise.withResolvers<readonly ComboOption[]>()
  const source = vi.fn<(query: string) => Promise<readonly ComboOption[]>>()
  source.mockReturnValueOnce(first.promise).mockRejectedValueOnce(new Error('no connection'))
  const { screen, field } = await renderPicker({ source })
  await field.fill('zz')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Searching')
  first.resolve([])
  await expect.element(screen.getByRole('status')).toHaveTextContent('No one found')
  await field.fill('zzz')
  await expect.element(screen.getByRole('status')).toHaveTextContent('The search failed. Try again.')
  await expectAccessible(screen.container)
})

test('a late answer never replaces that of what was typed after', async () => {
  const slow = Promise.withResolvers<readonly ComboOption[]>()
  const source = vi.fn((query: string): Promise<readonly ComboOption[]> => {
    return query === 'a' ? slow.promise : Promise.resolve([{ value: '9', label: `Found for ${query}` }])
  })
  const { screen, field } = await renderPicker({ source })
  await field.fill('a')
  await expect.poll(() => source.mock.calls.length).toBe(1)
  await field.fill('an')
  await expect.element(screen.getByRole('option', { name: 'Found for an' })).toBeVisible()
  slow.resolve([{ value: '8', label: 'Found too late' }])
  await slow.promise
  await expect.element(screen.getByRole('option', { name: 'Found for an' })).toBeVisible()
  await expect.element(screen.getByText('Found too late')).not.toBeInTheDocument()
})

test('an error of the field is read with it', async () => {
  const { screen, field } = await renderPicker({ error: 'Choose a leader.' })
  await expect.element(field).toHaveAccessibleDescription('Choose a leader.')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(screen.container)
})

function People() {
  const [values, setValues] = useState<readonly ComboOption[]>(people.slice(2))
  return <MultiComboboxField label="Pastors" source={people} texts={texts} values={values} onChange={setValues} />
}

test('of several the list stays open; a second press takes one out, and so do its button and Backspace', async () => {
  const screen = await render(<People />)
  const field = screen.getByRole('combobox', { name: 'Pastors' })
  const chosen = () => screen.getByRole('list', { name: 'Pastors' }).getByRole('listitem')
  await field.click()
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('option', { name: /Boa Viagem/ }).click()
  await expect.element(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
  expect(chosen().elements()).toHaveLength(3)
  await expectAccessible(screen.container)
  await screen.getByRole('option', { name: 'José Lima' }).click()
  expect(chosen().elements()).toHaveLength(2)
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Backspace}')
  expect(chosen().elements()).toHaveLength(1)
  await screen.getByRole('button', { name: 'Remove Ana Conceição' }).click()
  await expect.element(screen.getByRole('list', { name: 'Pastors' })).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
})
