import { refuse } from '@narthex/client/testing/stub-api'
import { videoChannel } from '@narthex/contract/media/video-channel.settings'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { stubKind } from '../../testing/kind-api.ts'
import { leaveNothing, renderOffice } from '../../testing/render-office.tsx'
import { stubSettings } from '../../testing/settings-api.ts'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const sermon = {
  titulo: 'O sal e a luz',
  descricao: null,
  imagem: null,
  endereco: '/media/files/AAAAAAAAAAAAAAAAAAAAAA.mp4',
  servico: 'ARQUIVO',
  codigo: null,
  url: '/media/files/AAAAAAAAAAAAAAAAAAAAAA.mp4',
  duracaoSegundos: null,
  serie: 'Marés',
  pregador: null,
  referencia: null,
  idioma: 'pt-br',
  capitulos: [],
  legendas: [],
  situacao: 'RASCUNHO',
  dataPublicacao: '2026-05-03T10:00:00Z',
  idExterno: null,
  flagRascunho: false,
  publicarEm: null,
}
const names = { series: [{ nome: 'Marés', total: 3 }], pregadores: [{ nome: 'Lídia', total: 1 }] }
const office = { permissoes: ['content.write', 'content.publish', 'media'] as const }

async function openVideo(own: object = {}) {
  const api = stubKind('/escritorio/video/', [{ ...sermon, ...own }])
  api.answers['GET /escritorio/video-nome/'] = names
  const { situacao: _, servico: __, codigo: ___, url: ____, flagRascunho: _____, publicarEm, ...formulario } = sermon
  const draft = { revisao: 0, versao: 1, versaoBase: 1, flagPendente: false, flagPublicado: false, sequencia: 0 }
  const kept = { ...draft, problemas: [], alteradoEm: null, usuario: null, publicarEm, fusoHorario: 'America/Recife' }
  const answer = (typed: object) => ({ ...kept, falha: null, formulario: { ...formulario, ...own, ...typed } })
  api.answers['GET /escritorio/video/1/rascunho'] = () => answer({})
  api.answers['PUT /escritorio/video/1/rascunho'] = (save: { readonly formulario: object }) => answer(save.formulario)
  api.answers['PUT /escritorio/video/1/presenca'] = { outros: [], versao: 1, revisao: 0 }
  const { screen } = await renderOffice('/content/videos/1', { permissoes: [...office.permissoes] })
  const address = screen.getByRole('textbox', { name: 'Endereço do vídeo' })
  await expect.element(address).toBeVisible()
  return { api, screen, address }
}

describe('a video', () => {
  test('is listed with its series and its state, beside the channel', async () => {
    stubKind('/escritorio/video/', [sermon])
    const { screen } = await renderOffice('/content/videos', { permissoes: [...office.permissoes] })
    await expect.element(screen.getByRole('row', { name: /O sal e a luz.*Marés.*Rascunho/ })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Canal' })).toBeVisible()
    await expectAccessible(screen.container)
  })

  test('is shown as the site plays it as soon as its address names one', async () => {
    const { screen, address } = await openVideo()
    await address.fill('https://vimeo.com/event/4321')
    await expect.element(screen.getByText(/Este endereço não é de um vídeo/)).toBeVisible()
    await address.fill('https://vimeo.com/4321/abcdef0123')
    const frame = screen.getByTitle('O vídeo, como o site o mostra')
    await expect
      .element(frame)
      .toHaveAttribute('src', expect.stringMatching(/\/embed\/player\?service=vimeo&code=4321%2Fabcdef0123$/))
  })

  test('takes over what its service tells, and only where nothing is typed', async () => {
    const { api, screen, address } = await openVideo()
    api.answers['POST /escritorio/video-ficha/'] = {
      titulo: 'Outro título',
      descricao: 'Com Lia',
      imagem: '/media/images/BBBBBBBBBBBBBBBBBBBBBB_800x450.webp',
      duracaoSegundos: 1930,
    }
    await address.fill('https://youtu.be/abcdefghijk')
    await screen.getByRole('button', { name: 'Preencher com os dados do YouTube' }).click()
    await expect.element(screen.getByRole('textbox', { name: /^Duração/ })).toHaveValue('32:10')
    await expect.element(screen.getByRole('textbox', { name: /^Descrição/ })).toHaveValue('Com Lia')
    await expect.element(screen.getByRole('textbox', { name: 'Título', exact: true })).toHaveValue('O sal e a luz')
  })

  test('says so where its service tells nothing, and keeps what was typed', async () => {
    const { api, screen, address } = await openVideo()
    api.answers['POST /escritorio/video-ficha/'] = refuse(404, 'NOT_FOUND')
    await address.fill('https://youtu.be/abcdefghijk')
    await screen.getByRole('button', { name: /^Preencher/ }).click()
    await expect.element(screen.getByText(/O serviço não informa nada sobre este vídeo/)).toBeVisible()
    await expect.element(address).toHaveValue('https://youtu.be/abcdefghijk')
  })

  test('offers the series that there are, and takes a new one', async () => {
    const { screen } = await openVideo()
    const series = screen.getByRole('combobox', { name: /^Série/ })
    await expect.element(series).toHaveValue('Marés')
    await expect.poll(() => document.querySelector('datalist option')?.getAttribute('value')).toBe('Marés')
    await series.fill('Pontes')
    await expect.element(series).toHaveValue('Pontes')
  })

  test('fits a phone', async () => {
    await page.viewport(320, 740)
    const { screen } = await openVideo({
      capitulos: [{ inicioSegundos: 65, titulo: 'Leitura' }],
      legendas: [{ idioma: 'pt-BR', url: '/media/files/AAAAAAAAAAAAAAAAAAAAAA.vtt' }],
    })
    await expect.element(screen.getByRole('textbox', { name: /^Começa em/ })).toHaveValue('1:05')
    await expectAccessible(screen.container)
    await expectTouchable(screen.container)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})

describe('the channel', () => {
  const leitura = {
    flagLendo: false,
    tentadaEm: '2026-06-02T05:00:00Z',
    lidaEm: '2026-06-01T05:00:00Z',
    proximaEm: '2026-06-02T06:00:00Z',
    encontrados: 15,
    adicionados: 2,
    falhas: 1,
    erro: 'NAO_ENCONTRADO',
  }
  const channel = { serie: 'Cultos', flagPublicar: true, flagAtivo: true, leitura }

  test('tells how its reading went, and is read now', async () => {
    const api = stubSettings(videoChannel, channel)
    api.answers['GET /escritorio/video-nome/'] = names
    const read = { ...channel, leitura: { ...leitura, falhas: 0, erro: null, adicionados: 0 } }
    api.answers['POST /escritorio/video-canal/leitura'] = read
    const { screen } = await renderOffice('/content/video-channel', { permissoes: [...office.permissoes] })
    await expect.element(screen.getByText('Não há canal neste endereço.', { exact: false })).toBeVisible()
    await expect.element(screen.getByText('15 vídeos no canal, 2 novos')).toBeVisible()
    await expectAccessible(screen.container)
    await screen.getByRole('button', { name: 'Ler agora' }).click()
    await expect.element(screen.getByText('15 vídeos no canal, nenhum novo')).toBeVisible()
    await expect.element(screen.getByText('Não há canal neste endereço.', { exact: false })).not.toBeInTheDocument()
  })

  test('is refused by its form where the address is that of one film', async () => {
    const api = stubSettings(videoChannel, channel)
    api.answers['GET /escritorio/video-nome/'] = names
    const { screen } = await renderOffice('/content/video-channel', { permissoes: [...office.permissoes] })
    await screen.getByRole('textbox', { name: /^Endereço do canal/ }).fill('https://youtu.be/abcdefghijk')
    await screen.getByRole('button', { name: /^Salvar/ }).click()
    await expect.element(screen.getByRole('region', { name: /^Confira/ })).toBeVisible()
    expect(api.sent).toEqual([])
  })
})
