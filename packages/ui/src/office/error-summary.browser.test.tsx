import '../showcase/kit.css'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ChoiceGroup } from '../choice-group.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { TextField } from '../text-field.tsx'
import { ErrorSummary } from './error-summary.tsx'

const faults = [
  { name: 'titulo', label: 'Title', text: 'Write a title.' },
  { name: 'tipo', label: 'Kind', text: 'Choose one.' },
  { name: 'body', label: 'Text', text: 'Write something.' },
]

function Form() {
  const [attempt, setAttempt] = useState(0)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAttempt((before) => before + 1)
      }}
    >
      <ErrorSummary title="3 fields need your attention" faults={attempt > 0 ? faults : []} attempt={attempt} />
      <TextField label="Title" name="titulo" />
      <ChoiceGroup
        label="Kind"
        name="tipo"
        type="radio"
        options={[
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B' },
        ]}
      />
      <div id="body" tabIndex={-1}>
        Editor
      </div>
      <button type="submit">Save</button>
    </form>
  )
}

test('each failed attempt moves the focus to the summary', async () => {
  const screen = await render(<Form />)
  const save = screen.getByRole('button', { name: 'Save' })
  await save.click()
  const summary = screen.getByRole('region', { name: '3 fields need your attention' })
  await expect.element(summary).toHaveFocus()
  await expectAccessible(screen.container)
  await save.click()
  await expect.element(summary).toHaveFocus()
})

test('each line leads to its field: a text, the first of radio buttons, an element by its id', async () => {
  const screen = await render(<Form />)
  await screen.getByRole('button', { name: 'Save' }).click()
  await screen.getByRole('link', { name: 'Title: Write a title.' }).click()
  await expect.element(screen.getByLabelText('Title')).toHaveFocus()
  await screen.getByRole('link', { name: 'Kind: Choose one.' }).click()
  await expect.element(screen.getByRole('radio', { name: 'A' })).toHaveFocus()
  await screen.getByRole('link', { name: 'Text: Write something.' }).click()
  await userEvent.keyboard('{Shift}')
  await expect.element(screen.getByText('Editor')).toHaveFocus()
})
