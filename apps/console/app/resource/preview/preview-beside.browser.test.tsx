import { refuse } from '@narthex/client/testing/stub-api'
import type { PreviewOrder } from '@narthex/contract/office/preview.endpoints'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type NewsApi, stubNews } from '../../testing/news-api.ts'
import { leaveNothing, renderOffice } from '../../testing/render-office.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const waiting = { timeout: 8000 }
const call = 'POST /escritorio/previa'

/** Answers a document of its own for each order. */
function stubPreviews(api: NewsApi): PreviewOrder[] {
  const orders: PreviewOrder[] = []
  api.answers[call] = (order: PreviewOrder) => {
    orders.push(order)
    const html = `<!doctype html><title>page</title><h1>${order.valores?.titulo}</h1>`
    const endereco = `data:text/html,${encodeURIComponent(html)}#${orders.length}`
    return { endereco, expiraEm: '2099-01-01T00:00:00Z', momento: order.momento ?? new Date().toISOString() }
  }
  return orders
}

const frames = () => [...document.querySelectorAll('iframe')]
const shownFrame = () => frames().find((frame) => !frame.hasAttribute('aria-hidden'))

describe('the preview of a record', () => {
  test('stands beside the form, and follows what is typed when typing rests', async () => {
    await page.viewport(1440, 900)
    const api = stubNews({ 1: 'Mutirão' })
    const orders = stubPreviews(api)
    const { screen } = await renderOffice('/content/news/1')
    await screen.getByRole('button', { name: 'Pré-visualizar' }).click()
    await expect.element(screen.getByRole('region', { name: 'Pré-visualização' })).toBeVisible()
    await expect.poll(() => shownFrame()?.title, waiting).toBe('Pré-visualização: Mutirão')
    expect(orders).toMatchObject([{ tipo: 'noticia', id: 1, pagina: 'ITEM', leitor: 'VISITANTE', idioma: 'pt' }])
    const first = shownFrame()?.src
    const title = screen.getByRole('textbox', { name: 'Título' })
    for (const typed of ['Mutirão no', 'Mutirão no sábado']) await title.fill(typed)
    expect(shownFrame()?.src).toBe(first)
    await expect.poll(() => orders.at(-1)?.valores, waiting).toMatchObject({ titulo: 'Mutirão no sábado' })
    expect(orders.length).toBeLessThan(4)
    await expect.poll(() => frames().map(({ src }) => src.endsWith('#1')), waiting).toEqual([false])
  })

  test('is closed by its button, and asks for nothing while it is', async () => {
    await page.viewport(1440, 900)
    const api = stubNews({ 1: 'Mutirão' })
    const orders = stubPreviews(api)
    const { screen } = await renderOffice('/content/news/1')
    await screen.getByRole('button', { name: 'Pré-visualizar' }).click()
    await expect.poll(() => frames().length, waiting).toBe(1)
    await expectAccessible(screen.container)
    await screen.getByRole('button', { name: 'Fechar pré-visualização' }).click()
    expect(frames()).toEqual([])
    await screen.getByRole('textbox', { name: 'Título' }).fill('Sozinho')
    await expect.poll(() => api.typed(1)?.titulo, waiting).toBe('Sozinho')
    expect(orders).toHaveLength(1)
  })

  test('shows another page to another reader, at another width, in another language, at another moment', async () => {
    await page.viewport(1440, 900)
    const orders = stubPreviews(stubNews({ 1: 'Mutirão' }))
    const { screen } = await renderOffice('/content/news/1')
    await screen.getByRole('button', { name: 'Pré-visualizar' }).click()
    await screen.getByText('A própria página · Visitante · Celular').click()
    await expectAccessible(screen.container)
    await screen.getByRole('combobox', { name: 'Página' }).selectOptions('LISTA')
    await screen.getByRole('combobox', { name: 'Quem está vendo' }).selectOptions('MENOR')
    await screen.getByRole('combobox', { name: 'Idioma', exact: true }).last().selectOptions('es')
    await screen.getByRole('combobox', { name: 'Tela' }).selectOptions('desktop')
    await screen.getByLabelText('Momento').fill('2026-12-24T18:00')
    await expect
      .poll(() => orders.at(-1), waiting)
      .toMatchObject({ pagina: 'LISTA', leitor: 'MENOR', idioma: 'es', momento: '2026-12-24T21:00:00.000Z' })
    await expect.poll(() => shownFrame()?.style.width, waiting).toBe('1280px')
    await expect.element(screen.getByText(/Mostra o site em .*18/)).toBeVisible()
  })

  test('keeps the last good picture, and says what keeps it from showing the next', async () => {
    await page.viewport(1440, 900)
    const api = stubNews({ 1: 'Mutirão' })
    stubPreviews(api)
    const { screen } = await renderOffice('/content/news/1')
    await screen.getByRole('button', { name: 'Pré-visualizar' }).click()
    await expect.poll(() => shownFrame()?.src, waiting).toBeDefined()
    api.answers[call] = refuse(400, 'VALIDATION')
    await screen.getByRole('textbox', { name: 'Título' }).fill('')
    await expect
      .element(screen.getByText('Preencha o que falta no formulário para ver a página.'), waiting)
      .toBeVisible()
    expect(frames()).toHaveLength(1)
    await expectAccessible(screen.container)
    api.answers[call] = refuse(503, 'BUSY')
    await screen.getByRole('button', { name: 'Atualizar' }).click()
    const failure = screen.getByRole('region', { name: 'Pré-visualização' }).getByRole('alert')
    await expect.element(failure).toBeVisible()
    stubPreviews(api)
    await screen.getByRole('button', { name: 'Atualizar' }).click()
    await expect.element(failure).not.toBeInTheDocument()
  })

  test('is a sheet on a phone, all of which can be touched', async () => {
    await page.viewport(390, 844)
    stubPreviews(stubNews({ 1: 'Mutirão' }))
    const { screen } = await renderOffice('/content/news/1')
    await screen.getByRole('button', { name: 'Pré-visualizar' }).click()
    const sheet = screen.getByRole('dialog', { name: 'Pré-visualização' })
    await expect.poll(() => shownFrame()?.src, waiting).toBeDefined()
    await sheet.getByText('A própria página · Visitante · Celular').click()
    await expectAccessible(screen.container)
    await expectTouchable(sheet.element() as HTMLElement)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Pré-visualizar' })).toHaveFocus()
  })
})
