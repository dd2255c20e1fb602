import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../testing/render-page.tsx'
import { toPlanView } from '../plan-view.ts'
import { aSubscription } from '../testing/a-subscription.ts'
import { DayCalendar } from './day-calendar.tsx'

/** Opens the calendar of four days, from 27 February to 2 March. */
async function openOn(today: string) {
  const onChoose = vi.fn()
  const view = toPlanView(aSubscription({ inicio: '2026-02-27' }), undefined, today)
  const screen = await renderPage(<DayCalendar view={view} chosen={undefined} onChoose={onChoose} />)
  const day = (number: number) => screen.getByRole('button', { name: new RegExp(`^Dia ${number} `) })
  return { screen, onChoose, day }
}

test('a day of the next month is reached by opening its month with the keyboard', async () => {
  const { screen, onChoose, day } = await openOn('2026-02-28')
  await expect.element(day(2)).toHaveAttribute('aria-current', 'date')
  await expect.element(day(3)).not.toBeInTheDocument()
  await expectAccessible(screen.container)
  screen.getByText('Março de 2026').element().closest('summary')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(day(3)).toBeVisible()
  await expectAccessible(screen.container)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onChoose.mock.calls).toEqual([[3]])
})

test('on the first of a month the days of the month before wait behind its name', async () => {
  const { screen, onChoose, day } = await openOn('2026-03-01')
  await expect.element(day(4)).toBeVisible()
  // The fourth day is read on 2 March.
  expect(day(4).element().firstChild?.textContent).toBe('2')
  await expect.element(day(1)).not.toBeInTheDocument()
  await screen.getByText('Fevereiro de 2026').click()
  await day(1).click()
  expect(onChoose.mock.calls).toEqual([[1]])
})
