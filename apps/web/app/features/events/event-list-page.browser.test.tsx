import type { EventPrice, ListedEvent } from '@narthex/contract/events/event.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { describe, expect, test } from 'vitest'
import type { ChurchSite } from '../../church/site.ts'
import { aSite } from '../../testing/person.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { EventListPage, type EventListPageProps } from './event-list-page.tsx'

const site = { ...aSite, church: { ...aSite.church, nome: 'Ponte' }, corApp: '#0e7c7b' } as ChurchSite

const reais = (minimo: number, maximo = minimo): EventPrice => ({ moeda: 'BRL', minimo, maximo })
const event = (id: number, preco: EventPrice | null): ListedEvent => ({
  id,
  titulo: `Evento ${id}`,
  resumo: null,
  imagem: null,
  local: 'Salão',
  flagOnline: false,
  serie: null,
  preco,
  dataInicio: '2026-12-05T12:00:00.000Z',
  dataFim: '2026-12-05T14:00:00.000Z',
})
const openList = (
  itens: readonly ListedEvent[],
  {
    query = {},
    custos = [],
  }: { query?: EventListPageProps['query']; custos?: EventListPageProps['list']['custos'] } = {},
) =>
  renderPage(
    <EventListPage
      title="Eventos"
      q={undefined}
      query={query}
      list={{ itens, total: itens.length, page: 1, limit: 12, series: [], meses: ['2026-12'], custos }}
      renderedAt="2026-11-24T12:00:00.000Z"
    />,
    { site, origin: 'https://ponte.example' },
  )

const openFilters = async (screen: Awaited<ReturnType<typeof openList>>) => {
  await screen.getByRole('button', { name: /^Filtrar/ }).click()
  await expect.element(screen.getByRole('navigation', { name: 'Local e série' })).toBeVisible()
}

describe('the list of events', () => {
  test.each([
    [reais(0), 'Salão · Gratuito'],
    [reais(5000), 'Salão · R$ 50,00'],
    [reais(5000, 8000), 'Salão · A partir de R$ 50,00'],
    [reais(0, 8000), 'Salão · Gratuito ou pago'],
    [null, 'Salão'],
  ])('a card tells the price %j', async (price, text) => {
    const screen = await openList([event(1, price)])
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  })

  test('is narrowed to free events where there are others, and keeps what else it is narrowed by', async () => {
    const screen = await openList([event(1, reais(0)), event(2, reais(5000))], {
      query: { onde: 'presencial' },
      custos: ['gratuito', 'pago'],
    })
    await expect.element(screen.getByRole('button', { name: 'Filtrar 1 filtro' })).toBeVisible()
    await expectAccessible(screen.container)
    await openFilters(screen)
    const chips = screen.getByRole('navigation', { name: 'Quanto custa' })
    await expect
      .element(chips.getByRole('link', { name: 'Gratuitos' }))
      .toHaveAttribute('href', '/event?onde=presencial&custo=gratuito')
    await expect
      .element(chips.getByRole('link', { name: 'Pagos' }))
      .toHaveAttribute('href', '/event?onde=presencial&custo=pago')
    await expect.element(chips.getByRole('link', { name: 'Qualquer valor' })).toHaveAttribute('aria-current', 'page')
    await expectAccessible(screen.container)
  })

  test('offers no choice of prices where all cost, and a way back from one', async () => {
    const paid = await openList([event(1, reais(5000))], { custos: ['pago'] })
    await openFilters(paid)
    expect(paid.getByRole('navigation', { name: 'Quanto custa' }).elements()).toHaveLength(0)
    await paid.unmount()
    const narrowed = await openList([], { query: { custo: 'gratuito' }, custos: ['pago'] })
    await openFilters(narrowed)
    await expect.element(narrowed.getByRole('link', { name: 'Qualquer valor' })).toHaveAttribute('href', '/event')
  })

  test('opens its filters in a sheet that says how many are set, and lets go of all but the time', async () => {
    const screen = await openList([event(1, null)], {
      query: { quando: 'passados', onde: 'online', mes: '2026-12' },
    })
    const times = screen.getByRole('navigation', { name: 'Quando' })
    await expect.element(times.getByRole('link', { name: 'Passados' })).toHaveAttribute('aria-current', 'page')
    await expect.element(times.getByRole('button')).toHaveAccessibleName('Filtrar 2 filtros')
    expect(screen.getByRole('searchbox').elements()).toHaveLength(0)
    await openFilters(screen)
    await expect.element(screen.getByRole('searchbox', { name: 'Buscar nos eventos' })).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Limpar filtros' }))
      .toHaveAttribute('href', '/event?quando=passados')
    await screen.getByRole('button', { name: 'Ver 1 evento' }).click()
    await expect.poll(() => screen.getByRole('link', { name: 'Limpar filtros' }).elements()).toHaveLength(0)
  })

  test('has no filters where there is no event', async () => {
    const screen = await openList([])
    await expect.element(screen.getByRole('navigation', { name: 'Quando' })).toBeVisible()
    expect(screen.getByRole('button', { name: /^Filtrar/ }).elements()).toHaveLength(0)
  })
})
