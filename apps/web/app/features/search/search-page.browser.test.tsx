import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../testing/render-page.tsx'
import type { Hit } from './hit-row.tsx'
import { SearchPage, type SearchPageProps } from './search-page.tsx'

afterEach(() => localStorage.clear())

const hit: Hit = {
  kind: 'NOTICIA',
  id: 3,
  to: '/news/3',
  image: null,
  lang: undefined,
  when: undefined,
  church: undefined,
  title: { texto: 'Água para todos', marcas: [] },
  excerpt: { texto: 'A cisterna está pronta.', marcas: [] },
}
const results = { page: 1, limit: 10, kinds: [], isSimilar: false, sections: [], services: [] }

function openSearch(q: string, found?: SearchPageProps['found']) {
  const places = [{ to: '/news', label: 'Notícias' }]
  return renderPage(
    <SearchPage title="Busca" q={q} kind={undefined} isEverywhere={undefined} found={found} places={places} />,
  )
}

/** Searches, and goes to what was found. */
async function follow(q: string) {
  const screen = await openSearch(q, { ...results, hits: [hit], total: 1 })
  await screen.getByRole('link', { name: 'Água para todos' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Busca' })).not.toBeInTheDocument()
  await screen.unmount()
}

test('words that are nowhere lead on, without a barrier', async () => {
  const screen = await openSearch('xyzzy', { ...results, hits: [], total: 0 })
  await expect.element(screen.getByText('Nenhum resultado para “xyzzy”')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Notícias' })).toHaveAttribute('href', '/news')
  await expectAccessible(screen.container)
})

test('words like those of a title lead to it', async () => {
  const screen = await openSearch('agoa', { ...results, hits: [hit], total: 1, isSimilar: true })
  await expect.element(screen.getByText(/Seria isto\?/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Água para todos' })).toHaveAttribute('href', '/news/3')
})

test('places of the site and the next services stand before what is published, with nothing else found too', async () => {
  const screen = await openSearch('culto', {
    ...results,
    hits: [],
    total: 0,
    sections: [{ to: '/live', label: 'Ao vivo' }],
    services: [
      {
        id: 'a',
        title: 'Culto da noite',
        startsAt: '2026-11-29T22:00:00Z',
        when: 'domingo, 19h',
        place: null,
        isChanged: false,
      },
    ],
  })
  const places = screen.getByRole('navigation', { name: 'Páginas do site' })
  await expect.element(places.getByRole('link', { name: 'Ao vivo /live' })).toHaveAttribute('href', '/live')
  const services = screen.getByRole('region', { name: 'Quando a igreja se reúne' })
  await expect.element(services.getByText(/^Domingo, 19h/)).toBeVisible()
  await expect.element(services.getByRole('link', { name: 'Ver a agenda' })).toBeVisible()
  await expect.element(screen.getByText('2 páginas do site')).toBeVisible()
  expect(screen.getByText(/Nenhum resultado para/).elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('the field of an empty search has the focus, the one of a search with words does not; Escape empties it', async () => {
  const before = await openSearch('')
  await expect.element(before.getByRole('searchbox')).toHaveFocus()
  await before.unmount()
  const screen = await openSearch('agua', { ...results, hits: [hit], total: 1 })
  const field = screen.getByRole('searchbox')
  await expect.element(field).not.toHaveFocus()
  await field.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
})

test('searches that led somewhere are offered again, the latest first', async () => {
  await follow('agua')
  await follow('cisterna')
  const screen = await openSearch('')
  const recent = screen.getByRole('region', { name: 'Suas últimas buscas' })
  await expect.element(recent.getByRole('link', { name: 'agua' })).toHaveAttribute('href', '/search?q=agua')
  expect(
    recent
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['cisterna', 'agua'])
  await expectAccessible(screen.container)
})

test('a search that was sent is offered again', async () => {
  const before = await openSearch('')
  await before.getByRole('searchbox').fill('agua')
  await userEvent.keyboard('{Enter}')
  await expect.element(before.getByRole('heading', { name: 'Busca' })).not.toBeInTheDocument()
  await before.unmount()
  const after = await openSearch('')
  await expect.element(after.getByRole('link', { name: 'agua' })).toBeVisible()
})

test('a search that was neither sent nor followed is not offered', async () => {
  await (await openSearch('xyzzy', { ...results, hits: [], total: 0 })).unmount()
  const screen = await openSearch('')
  await expect.element(screen.getByRole('heading', { name: 'Busca' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Suas últimas buscas' }).elements()).toEqual([])
})

test('searches that are forgotten by keyboard are not offered again', async () => {
  await follow('agua')
  const before = await openSearch('')
  ;(before.getByRole('button', { name: 'Apagar' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(before.getByText('Pronto, apagamos as suas buscas.')).toBeVisible()
  await before.unmount()
  const after = await openSearch('')
  await expect.element(after.getByRole('heading', { name: 'Busca' })).toBeVisible()
  expect(after.getByRole('link', { name: 'agua' }).elements()).toEqual([])
})
