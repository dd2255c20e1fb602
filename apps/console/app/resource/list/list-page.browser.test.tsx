import { refuse } from '@narthex/client/testing/stub-api'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { stubNews } from '../../testing/news-api.ts'
import { leaveNothing, renderOffice } from '../../testing/render-office.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const three = { 1: 'Mutirão no sábado', 2: { titulo: 'Batismo', situacao: 'PUBLICADO' }, 3: 'Viagem' }

describe('the list of a kind', () => {
  test('shows its records with their state, and has no barrier at any width', async () => {
    stubNews(three)
    const { screen } = await renderOffice('/content/news')
    await expect.element(screen.getByRole('heading', { name: 'Notícias', level: 1 })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Mutirão no sábado' })).toBeVisible()
    await expect.element(screen.getByRole('row', { name: /Batismo/ })).toMatchTextContent('No ar')
    await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '4')
    await expectAccessible(screen.container)
    await page.viewport(390, 844)
    await expectAccessible(screen.container)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  test('keeps search, filter and order in its address', async () => {
    const api = stubNews(three)
    const { screen, router } = await renderOffice('/content/news')
    await screen.getByRole('searchbox').fill('bat')
    await expect.poll(() => router.state.location.search).toBe('?q=bat')
    await screen.getByRole('combobox', { name: 'Situação' }).selectOptions('PUBLICADO')
    await screen.getByRole('button', { name: /Título/ }).click()
    await expect.poll(() => router.state.location.search).toBe('?q=bat&situacao=PUBLICADO&sort=titulo')
    await expect.poll(() => api.asked.at(-1)).toBe('GET /conteudo/noticia/?situacao=PUBLICADO&term=bat&ordem=titulo')
    await expect.element(screen.getByRole('columnheader', { name: /Título/ })).toHaveAttribute('aria-sort', 'ascending')
    await screen.getByRole('button', { name: 'Limpar os filtros' }).click()
    await expect.poll(() => router.state.location.search).toBe('?sort=titulo')
    await expect.element(screen.getByRole('searchbox')).toHaveValue('')
  })

  test('goes on by fifty, and keeps its place for who comes back', async () => {
    stubNews(Object.fromEntries(Array.from({ length: 60 }, (_, at) => [at + 1, `Notícia ${at + 1}`])))
    const { screen, router } = await renderOffice('/content/news')
    await screen.getByRole('button', { name: 'Mostrar mais' }).click()
    await screen.getByRole('link', { name: 'Notícia 55', exact: true }).click()
    await expect.element(screen.getByRole('heading', { name: 'Notícia 55' })).toBeVisible()
    await router.navigate(-1)
    await expect.element(screen.getByRole('link', { name: 'Notícia 55', exact: true })).toHaveFocus()
  })

  test('is walked by keys alone', async () => {
    stubNews(three)
    const { screen, router } = await renderOffice('/content/news')
    await expect.element(screen.getByRole('link', { name: 'Viagem' })).toBeVisible()
    await userEvent.keyboard('jjx')
    await expect.element(screen.getByRole('checkbox', { name: 'Marcar “Batismo”' })).toBeChecked()
    await userEvent.keyboard('/')
    await expect.element(screen.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('jn')
    await expect.element(screen.getByRole('searchbox')).toHaveValue('jn')
    await screen.getByRole('link', { name: 'Viagem' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/content/news/3')
  })

  test('does one thing with all that are marked, and leaves the others alone', async () => {
    const api = stubNews(three)
    const { screen } = await renderOffice('/content/news')
    await screen.getByRole('checkbox', { name: 'Marcar “Mutirão no sábado”' }).click()
    await screen.getByRole('checkbox', { name: 'Marcar “Viagem”' }).click()
    await expectAccessible(screen.container)
    await screen.getByRole('region', { name: 'Ações' }).getByRole('button', { name: 'Publicar' }).click()
    await expect.element(screen.getByText('Feito em 2 registros.')).toBeVisible()
    expect(api.sent).toEqual([
      { call: 'POST /conteudo/noticia/lote/', body: { acao: 'PUBLICAR', selecao: { ids: [1, 3] } } },
    ])
    await expect.element(screen.getByRole('row', { name: /Viagem/ })).toMatchTextContent('No ar')
    await expect.element(screen.getByText(/marcadas?$/)).not.toBeInTheDocument()
  })

  test('does one thing with all that match the filter after it was said how many, and with no others', async () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [at + 1, `Bazar ${at + 1}`]))
    const api = stubNews({ ...many, 99: 'Viagem' })
    const { screen } = await renderOffice('/content/news?q=bazar')
    await screen.getByRole('checkbox', { name: 'Marcar todas as linhas à vista' }).click()
    await screen.getByRole('button', { name: 'Marcar todos os 60 que combinam' }).click()
    await screen.getByRole('checkbox', { name: 'Marcar “Bazar 7”', exact: true }).click()
    await screen.getByRole('region', { name: 'Ações' }).getByRole('button', { name: 'Excluir' }).click()
    const question = screen.getByRole('dialog', { name: 'Excluir 59 registros?' })
    await expect.element(question).toMatchTextContent('Bazar 1')
    await expectAccessible(screen.container)
    await question.getByRole('button', { name: 'Continuar' }).click()
    await expect.poll(() => [...api.records.keys()]).toEqual([7, 99])
    expect(api.sent.at(-1)?.body).toEqual({
      acao: 'REMOVER',
      selecao: { filtro: { term: 'bazar' }, exceto: [7], quantos: 59, resumo: 'a1'.repeat(16) },
    })
  })

  test('says when the list has moved since it was looked at, and does nothing', async () => {
    const api = stubNews(three)
    api.answers['POST /conteudo/noticia/lote/'] = refuse(409, 'SELECTION_CHANGED')
    const { screen } = await renderOffice('/content/news')
    await screen.getByRole('checkbox', { name: 'Marcar “Viagem”' }).click()
    await screen.getByRole('region', { name: 'Ações' }).getByRole('button', { name: 'Publicar' }).click()
    await expect.element(screen.getByText(/A lista mudou enquanto você olhava/)).toBeVisible()
    await expect.element(screen.getByText('1 marcada')).toBeVisible()
  })

  test('teaches what it is for when it is empty, and says when nothing matches', async () => {
    stubNews({})
    const { screen } = await renderOffice('/content/news')
    await expect.element(screen.getByText('Conte o que acontece na igreja')).toBeVisible()
    await expectAccessible(screen.container)
    await screen.getByRole('searchbox').fill('nada')
    await expect.element(screen.getByText('Nada encontrado')).toBeVisible()
  })

  test('says when it cannot be loaded, and is tried again', async () => {
    const api = stubNews(three)
    const answer = api.answers['GET /conteudo/noticia/']
    api.answers['GET /conteudo/noticia/'] = refuse(503, 'UNAVAILABLE')
    const { screen } = await renderOffice('/content/news')
    await expect.element(screen.getByRole('alert')).toBeVisible()
    api.answers['GET /conteudo/noticia/'] = answer
    await screen.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(screen.getByRole('link', { name: 'Viagem' })).toBeVisible()
  })

  test('is no page for who may not see it, and offers nothing that one may not do', async () => {
    const api = stubNews(three)
    const hidden = await renderOffice('/content/news', { permissoes: ['giving.read'] })
    await expect.element(hidden.screen.getByRole('heading', { name: 'Esta página não existe', level: 1 })).toBeVisible()
    expect(api.asked).toEqual([])
    await hidden.screen.unmount()
    const { screen } = await renderOffice('/content/news', { permissoes: ['content.write'] })
    await screen.getByRole('checkbox', { name: 'Marcar “Viagem”' }).click()
    const bar = screen.getByRole('region', { name: 'Ações' })
    await expect.element(bar.getByRole('button', { name: 'Excluir' })).toBeVisible()
    await expect.element(bar.getByRole('button', { name: 'Publicar' })).not.toBeInTheDocument()
  })
})
