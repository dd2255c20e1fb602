import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useArrowKeys } from '../../../components/arrow-keys/use-arrow-keys.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { aTitleItem, renderedAt } from '../testing/a-title-item.ts'
import { TitleShelf } from './title-shelf.tsx'

const titles = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => aTitleItem({ id: from + index }))

function Catalogue() {
  useArrowKeys()
  return (
    <main>
      <TitleShelf title="Novidades" titles={titles(1, 12)} renderedAt={renderedAt} isFirst />
      <TitleShelf title="Séries" titles={titles(21, 12)} renderedAt={renderedAt} />
    </main>
  )
}

const focused = () => document.activeElement?.textContent

async function press(keys: string) {
  await userEvent.keyboard(keys)
  return focused()
}

test('arrow keys move inside of a shelf, and Home and End to its ends', async () => {
  await renderPage(<Catalogue />)
  await userEvent.tab()
  expect(focused()).toBe('Filme 1')
  expect(await press('{ArrowRight}{ArrowRight}')).toBe('Filme 3')
  expect(await press('{ArrowLeft}')).toBe('Filme 2')
  expect(await press('{ArrowLeft}{ArrowLeft}')).toBe('Filme 1')
  expect(await press('{End}')).toBe('Filme 12')
  expect(await press('{Home}')).toBe('Filme 1')
})

test('up and down lead to the title above and below, whatever is scrolled out of sight', async () => {
  await renderPage(<Catalogue />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(await press('{ArrowDown}')).toBe('Filme 22')
  expect(await press('{ArrowUp}')).toBe('Filme 2')
})

test('without a focus, down begins with the first title', async () => {
  await renderPage(<Catalogue />)
  expect(await press('{ArrowDown}')).toBe('Filme 1')
})

test('a shelf is one stop of the Tab key, where it was left', async () => {
  await renderPage(<Catalogue />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await userEvent.tab()
  expect(focused()).toBe('Filme 21')
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('Filme 3')
})

test('what is to come, free or for an age says so, without a barrier', async () => {
  const some = [
    aTitleItem({ id: 1, emBreve: '2026-11-27T22:00:00Z' }),
    aTitleItem({ id: 2, acesso: 'ABERTO' }),
    aTitleItem({ id: 3, idadeMinima: 12, temporada: 2, numero: 4, tipo: 'EPISODIO' }),
  ]
  const screen = await renderPage(
    <main>
      <TitleShelf title="Novidades" titles={some} renderedAt={renderedAt} />
    </main>,
  )
  await expect.element(screen.getByText('Em breve')).toBeVisible()
  await expect.element(screen.getByText('Grátis')).toBeVisible()
  await expect.element(screen.getByText(/Temporada 2 · Episódio 4 · 1 h/)).toBeVisible()
  await expect.element(screen.getByText('A partir de 12 anos')).toBeInTheDocument()
  await expectAccessible(screen.container)
})
