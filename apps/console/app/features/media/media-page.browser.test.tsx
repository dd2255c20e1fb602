import { refuse, stubApi } from '@narthex/client/testing/stub-api'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aPdf, aPhoto, listed } from '../../testing/library-files.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { MediaPage } from './media-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const quota = { bytes: 5 * 1024 ** 3, limite: 20 * 1024 ** 3 }
const uses = { itens: [{ tipo: 'NOTICIA', id: 9, titulo: 'Mutirão', campo: 'imagem' }], total: 1 }

function openPage(answers: Parameters<typeof stubApi>[0] = {}, address = '/content/media') {
  const api = stubApi({
    'GET /midia/': listed(aPhoto(), aPdf({ textoAlternativo: null })),
    'GET /midia/cota': quota,
    'GET /midia/1': aPhoto(),
    'GET /midia/1/uso': { itens: [], total: 0 },
    ...answers,
  })
  return { api, screen: renderScreen(address, <MediaPage />) }
}
const addressOf = (container: Element) => container.querySelector('main')?.dataset.address

describe('the media library', () => {
  test('shows what is there, what still waits for words, and how much room is left', async () => {
    const { screen: rendering } = openPage()
    const screen = await rendering
    await expect.element(screen.getByRole('button', { name: /^Coro no porto/ })).toBeVisible()
    await expect.element(screen.getByText('Sem descrição')).toBeVisible()
    await expect.element(screen.getByText(/2 arquivos · 5 GB de 20 GB em uso/)).toBeVisible()
    await expectAccessible(screen.container)
  })

  test('is searched, filtered and sorted by its address, and drawn as a list where that is wanted', async () => {
    const { api, screen: rendering } = openPage()
    const screen = await rendering
    await screen.getByLabelText('Mostrar').selectOptions('noText')
    await expect.poll(() => addressOf(screen.container)).toBe('/content/media?mostrar=noText')
    await screen.getByLabelText('Tipo').selectOptions('IMAGEM')
    await screen.getByRole('searchbox').fill('coro')
    const query = 'GET /midia/?ordem=-criadoEm&term=coro&tipo=IMAGEM&semTexto=true'
    await expect.poll(() => api.asked).toContain(query)
    await screen.getByRole('radio', { name: 'Lista' }).click()
    await expect.element(screen.getByText(/Fotos · 2,3 MB/)).toBeVisible()
    expect(localStorage.getItem('narthex-office-media-shape')).toBe('list')
    await expectAccessible(screen.container)
  })

  test('that finds nothing leads back to everything', async () => {
    const { screen: rendering } = openPage(
      { 'GET /midia/': (_: never, url: URL) => (url.searchParams.has('term') ? listed() : listed(aPhoto())) },
      '/content/media?q=nada',
    )
    const screen = await rendering
    await expect.element(screen.getByText('Nada foi encontrado')).toBeVisible()
    await screen.getByRole('button', { name: 'Mostrar tudo' }).click()
    await expect.element(screen.getByRole('button', { name: /^Coro no porto/ })).toBeVisible()
    expect(addressOf(screen.container)).toBe('/content/media')
    await expect.element(screen.getByRole('searchbox')).toHaveValue('')
  })

  test('says what to do where it is empty, and where it cannot be reached', async () => {
    const { api, screen: rendering } = openPage({ 'GET /midia/': listed() })
    const screen = await rendering
    await expect.element(screen.getByText('Ainda não há fotos nem arquivos')).toBeVisible()
    api.answers['GET /midia/'] = refuse(500, 'INTERNAL')
    await screen.getByLabelText('Mostrar').selectOptions('trash')
    await expect.element(screen.getByRole('button', { name: /tentar/i })).toBeVisible()
  })

  test('refuses what is no file of the library before it is sent, and says why', async () => {
    const { screen: rendering } = openPage()
    const screen = await rendering
    await expect.element(screen.getByRole('button', { name: /^Coro no porto/ })).toBeVisible()
    const data = new DataTransfer()
    data.items.add(new File(['<html>'], 'pagina.html', { type: 'text/html' }))
    screen.container
      .querySelector('fieldset')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
    await expect.element(screen.getByText(/Este tipo de arquivo não é aceito/)).toBeVisible()
    await expectAccessible(screen.container)
    await screen.getByRole('button', { name: 'Fechar a lista de envios' }).click()
    await expect.element(screen.getByText('pagina.html')).not.toBeInTheDocument()
  })
})

describe('a file of the library', () => {
  test('is named and described, and tells who changed it at the same time without losing a word', async () => {
    const saved = aPhoto({ versao: 3, nome: 'Coro', textoAlternativo: 'O coro canta' })
    let isTaken = true
    const { api, screen: rendering } = openPage({
      'GET /midia/1': () => aPhoto(isTaken ? {} : { versao: 2, nome: 'Coro' }),
      'PUT /midia/1': () => {
        if (!isTaken) return saved
        isTaken = false
        return refuse(409, 'CHANGED_MEANWHILE')()
      },
    })
    const screen = await rendering
    await screen.getByRole('button', { name: /^Coro no porto/ }).click()
    await expect.poll(() => addressOf(screen.container)).toBe('/content/media?arquivo=1')
    const text = screen.getByLabelText(/Descrição da foto/)
    await text.fill('O coro canta')
    await expectAccessible(screen.container)
    await screen.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(screen.getByText(/Outra pessoa mudou este arquivo/)).toBeVisible()
    await expect.element(text).toHaveValue('O coro canta')
    await expect.element(screen.getByLabelText('Nome')).toHaveValue('Coro')
    await screen.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(screen.getByText('“Coro” foi salvo.')).toBeVisible()
    expect(api.sent.at(-1)).toMatchObject({
      call: 'PUT /midia/1',
      body: { versao: 2, nome: 'Coro', textoAlternativo: 'O coro canta', flagDecorativa: false },
    })
    await expect.element(screen.getByRole('button', { name: 'Salvar' })).not.toBeInTheDocument()
  })

  test('that says nothing is decorative, and has no words then', async () => {
    const { api, screen: rendering } = openPage({
      'GET /midia/1': aPhoto({ textoAlternativo: 'O coro' }),
      'PUT /midia/1': aPhoto({ versao: 2, flagDecorativa: true }),
    })
    const screen = await rendering
    await screen.getByRole('button', { name: /^Coro no porto/ }).click()
    await screen.getByLabelText('É só decoração').click()
    await expect.element(screen.getByLabelText(/Descrição da foto/)).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Salvar' }).click()
    await expect.poll(() => api.sent.at(-1)?.body).toMatchObject({ flagDecorativa: true, textoAlternativo: null })
  })

  test('has a focal point, set by keys alone', async () => {
    const { api, screen: rendering } = openPage({ 'PUT /midia/1': aPhoto({ versao: 2, foco: { x: 51, y: 50 } }) })
    const screen = await rendering
    await screen.getByRole('button', { name: /^Coro no porto/ }).click()
    const slider = screen.getByRole('slider', { name: 'Da esquerda para a direita' })
    await expect.element(slider).toBeVisible()
    ;(slider.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}')
    await screen.getByRole('button', { name: 'Salvar' }).click()
    await expect.poll(() => api.sent.at(-1)?.body).toMatchObject({ foco: { x: 51, y: 50 } })
  })

  test('that is in use stays, and says where it is used', async () => {
    const { screen: rendering } = openPage({
      'GET /midia/1/uso': uses,
      'DELETE /midia/1': refuse(409, 'FILE_IN_USE'),
    })
    const screen = await rendering
    await screen.getByRole('button', { name: /^Coro no porto/ }).click()
    await expect.element(screen.getByRole('link', { name: 'Mutirão' })).toHaveAttribute('href', '/content/news/9')
    await screen.getByRole('button', { name: 'Mover para a lixeira' }).click()
    await expect.element(screen.getByText(/Este arquivo está em uso/)).toBeVisible()
  })

  test('goes to the trash, and comes back by one press', async () => {
    const { api, screen: rendering } = openPage({
      'DELETE /midia/1': {},
      'POST /midia/lixeira/1': aPhoto(),
    })
    const screen = await rendering
    await screen.getByRole('button', { name: /^Coro no porto/ }).click()
    await screen.getByRole('button', { name: 'Mover para a lixeira' }).click()
    await expect.poll(() => addressOf(screen.container)).toBe('/content/media')
    await screen.getByRole('button', { name: 'Desfazer' }).click()
    await expect.element(screen.getByText('“Coro no porto” voltou.')).toBeVisible()
    expect(api.sent.map(({ call }) => call)).toEqual(['DELETE /midia/1', 'POST /midia/lixeira/1'])
  })

  test('in the trash is removed for good once that is confirmed', async () => {
    const { api, screen: rendering } = openPage({
      'GET /midia/1': aPhoto({ removidoEm: '2026-05-05T12:00:00Z' }),
      'DELETE /midia/lixeira/1': {},
    })
    const screen = await rendering
    await screen.getByRole('button', { name: /^Coro no porto/ }).click()
    await screen.getByRole('button', { name: 'Excluir de vez' }).click()
    expect(api.sent).toEqual([])
    await expect.element(screen.getByText('Excluir “Coro no porto” de vez?')).toBeVisible()
    await screen.getByRole('button', { name: 'Excluir de vez' }).click()
    await expect.poll(() => api.sent.map(({ call }) => call)).toEqual(['DELETE /midia/lixeira/1'])
  })
})
