import { refuse } from '@narthex/client/testing/stub-api'
import { directoryChecks } from '@narthex/contract/media/podcast-office.endpoints'
import { podcastShow } from '@narthex/contract/media/podcast-show.settings'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { stubContent } from '../../testing/news-api.ts'
import { leaveNothing, renderOffice } from '../../testing/render-office.tsx'
import { stubSettings } from '../../testing/settings-api.ts'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const waiting = { timeout: 8000 }
const episode = {
  titulo: 'O poço',
  descricao: '',
  audio: null,
  audioTipo: null,
  audioBytes: null,
  duracaoSegundos: null,
  origem: 'IGREJA',
  posicao: null,
}
const ownFields = ['descricao', 'audio', 'audioTipo', 'audioBytes', 'duracaoSegundos']

async function openEpisode(own: object = {}) {
  const api = stubContent('/escritorio/podcast/episodio/', { 1: { ...episode, ...own } }, ownFields)
  const { screen } = await renderOffice('/content/podcast/1')
  await expect.element(screen.getByRole('textbox', { name: 'Título' })).toHaveValue('O poço')
  return { api, screen }
}

describe('an episode', () => {
  test('has its length in minutes and seconds, and keeps what cannot be read', async () => {
    const { api, screen } = await openEpisode({ duracaoSegundos: 1930 })
    const length = screen.getByRole('textbox', { name: /^Duração/ })
    await expect.element(length).toHaveValue('32:10')
    await length.fill('1:02:05')
    await expect.poll(() => api.typed(1)?.duracaoSegundos, waiting).toBe(3725)
    await length.fill('meia hora')
    await screen.getByRole('textbox', { name: 'Título' }).click()
    await expect.element(screen.getByText('Escreva como 32:10 ou 1:02:05.')).toBeVisible()
    await expect.element(length).toHaveValue('meia hora')
  })

  test('asks for the size of a sound on another site alone, and forgets that of the former one', async () => {
    const { api, screen } = await openEpisode({
      audio: 'https://cdn.example/a.mp3',
      audioBytes: 9,
      duracaoSegundos: 60,
    })
    await expect.element(screen.getByRole('spinbutton', { name: /^Tamanho/ })).toHaveValue(9)
    await screen.getByRole('textbox', { name: /^Áudio/ }).fill('https://cdn.example/b.mp3')
    await expect.poll(() => api.typed(1)?.audio, waiting).toBe('https://cdn.example/b.mp3')
    expect(api.typed(1)).toMatchObject({ audioBytes: null, duracaoSegundos: null, audioTipo: null })
    await screen.getByRole('textbox', { name: /^Áudio/ }).fill('')
    await expect.element(screen.getByRole('spinbutton', { name: /^Tamanho/ })).not.toBeInTheDocument()
  })

  test('of a feed is read alone, and nothing is added beside it', async () => {
    await page.viewport(390, 2400)
    const { screen } = await openEpisode({ origem: 'FEED', situacao: 'PUBLICADO', posicao: 1 })
    await expect.element(screen.getByText(/Este episódio vem do feed/)).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'Título' })).toBeDisabled()
    await expect.element(screen.getByRole('button', { name: 'Publicar' })).not.toBeInTheDocument()
    await expectAccessible(screen.container)
    await expectTouchable(screen.container)
  })

  test('of a feed stands in a list to which nothing is added', async () => {
    stubContent(
      '/escritorio/podcast/episodio/',
      { 1: { ...episode, origem: 'FEED', situacao: 'PUBLICADO' } },
      ownFields,
    )
    const { screen } = await renderOffice('/content/podcast')
    await expect.element(screen.getByRole('row', { name: /O poço/ })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Novo episódio' })).not.toBeInTheDocument()
    const tabs = screen.getByRole('navigation', { name: 'Podcast' })
    await expect.element(tabs.getByRole('link', { name: 'Diretórios' })).toBeVisible()
  })
})

const feed = 'https://host.example/feed'
const show = {
  ...podcastShow.example,
  feedUrl: null,
  categoria: 'Religion & Spirituality',
  subcategoria: 'Christianity',
}
const words = { imagem: null, autor: null, email: null, apple: null, spotify: null, flagExplicito: false, codigo: 'v' }
const reading = {
  flagLendo: false,
  lidoEm: '2026-11-20T12:00:00.000Z',
  tentadoEm: '2026-11-20T13:00:00.000Z',
  proximaBusca: '2026-11-20T15:00:00.000Z',
  falhas: 1,
  falha: 'NAO_ENCONTRADO',
}

async function openShow(own: object = {}, leitura: object | null = null) {
  const api = stubSettings(podcastShow, { ...show, ...words, episodios: 0, ...own })
  api.answers['GET /escritorio/podcast/situacao/'] = { feed, leitura, verificacoes: [] }
  const { screen } = await renderOffice('/content/podcast-show')
  await expect.element(screen.getByRole('radio', { name: /^Publicamos aqui/ })).toBeVisible()
  const save = () => screen.getByRole('button', { name: 'Salvar e mostrar no site' }).click()
  return { api, screen, save }
}

describe('the show', () => {
  test('has the subcategories of its category, and gives a former one up', async () => {
    const { api, screen, save } = await openShow()
    await expect.element(screen.getByRole('combobox', { name: /^Subcategoria/ })).toHaveDisplayValue('Cristianismo')
    await screen.getByRole('combobox', { name: 'Categoria' }).selectOptions('Ciência')
    await screen.getByRole('combobox', { name: /^Subcategoria/ }).selectOptions('Astronomia')
    await save()
    await expect.poll(api.saved).toMatchObject({ categoria: 'Science', subcategoria: 'Astronomy' })
  })

  test('warns before it goes over to a feed while it has episodes, and loses nothing where that is refused', async () => {
    const { api, screen, save } = await openShow({ episodios: 2 })
    await screen.getByRole('radio', { name: /^Já publicamos em outro/ }).click()
    await expect.element(screen.getByText(/Há 2 episódios publicados ou em rascunho aqui/)).toBeVisible()
    await screen.getByRole('textbox', { name: /^Endereço do feed/ }).fill(feed)
    api.answers[`PUT ${podcastShow.path}`] = refuse(409, 'CONFLICT')
    await save()
    await expect.element(screen.getByText(/^Há episódios da igreja, talvez em rascunho/)).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: /^Endereço do feed/ })).toHaveValue(feed)
  })

  test('of a feed tells why it was not read, and reads it when it is told to', async () => {
    await page.viewport(390, 2400)
    const { api, screen } = await openShow({ feedUrl: feed, episodios: 5 }, reading)
    await expect.element(screen.getByText(/Não há nada neste endereço/)).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'Nome do podcast' })).not.toBeInTheDocument()
    await expectAccessible(screen.container)
    await expectTouchable(screen.container)
    const read = { ...reading, falhas: 0, falha: null }
    api.answers['POST /escritorio/podcast/leitura/'] = { feed, leitura: { ...read, flagLendo: true }, verificacoes: [] }
    api.answers['GET /escritorio/podcast/situacao/'] = { feed, leitura: read, verificacoes: [] }
    await screen.getByRole('button', { name: 'Ler agora' }).click()
    await expect.element(screen.getByText(/Não há nada neste endereço/)).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Ler agora' }), waiting).toBeEnabled()
    await screen.getByRole('radio', { name: /^Publicamos aqui/ }).click()
    await expect.element(screen.getByText(/os 5 episódios do feed saem do site/)).toBeVisible()
  })
})

describe('the requirements of directories', () => {
  const check = (nome: string) => ({ nome, situacao: 'OK', motivo: null, episodios: [] as string[] })

  async function openDirectories(verificacoes: object[], address: string | null = feed) {
    const api = stubSettings(podcastShow)
    api.answers['GET /escritorio/podcast/situacao/'] = { feed: address, leitura: null, verificacoes }
    const { screen } = await renderOffice('/content/podcast-directories')
    return screen
  }

  test('say what to do about each, and where the feed is', async () => {
    await page.viewport(390, 2400)
    const checks = directoryChecks.map(check)
    const audio = { ...check('AUDIO'), situacao: 'FALTA', motivo: 'TAMANHO', episodios: ['O poço', 'A sede'] }
    const screen = await openDirectories([...checks.filter(({ nome }) => nome !== 'AUDIO'), audio])
    await expect.element(screen.getByText('Falta 1 coisa para os diretórios aceitarem.')).toBeVisible()
    await expect.element(screen.getByText(/Falta o tamanho do áudio/)).toBeVisible()
    await expect.element(screen.getByText('Episódios: O poço · A sede')).toBeVisible()
    await expect.element(screen.getByText(feed)).toBeVisible()
    await expectAccessible(screen.container)
    await expectTouchable(screen.container)
  })

  test('are told once there is a show', async () => {
    const screen = await openDirectories([], null)
    await screen.getByRole('link', { name: 'Montar o programa' }).click()
    await expect.element(screen.getByRole('radio', { name: /^Publicamos aqui/ })).toBeVisible()
  })

  test('that are all met are told in a word', async () => {
    const screen = await openDirectories(directoryChecks.map(check))
    await expect.element(screen.getByText('Pronto para os diretórios.')).toBeVisible()
  })
})
