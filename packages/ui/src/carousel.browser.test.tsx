import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Carousel } from './carousel.tsx'
import { expectAccessible } from './testing/expect-accessible.ts'

async function openCarousel(count = 3) {
  const screen = await render(
    <Carousel
      label="Highlights"
      previousLabel="Previous"
      nextLabel="Next"
      positionText={(position) => `${position} of ${count}`}
      slides={Array.from({ length: count }, (_, index) => ({ key: index, content: <p>Slide {index + 1}</p> }))}
    />,
  )
  const isShown = (index: number) => expect.element(screen.getByText(`Slide ${index}`)).toBeInViewport({ ratio: 1 })
  const button = (name: string) => screen.getByRole('button', { name })
  return { screen, isShown, button }
}

test('a carousel has no barrier', async () => {
  const { screen } = await openCarousel()
  await expectAccessible(screen.container)
})

test('its buttons show the next and the previous slide, and say where they end', async () => {
  const { isShown, button } = await openCarousel()
  await expect.element(button('Previous')).toHaveAttribute('aria-disabled', 'true')
  await button('Next').click()
  await isShown(2)
  await expect.element(button('Previous')).toHaveAttribute('aria-disabled', 'false')
  await button('Next').click()
  await isShown(3)
  await expect.element(button('Next')).toHaveAttribute('aria-disabled', 'true')
  await button('Previous').click()
  await isShown(2)
})

test('arrow keys, Home and End move it, and the position is announced', async () => {
  const { screen, isShown } = await openCarousel()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('region', { name: 'Highlights' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await isShown(2)
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 of 3')
  await userEvent.keyboard('{End}')
  await isShown(3)
  await expect.element(screen.getByRole('status')).toHaveTextContent('3 of 3')
  await userEvent.keyboard('{ArrowLeft}')
  await isShown(2)
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 of 3')
  await userEvent.keyboard('{Home}')
  await isShown(1)
})

test('a dot shows its slide and is the current one, and the address stays', async () => {
  const { screen, isShown } = await openCarousel()
  const before = location.href
  const dot = screen.getByRole('link', { name: '3 of 3' })
  ;(dot.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await isShown(3)
  await expect.element(dot).toHaveAttribute('aria-current', 'true')
  expect(screen.container.querySelectorAll('[aria-current=true]')).toHaveLength(1)
  expect(location.href).toBe(before)
})
