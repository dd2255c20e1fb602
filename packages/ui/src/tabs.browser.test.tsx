import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tabs } from './tabs.tsx'
import { expectAccessible } from './testing/expect-accessible.ts'

function Editor() {
  const [chosen, setChosen] = useState<string>()
  const tabs = ['Text', 'Photo', 'History'].map((label) => ({
    name: label.toLowerCase(),
    label,
    panel: <input aria-label={`${label} field`} />,
  }))
  return <Tabs label="Parts" tabs={tabs} chosen={chosen} onChoose={setChosen} />
}

test('arrow keys change the tab, round the ends; Home and End go there', async () => {
  const screen = await render(<Editor />)
  const expectChosen = async (name: string) => {
    await expect.element(screen.getByRole('tab', { name })).toHaveFocus()
    await expect.element(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    await expect.element(screen.getByRole('tabpanel', { name })).toBeVisible()
  }
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expectChosen('Photo')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expectChosen('History')
  await userEvent.keyboard('{Home}')
  await expectChosen('Text')
  await userEvent.keyboard('{End}')
  await expectChosen('History')
  await expectAccessible(screen.container)
})

test('what was typed in a panel is there when its tab is chosen again', async () => {
  const screen = await render(<Editor />)
  await screen.getByLabelText('Text field').fill('Baptism')
  await screen.getByRole('tab', { name: 'Photo' }).click()
  await expect.element(screen.getByLabelText('Text field')).not.toBeVisible()
  await screen.getByRole('tab', { name: 'Text' }).click()
  await expect.element(screen.getByLabelText('Text field')).toHaveValue('Baptism')
})
