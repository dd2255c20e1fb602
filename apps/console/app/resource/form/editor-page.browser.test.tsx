import { refuse } from '@narthex/client/testing/stub-api'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type NewsApi, stubNews } from '../../testing/news-api.ts'
import { leaveNothing, renderOffice } from '../../testing/render-office.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const draft = { 1: 'Mutirão' }
const live = { 1: { titulo: 'Mutirão', situacao: 'PUBLICADO' } }
const waiting = { timeout: 8000 }
/** Calls that change a record. */
const writes = (api: NewsApi) => api.sent.map(({ call }) => call).filter((call) => !call.endsWith('/presenca'))

describe('the editor of a record', () => {
  test('adds it once it can be saved, saves what is typed after that, and publishes it', async () => {
    const api = stubNews({})
    const { screen, router } = await renderOffice('/content/news/new')
    await expectAccessible(screen.container)
    await screen.getByRole('textbox', { name: 'Título' }).fill('Mutirão')
    await expect.element(screen.getByText(/Salvo neste aparelho/).first()).toBeVisible()
    expect(writes(api)).toEqual([])
    await screen.getByRole('textbox', { name: 'Resumo' }).fill('Tragam luvas.')
    await expect.poll(() => router.state.location.pathname, waiting).toBe('/content/news/1')
    await expect.element(screen.getByText(/^Salvo às /)).toBeVisible()
    await screen.getByRole('textbox', { name: 'Título' }).fill('Mutirão no sábado')
    await expect.poll(() => api.records.get(1)?.titulo, waiting).toBe('Mutirão no sábado')
    expect(writes(api)).toEqual(['POST /conteudo/noticia/', 'PUT /conteudo/noticia/1/rascunho'])
    await screen.getByRole('button', { name: 'Publicar' }).click()
    await expect.element(screen.getByText('“Mutirão no sábado” está no site.')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: /Ver no site/ }))
      .toHaveAttribute('href', 'https://mare.example/news/1')
    await screen.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Desfazer' }).click()
    await expect.poll(() => api.records.get(1)?.situacao).toBe('RASCUNHO')
  })

  test('says what is missing, and leads to it', async () => {
    const api = stubNews({})
    const { screen } = await renderOffice('/content/news/new')
    await screen.getByRole('button', { name: 'Publicar' }).click()
    const summary = screen.getByRole('region', { name: 'Confira 2 campos antes de salvar' })
    await expect.element(summary).toHaveFocus()
    await expectAccessible(screen.container)
    await summary.getByRole('link', { name: /Resumo/ }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Resumo' })).toHaveFocus()
    expect(writes(api)).toEqual([])
  })

  test('saves changes of what is live as a draft, and shows them on the site when they are published', async () => {
    const api = stubNews(live)
    const { screen } = await renderOffice('/content/news/1')
    await screen.getByRole('textbox', { name: 'Título' }).fill('Mutirão no domingo')
    await expect.poll(() => api.typed(1)?.titulo, waiting).toBe('Mutirão no domingo')
    expect(api.records.get(1)?.titulo).toBe('Mutirão')
    await expect.element(screen.getByText('Há alterações salvas que o site ainda não mostra')).toBeVisible()
    await expectAccessible(screen.container)
    await screen.getByRole('button', { name: 'Publicar alterações' }).click()
    await expect.poll(() => api.records.get(1)?.titulo).toBe('Mutirão no domingo')
    await expect.element(screen.getByText('Há alterações salvas que o site ainda não mostra')).not.toBeInTheDocument()
  })

  test('saves a draft that is not whole', async () => {
    const api = stubNews(draft)
    const { screen } = await renderOffice('/content/news/1')
    await screen.getByRole('textbox', { name: 'Título' }).fill('')
    await expect.poll(() => api.typed(1)?.titulo, waiting).toBe('')
    await screen.getByRole('button', { name: 'Publicar' }).click()
    await expect.element(screen.getByRole('region', { name: 'Confira um campo antes de salvar' })).toBeVisible()
    expect(api.records.get(1)?.situacao).toBe('RASCUNHO')
  })

  test('brings back what was typed on this device and never sent', async () => {
    const api = stubNews(draft)
    api.answers['PUT /conteudo/noticia/1/rascunho'] = refuse(503, 'UNAVAILABLE')
    const first = await renderOffice('/content/news/1')
    await first.screen.getByRole('textbox', { name: 'Título' }).fill('Nunca enviado')
    await expect.element(first.screen.getByText(/Ainda não foi salvo/), waiting).toBeVisible()
    await first.screen.unmount()
    const { screen } = await renderOffice('/content/news/1')
    await expect.element(screen.getByText(/Recuperamos o que você tinha escrito/)).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Nunca enviado')
    await screen.getByRole('button', { name: 'Voltar ao que está salvo' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Mutirão')
    expect(api.typed(1)?.titulo).toBe('Mutirão')
  })

  test('adds a record once, though the answer to the first try was lost', async () => {
    const api = stubNews({})
    const add = api.answers['POST /conteudo/noticia/'] as (fields: object) => Response
    api.answers['POST /conteudo/noticia/'] = (fields: object) => {
      add(fields)
      api.answers['POST /conteudo/noticia/'] = add
      throw new TypeError('Failed to fetch')
    }
    const { screen, router } = await renderOffice('/content/news/new')
    await screen.getByRole('textbox', { name: 'Título' }).fill('Mutirão')
    await screen.getByRole('textbox', { name: 'Resumo' }).fill('Tragam luvas.')
    await expect.poll(() => router.state.location.pathname, { timeout: 12_000 }).toBe('/content/news/1')
    expect(api.records.size).toBe(1)
  })

  test('takes in what someone else changed of another field', async () => {
    const api = stubNews(draft)
    const { screen } = await renderOffice('/content/news/1')
    await expect.element(screen.getByRole('textbox', { name: 'Resumo' })).toHaveValue('Tragam luvas.')
    api.change(1, { resumo: 'Tragam água.' })
    await screen.getByRole('textbox', { name: 'Título' }).fill('Meu título')
    await expect.element(screen.getByRole('textbox', { name: 'Resumo' }), waiting).toHaveValue('Tragam água.')
    await expect.poll(() => api.records.get(1), waiting).toMatchObject({ titulo: 'Meu título', resumo: 'Tragam água.' })
  })

  test('shows both where someone else changed the same field, and keeps what is chosen', async () => {
    const api = stubNews(draft)
    const { screen } = await renderOffice('/content/news/1')
    await expect.element(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Mutirão')
    api.change(1, { titulo: 'O título dela' })
    await screen.getByRole('textbox', { name: 'Título' }).fill('Meu título')
    const dialog = screen.getByRole('dialog', { name: 'Vocês mudaram o mesmo campo' })
    await expect.element(dialog, waiting).toBeVisible()
    await expectAccessible(screen.container)
    await dialog.getByRole('radio', { name: /O título dela/ }).click()
    await dialog.getByRole('button', { name: 'Ficar com o que escolhi' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('O título dela')
    expect(api.records.get(1)?.titulo).toBe('O título dela')
  })

  test('keeps what is typed where access was taken away', async () => {
    const api = stubNews(draft)
    api.answers['PUT /conteudo/noticia/1/rascunho'] = refuse(403, 'FORBIDDEN')
    const { screen } = await renderOffice('/content/news/1')
    await screen.getByRole('textbox', { name: 'Título' }).fill('Sem acesso')
    await expect.element(screen.getByText(/Não foi salvo/), waiting).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Sem acesso')
  })

  test('has a translation beside the original, and publishes each language in its own words', async () => {
    const api = stubNews(draft)
    const { screen } = await renderOffice('/content/news/1')
    await screen.getByRole('radio', { name: /English/ }).click()
    await screen.getByRole('button', { name: 'Traduzir para English' }).click()
    await expect.element(screen.getByRole('region', { name: 'Original em Português' })).toMatchTextContent('Mutirão')
    await screen.getByRole('textbox', { name: 'Título' }).fill('Clean-up')
    await screen.getByRole('textbox', { name: 'Resumo' }).fill('Bring gloves.')
    await expect
      .poll(() => api.typed(1)?.traducoes, waiting)
      .toEqual({ en: { titulo: 'Clean-up', resumo: 'Bring gloves.', corpo: null } })
    await expect.element(screen.getByRole('radio', { name: 'English · pronta' })).toBeVisible()
    expect(api.records.get(1)?.titulo).toBe('Mutirão')
  })

  test('writes rich text as the contract has it', async () => {
    const api = stubNews(draft)
    const { screen } = await renderOffice('/content/news/1')
    const text = screen.getByRole('textbox', { name: 'Texto', exact: true })
    await text.click()
    await userEvent.keyboard('Às oito.')
    await userEvent.keyboard('{Control>}a{/Control}')
    await screen.getByRole('button', { name: 'Negrito' }).click()
    await expect
      .poll(() => api.typed(1)?.corpo, waiting)
      .toEqual({
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Às oito.', marks: [{ type: 'bold' }] }] }],
      })
    await expectAccessible(screen.container)
  })

  test('tells its history, and deletes after a question', async () => {
    const api = stubNews(draft)
    api.answers['GET /conteudo/noticia/1/historico'] = {
      itens: [
        {
          id: 1,
          acao: 'CONTENT_SET',
          momento: '2026-11-29T12:00:00.000Z',
          usuario: { id: 70, nome: 'Rui', sobrenome: 'Sá' },
          campos: [
            { campo: 'textos', antes: [{ titulo: 'Antes' }], depois: [{ titulo: 'Mutirão' }] },
            { campo: 'versao', antes: 1, depois: 2 },
          ],
        },
      ],
      proximo: null,
      total: 1,
    }
    const { screen, router } = await renderOffice('/content/news/1')
    await screen.getByRole('button', { name: 'Mais' }).click()
    await screen.getByRole('menuitem', { name: 'Histórico' }).click()
    const history = screen.getByRole('dialog', { name: 'Histórico' })
    await expect.element(history).toMatchTextContent('Rui Sá · Alterou')
    await expect.element(history).toMatchTextContent('Antes')
    await expectAccessible(screen.container)
    await userEvent.keyboard('{Escape}')
    await screen.getByRole('button', { name: 'Mais' }).click()
    await screen.getByRole('menuitem', { name: 'Excluir' }).click()
    await screen.getByRole('dialog', { name: 'Excluir “Mutirão”?' }).getByRole('button', { name: 'Excluir' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/content/news')
    expect(api.records.size).toBe(0)
  })

  test('shows how it was, and brings a version back as a draft', async () => {
    const api = stubNews(live)
    const at = '/conteudo/noticia/1/versao/'
    const version = { id: 4, versao: 1, motivo: 'PUBLICACAO', momento: '2026-11-28T12:00:00.000Z', usuario: null }
    const formulario = { ...api.typed(1), titulo: 'Mutirão de ontem' }
    api.answers[`GET ${at}`] = { itens: [version], proximo: null, total: 1 }
    api.answers[`GET ${at}4`] = { ...version, formulario }
    api.answers[`POST ${at}4`] = () => {
      api.drafts.set(1, { revisao: 1, editor: 'mine', formulario })
      return (api.answers['GET /conteudo/noticia/1/rascunho'] as () => object)()
    }
    const { screen } = await renderOffice('/content/news/1')
    await screen.getByRole('button', { name: 'Mais' }).click()
    await screen.getByRole('menuitem', { name: 'Versões' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Versões' })
    await dialog.getByRole('button', { name: 'Ver o que mudou' }).click()
    await expect.element(dialog).toMatchTextContent('de ontem')
    await expectAccessible(screen.container)
    await dialog.getByRole('button', { name: 'Trazer esta versão de volta' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('Mutirão de ontem')
    expect(api.records.get(1)?.titulo).toBe('Mutirão')
  })

  test('names who else has it open', async () => {
    const api = stubNews(draft)
    const usuario = { id: 71, nome: 'Rui', sobrenome: 'Sá' }
    api.answers['PUT /conteudo/noticia/1/presenca'] = {
      outros: [{ usuario, desde: '2026-11-29T12:00:00Z' }],
      versao: 1,
      revisao: 0,
    }
    const { screen } = await renderOffice('/content/news/1')
    await expect.element(screen.getByText(/^Rui também está com isto aberto/)).toBeVisible()
  })

  test('says that a record is gone, and that an address is none', async () => {
    stubNews({})
    const { screen } = await renderOffice('/content/news/9')
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Este registro não existe mais')
    await screen.unmount()
    const other = await renderOffice('/content/news/abc')
    await expect
      .element(other.screen.getByRole('heading', { level: 1 }))
      .toMatchTextContent('Este registro não existe mais')
  })

  test('fits a phone', async () => {
    await page.viewport(390, 844)
    stubNews(draft)
    const { screen } = await renderOffice('/content/news/1')
    await expect.element(screen.getByRole('textbox', { name: 'Título' })).toBeVisible()
    await expectAccessible(screen.container)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})
