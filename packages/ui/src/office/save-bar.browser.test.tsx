import '../showcase/kit.css'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { TextField } from '../text-field.tsx'
import { SaveBar } from './save-bar.tsx'

function Form({ onSave, error, isSaving = false }: { onSave: () => void; error?: string; isSaving?: boolean }) {
  const [name, setName] = useState('Maré')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <TextField label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <SaveBar
        isShown={name !== 'Maré'}
        text="Unsaved changes"
        saveLabel="Save"
        discardLabel="Discard"
        isSaving={isSaving}
        onDiscard={() => setName('Maré')}
        error={error}
      />
    </form>
  )
}

test('the bar appears with the first change, is announced, and goes when the changes are discarded', async () => {
  const screen = await render(<Form onSave={() => {}} />)
  await expect.element(screen.getByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  await screen.getByLabelText('Name').fill('Mar')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Unsaved changes')
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Maré')
  await expect.element(screen.getByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})

test('the button, Enter and Ctrl S save; without a change Ctrl S does nothing', async () => {
  const onSave = vi.fn()
  const screen = await render(<Form onSave={onSave} />)
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(onSave).not.toHaveBeenCalled()
  await screen.getByLabelText('Name').fill('Mar')
  await userEvent.keyboard('{Control>}s{/Control}')
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(onSave).toHaveBeenCalledTimes(3)
})

test('why saving failed is said at once', async () => {
  const screen = await render(<Form onSave={() => {}} error="Someone else changed this." />)
  await screen.getByLabelText('Name').fill('Mar')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Someone else changed this.')
  await expectAccessible(screen.container)
})

test('while it is saving nothing can be discarded', async () => {
  const screen = await render(<Form onSave={() => {}} isSaving />)
  await screen.getByLabelText('Name').fill('Mar')
  await expect.element(screen.getByRole('button', { name: 'Discard' })).toBeDisabled()
})
