import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../testing/render-page.tsx'
import { ReadingSettings } from './reading-settings.tsx'
import './reading.css'

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.reading
})

test('how a text is set is chosen in a panel without a barrier, takes effect at once, and is kept', async () => {
  const screen = await renderPage(
    <div className="reading-page">
      <ReadingSettings />
      <p className="reading-body">A porta da cozinha ficou aberta.</p>
    </div>,
  )
  const look = () => {
    const text = screen.container.querySelector('.reading-body') as Element
    return { size: Number.parseFloat(getComputedStyle(text).fontSize), face: getComputedStyle(text).fontFamily }
  }
  const before = look()
  await screen.getByRole('button', { name: 'Como você prefere ler' }).click()
  const larger = screen.getByRole('button', { name: 'Aumentar o texto' })
  await larger.click()
  await larger.click()
  await screen.getByText('Papel').click()
  await screen.getByText('Sem serifa').click()
  await expectAccessible(screen.container)
  expect(look().size).toBeGreaterThan(before.size * 1.3)
  expect(look().face).not.toBe(before.face)
  expect(document.documentElement.dataset.reading).toBe('size-5 sepia sans')
  expect([...Object.values({ ...localStorage })]).toContain('size-5 sepia sans')
  await expect.element(larger).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.getByRole('radio', { name: 'Papel' }).elements()).toHaveLength(0)
})
