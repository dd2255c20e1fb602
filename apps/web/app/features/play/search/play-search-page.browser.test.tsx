import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPage } from '../../../testing/render-page.tsx'
import { aTitleItem, renderedAt } from '../testing/a-title-item.ts'
import type { FoundInPlay, PlaySearch } from './find-in-play.ts'
import { PlaySearchPage } from './play-search-page.tsx'

const none = { itens: [], total: 0, page: 1, limit: 24 }

function openSearch({ titles, suggested = [], ...asked }: Partial<FoundInPlay & PlaySearch>) {
  return renderPage(
    <main>
      <PlaySearchPage
        title="Busca"
        asked={{ type: 'query', term: '', kind: undefined, page: 1, ...asked }}
        found={{ titles, collections: undefined, suggested, proximaPublicacao: null }}
        renderedAt={renderedAt}
      />
    </main>,
  )
}

test('titles that were found are counted and lead to their pages', async () => {
  const found = { ...none, itens: [aTitleItem({ id: 7, titulo: 'O mar' })], total: 1 }
  const screen = await openSearch({ term: 'mar', titles: found })
  await expect.element(screen.getByText('1 resultado para “mar”')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'O mar' })).toHaveAttribute('href', '/play/video/7')
  await expectAccessible(screen.container)
})

test('the kinds keep what was searched for', async () => {
  const found = { ...none, itens: [aTitleItem({ id: 7 })], total: 1 }
  const screen = await openSearch({ term: 'mar', titles: found })
  await expect
    .element(screen.getByRole('link', { name: 'Filmes' }))
    .toHaveAttribute('href', '/play/search?type=query&term=mar&kind=FILME')
})

test('where nothing was found, the way on is there', async () => {
  const screen = await openSearch({ term: 'xyzzy', kind: 'AULA', titles: none })
  await expect.element(screen.getByText('Nenhum resultado para “xyzzy”')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Buscar em todos os tipos' }))
    .toHaveAttribute('href', '/play/search?type=query&term=xyzzy')
  await expectAccessible(screen.container)
})

test('where nothing was found there are other titles, and no kinds to choose from', async () => {
  const screen = await openSearch({ term: 'xyzzy', titles: none, suggested: [aTitleItem({ id: 7, titulo: 'O mar' })] })
  await expect.element(screen.getByRole('heading', { name: 'Para assistir agora' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'O mar' })).toHaveAttribute('href', '/play/video/7')
  await expect.element(screen.getByRole('link', { name: 'Filmes' })).not.toBeInTheDocument()
  await expectAccessible(screen.container)
})

test('results follow while one types', async () => {
  const screen = await openSearch({})
  await screen.getByRole('searchbox').fill('mar')
  await expect.element(screen.getByRole('searchbox')).not.toBeInTheDocument()
})

test('a visitor is asked to sign in for their list, and comes back to it', async () => {
  const screen = await openSearch({ type: 'my-list' })
  await expect.element(screen.getByText('A sua lista espera por você')).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expectAccessible(screen.container)
})
