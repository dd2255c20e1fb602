import { refuse } from '@narthex/client/testing/stub-api'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { importRow, stubImport } from '../../testing/import-api.ts'
import { leaveNothing, renderOffice } from '../../testing/render-office.tsx'

const songs = '/escritorio/louvor/'
const news = '/conteudo/noticia/'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

/** Chooses files as a person does in the dialog of the system. */
const choose = async (...files: File[]) => {
  const find = () => document.querySelector<HTMLInputElement>('main input[type=file]')
  await expect.poll(find).not.toBeNull()
  const input = find()
  if (input) await userEvent.upload(input, files)
}
const song = (name: string, text = '{title: Barco}\n[G]Vem') => new File([text], name)

describe('the beginning of an import', () => {
  test('is offered by a list that is empty, and has no barrier at any width', async () => {
    stubImport(songs)
    const { screen, router } = await renderOffice('/content/songs')
    await screen.getByRole('main').getByRole('link', { name: 'Importar' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/content/songs/import')
    await expect.element(screen.getByRole('button', { name: 'Escolher arquivos' })).toBeVisible()
    await expectAccessible(screen.container)
    await page.viewport(390, 844)
    await expectAccessible(screen.container)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  test('leads to what else can come over, in its order, as far as one may', async () => {
    stubImport('/escritorio/usuario/')
    const { screen, router } = await renderOffice('/people/import', {
      permissoes: ['people.read', 'people.write', 'content.write'],
    })
    const steps = screen.getByRole('main').getByRole('listitem')
    await expect.element(steps.first()).toBeVisible()
    expect(steps.elements().map((item) => item.getAttribute('aria-current'))).toContain('step')
    await expectAccessible(screen.container)
    await screen.getByRole('main').getByRole('link', { name: 'Louvores' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/content/songs/import')
  })

  test('sends several songs at once, by their names', async () => {
    const api = stubImport(songs)
    const { screen, router } = await renderOffice('/content/songs/import')
    await screen.getByRole('textbox', { name: /De que programa/ }).fill('Coral: 2000')
    await choose(song('a.cho'), song('b.onsong'), song('Sem final'))
    await expect.poll(() => router.state.location.pathname).toBe('/content/songs/import/5')
    const sent = api.sent[0]?.body ?? {}
    expect(sent).toMatchObject({ nome: '3 arquivos', origem: 'Coral  2000', idioma: 'pt' })
    const { arquivo } = sent as { arquivo: File[] }
    expect(arquivo.map(({ name }) => name)).toEqual(['a.cho', 'b.onsong', 'Sem final'])
  })

  test('takes one table alone where a kind has no files of its own', async () => {
    const api = stubImport(news, { flagArquivos: false })
    const { screen, router } = await renderOffice('/content/news/import')
    await expect.element(screen.getByRole('button', { name: 'Escolher arquivo', exact: true })).toBeVisible()
    expect(document.querySelector('main input[type=file]')?.hasAttribute('multiple')).toBe(false)
    await choose(new File(['Título\nUm\n'], 'noticias.csv'))
    await expect.poll(() => router.state.location.pathname).toBe('/content/news/import/5')
    expect(api.sent).toMatchObject([{ body: { nome: 'noticias.csv' } }])
  })

  test('says while it is sent that it is, and that an empty file is one', async () => {
    const api = stubImport(songs)
    let answer = (_: unknown) => {}
    api.answers[`POST ${songs}importacao/`] = () => new Promise((resolve) => (answer = resolve))
    const { screen, router } = await renderOffice('/content/songs/import')
    await choose(song('vazio.cho', ''))
    await expect.element(screen.getByText('Este arquivo está vazio.')).toBeVisible()
    expect(api.sent).toEqual([])
    await choose(song('a.cho'))
    await expect.element(screen.getByText('Enviando…')).toBeVisible()
    answer(api.found)
    await expect.poll(() => router.state.location.pathname).toBe('/content/songs/import/5')
  })

  test('says in the words of the server why nothing can be read, and another file can be chosen', async () => {
    const api = stubImport(songs)
    const message = 'Este arquivo compactado tem caminhos que levam para fora dele.'
    const fault = { code: 'TABLE_UNREADABLE', message: 'no', requestId: 'r', details: [{ path: 'arquivo', message }] }
    api.answers[`POST ${songs}importacao/`] = () => Response.json(fault, { status: 400 })
    const { screen, router } = await renderOffice('/content/songs/import')
    await choose(song('a.zip', 'PK'))
    await expect.element(screen.getByText(message)).toBeVisible()
    await expectAccessible(screen.container)
    api.answers[`POST ${songs}importacao/`] = api.found
    await choose(song('a.cho'))
    await expect.poll(() => router.state.location.pathname).toBe('/content/songs/import/5')
  })
})

describe('an import', () => {
  test('names each file with what it does, and why some are refused', async () => {
    const api = stubImport(songs)
    api.rows.push(
      importRow(3, {
        titulo: 'fotos/capa.jpg',
        arquivo: 'fotos/capa.jpg',
        situacao: 'RECUSADA',
        motivos: [{ campo: null, mensagem: 'Não é de um formato que conhecemos.' }],
      }),
    )
    const { screen } = await renderOffice('/content/songs/import/5')
    const files = screen.getByRole('region', { name: 'O que veio nos arquivos' })
    await expect.element(files.getByText('Louvor 1')).toBeVisible()
    await expect.element(files.getByText('1.cho')).toBeVisible()
    await expect.element(files.getByText('Não é de um formato que conhecemos.')).toBeVisible()
    await expectAccessible(screen.container)
    await files.getByRole('button', { name: 'Recusadas 1' }).click()
    await expect.element(files.getByText('Louvor 1')).not.toBeInTheDocument()
    await expect.element(files.getByText('fotos/capa.jpg')).toBeVisible()
    // Files have no columns that someone would have to name, and none is doubtful.
    await expect.element(screen.getByRole('combobox')).not.toBeInTheDocument()
    await page.viewport(320, 700)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  test('asks what becomes of doubtful files, and counts them then', async () => {
    const api = stubImport(songs, { linhas: { NOVA: 2, DUVIDOSA: 1 } })
    const { screen } = await renderOffice('/content/songs/import/5')
    await expect.element(screen.getByRole('button', { name: 'Gravar 2 registros' })).toBeEnabled()
    await screen.getByRole('combobox', { name: 'Arquivos duvidosos' }).selectOptions('MUDAR')
    await expect.element(screen.getByRole('button', { name: 'Gravar 3 registros' })).toBeEnabled()
    expect(api.sent).toMatchObject([{ body: { duvidosas: 'MUDAR', chave: ['title'] } }])
  })

  test('shows how far it is, and then its report', async () => {
    const api = stubImport(songs)
    const { screen } = await renderOffice('/content/songs/import/5')
    await screen.getByRole('button', { name: 'Gravar 2 registros' }).click()
    await expect
      .element(screen.getByRole('progressbar', { name: 'Gravando…' }))
      .toHaveAttribute('aria-valuetext', '0 de 2')
    await expectAccessible(screen.container)
    api.found = { ...api.found, feitos: 1 }
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 de 2')
    api.rows = [
      importRow(1, { flagFeita: true, registro: 12 }),
      importRow(2, { situacao: 'RECUSADA', flagFeita: true }),
    ]
    api.found = { ...api.found, situacao: 'CONCLUIDO', recusados: 1, desfazerAte: '2026-12-29T12:00:00Z' }
    await expect.element(screen.getByText('1 registro gravado.')).toBeVisible()
    await expect.element(screen.getByText('1 não pôde ser gravado.')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Abrir Louvor 1' }))
      .toHaveAttribute('href', '/content/songs/12')
    await expectAccessible(screen.container)
  })

  test('is canceled while it runs', async () => {
    const api = stubImport(songs, { situacao: 'EM_ANDAMENTO', feitos: 1 })
    const { screen } = await renderOffice('/content/songs/import/5')
    await screen.getByRole('button', { name: 'Cancelar' }).click()
    await expect.element(screen.getByText(/A importação foi cancelada/)).toBeVisible()
    expect(api.sent.map(({ call }) => call)).toEqual([`DELETE ${songs}importacao/5`])
  })

  test('is undone after a question, and says what stayed', async () => {
    const done = { situacao: 'CONCLUIDO', feitos: 2, recusados: 0, desfazerAte: '2026-12-29T12:00:00Z' } as const
    const api = stubImport(songs, done)
    const { screen } = await renderOffice('/content/songs/import/5')
    await screen.getByRole('button', { name: 'Desfazer' }).click()
    const question = screen.getByRole('dialog', { name: 'Desfazer esta importação?' })
    await expect.element(question).toBeVisible()
    await expectAccessible(screen.container)
    await userEvent.keyboard('{Escape}')
    expect(api.sent).toEqual([])
    await screen.getByRole('button', { name: 'Desfazer' }).click()
    await question.getByRole('button', { name: 'Desfazer' }).click()
    await expect.element(screen.getByText('Desfeita em 1 registro.')).toBeVisible()
    await expect.element(screen.getByText('1 ficou: alguém o mudou ou já o usou em outro lugar.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument()
  })

  test('that cannot be had is asked for again', async () => {
    const api = stubImport(songs)
    const answer = api.answers[`GET ${songs}importacao/5`]
    api.answers[`GET ${songs}importacao/5`] = refuse(500, 'INTERNAL')
    const { screen } = await renderOffice('/content/songs/import/5')
    const retry = screen.getByRole('button', { name: 'Tentar de novo' })
    await expect.element(retry).toBeVisible()
    api.answers[`GET ${songs}importacao/5`] = answer
    await retry.click()
    await expect.element(screen.getByText('louvores.zip')).toBeVisible()
  })

  test('of a table has its columns named, and its rows by their numbers', async () => {
    const columns = {
      flagArquivos: false,
      colunas: [
        { titulo: 'Nome', campo: 'title', exemplo: 'Barco' },
        { titulo: '', campo: null, exemplo: '' },
      ],
      campos: [
        { campo: 'title', rotulo: 'Título', flagVarias: false },
        { campo: 'author', rotulo: 'Autor', flagVarias: false },
      ],
    }
    const api = stubImport(songs, columns)
    api.rows = [importRow(2, { arquivo: null })]
    const { screen } = await renderOffice('/content/songs/import/5')
    await expect.element(screen.getByText('Linha 2')).toBeVisible()
    await screen.getByRole('combobox', { name: /^Coluna 2/ }).selectOptions('author')
    await screen.getByRole('button', { name: 'Conferir de novo' }).click()
    await expect.poll(() => api.sent).toMatchObject([{ body: { campos: ['title', 'author'] } }])
    await expect.element(screen.getByRole('button', { name: 'Gravar 2 linhas' })).toBeEnabled()
  })
})

describe('an import of people', () => {
  const people = '/escritorio/usuario/'
  const looked = {
    flagArquivos: false,
    chave: [],
    origem: 'Planning Center',
    linhas: { NOVA: 1, DUVIDOSA: 1 },
    aGravar: 1,
    colunas: [
      { titulo: 'First Name', campo: 'nome', exemplo: 'Ana' },
      { titulo: 'Medical Notes', campo: null, exemplo: '' },
    ],
    campos: [{ campo: 'nome', rotulo: 'Nome', flagVarias: false }],
  }

  test('names the program and the columns that it leaves out, and asks of each doubtful row who it is', async () => {
    const api = stubImport(people, looked)
    const doubt = { campo: null, mensagem: 'Outra pessoa tem este telefone ou e-mail.' }
    api.rows = [
      importRow(1, { titulo: 'Ana Nova', arquivo: null, motivos: [{ campo: 'Telefone', mensagem: 'Não vale.' }] }),
      importRow(2, { titulo: 'Davi', arquivo: null, situacao: 'DUVIDOSA', registro: 7, motivos: [doubt] }),
    ]
    const { screen } = await renderOffice('/people/import/5', { permissoes: ['people.read', 'people.write'] })
    await expect.element(screen.getByText('Arquivo do programa Planning Center')).toBeVisible()
    await expect.element(screen.getByText('Fica de fora: Medical Notes')).toBeVisible()
    await expect.element(screen.getByText(/\(fica de fora\)/)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Gravar 1 linha' })).toBeEnabled()
    const question = screen.getByRole('group', { name: 'O que é a linha de Davi?' })
    await question.getByRole('button', { name: 'É outro registro' }).click()
    await expect.element(screen.getByRole('button', { name: 'Gravar 2 linhas' })).toBeEnabled()
    await expect
      .element(question.getByRole('button', { name: 'É outro registro' }))
      .toHaveAttribute('aria-pressed', 'true')
    expect(api.sent).toMatchObject([{ body: { decisao: 'NOVAS' } }])
    await question.getByRole('button', { name: 'É outro registro' }).click()
    await expect.element(screen.getByRole('button', { name: 'Gravar 1 linha' })).toBeEnabled()
    await expectAccessible(screen.container)
    await page.viewport(320, 700)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})
