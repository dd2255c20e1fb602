import '../../showcase/kit.css'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { ColourField } from './colour-field.tsx'
import { DateTimeField } from './date-time-field.tsx'

let moment = ''

function From({ initial = '', error }: { initial?: string; error?: string }) {
  const [value, setValue] = useState(initial)
  moment = value
  return (
    <DateTimeField
      label="Show from"
      optional="(optional)"
      hint="Before that it is on no page."
      error={error}
      value={value}
      onChange={setValue}
      zone="Recife"
      dateLabel="Day"
      timeLabel="Time"
      usualTime="09:00"
      description={value && `At ${value}, Recife`}
    />
  )
}

test('a day takes the usual time, the time can be changed, and without a day there is no moment', async () => {
  const screen = await render(<From />)
  await screen.getByLabelText('Day').fill('2026-05-12')
  expect(moment).toBe('2026-05-12T09:00')
  await screen.getByLabelText('Time, Recife').fill('19:30')
  expect(moment).toBe('2026-05-12T19:30')
  await expect.element(screen.getByText('At 2026-05-12T19:30, Recife')).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByLabelText('Day').fill('')
  expect(moment).toBe('')
})

test('the zone stands beside the time, and an error is read with the group', async () => {
  const screen = await render(<From initial="2026-05-12T19:30" error="This day is over." />)
  await expect.element(screen.getByText('Recife', { exact: true })).toBeVisible()
  await expect
    .element(screen.getByRole('group', { name: /Show from/ }))
    .toHaveAccessibleDescription(/This day is over\..*Before that it is on no page/)
  await expectAccessible(screen.container)
})

let colour = ''

function Brand({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial)
  colour = value
  return (
    <ColourField
      label="Colour of the church"
      value={value}
      onChange={setValue}
      texts={{
        choose: 'Choose a colour',
        sample: 'Take part',
        link: 'Read more',
        contrast: (ratio) => `Contrast ${ratio} : 1`,
        adjusted: 'As text it is made darker or lighter.',
      }}
    />
  )
}

test.each(['#0e7c7b', '#ffd400', '#000000', '#ff00aa'])('the samples of %s can be read', async (initial) => {
  const screen = await render(<Brand initial={initial} />)
  await expect.element(screen.getByText('Take part').first()).toBeVisible()
  await expectAccessible(screen.container)
  const [, ratio = '0'] = /Contrast ([\d.]+)/.exec(screen.container.textContent) ?? []
  expect(Number(ratio)).toBeGreaterThanOrEqual(4.5)
})

test('a colour is chosen or typed, with or without its sign; what is none shows no samples', async () => {
  const screen = await render(<Brand initial="#0e7c7b" />)
  await screen.getByLabelText('Colour of the church').fill('ffd400')
  expect(colour).toBe('#ffd400')
  await expect.element(screen.getByLabelText('Choose a colour')).toHaveValue('#ffd400')
  await expect.element(screen.getByText('As text it is made darker or lighter.', { exact: false })).toBeVisible()
  await screen.getByLabelText('Colour of the church').fill('#ffd')
  expect(colour).toBe('#ffd')
  await expect.element(screen.getByText('Take part')).not.toBeInTheDocument()
  await screen.getByLabelText('Choose a colour').fill('#123456')
  expect(colour).toBe('#123456')
})
