import { refuse } from '@narthex/client/testing/stub-api'
import { startSteps } from '@narthex/contract/churches/start.settings'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { anAdministrator, stubFoundedChurch } from '../../testing/founded-church.ts'
import { leaveNothing, renderOffice } from '../../testing/render-office.tsx'
import { stepSlugs } from './start-steps.ts'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const open = (step = '') => renderOffice(`/start${step && `/${step}`}`, anAdministrator)
const sentTo = (api: ReturnType<typeof stubFoundedChurch>, call: string) =>
  api.sent.flatMap((each) => (each.call === call ? [each.body] : []))

describe('the guided start', () => {
  test.each(startSteps.map((step) => [stepSlugs[step]]))(
    'has no barrier at the step %s, on a desk and on a phone',
    async (slug) => {
      stubFoundedChurch()
      const { screen } = await open(slug)
      await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => document.querySelector('[aria-busy]')).toBeNull()
      await expectAccessible(screen.container)
      await page.viewport(320, 700)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
      // Tall, so that the bar at the bottom covers nothing.
      await page.viewport(390, 2400)
      await expectAccessible(screen.container)
      await expectTouchable(screen.container)
    },
  )

  test('begins with the first step that was not passed, saves it, and goes on to the next', async () => {
    const api = stubFoundedChurch()
    const { screen, router } = await open()
    await expect.poll(() => router.state.location.pathname).toBe('/start/identity')
    await screen.getByRole('textbox', { name: 'Nome da igreja' }).fill('Igreja da Maré')
    await screen.getByRole('textbox', { name: /Rua/ }).fill('Rua do Apolo')
    await screen.getByRole('button', { name: 'Salvar e continuar' }).click()
    await expect.element(screen.getByRole('textbox', { name: /Cidade/ })).toHaveAttribute('aria-invalid', 'true')
    await screen.getByRole('textbox', { name: /Cidade/ }).fill('Recife')
    await screen.getByRole('button', { name: 'Salvar e continuar' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/start/addresses')
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(sentTo(api, 'PUT /escritorio/perfil/')).toMatchObject([
      {
        nome: 'Igreja da Maré',
        versao: 0,
        idioma: 'pt-BR',
        endereco: { logradouro: 'Rua do Apolo', cidade: 'Recife' },
      },
    ])
    expect(sentTo(api, 'PUT /escritorio/comeco/')).toEqual([
      { situacao: 'EM_CURSO', passos: ['IDENTIDADE'], versao: 0 },
    ])
  })

  test('fills the address from the postal code, and overwrites nothing', async () => {
    const api = stubFoundedChurch()
    const place = { cep: '50030230', pais: 'BR', estado: 'PE', cidade: 'Recife', bairro: 'Recife', logradouro: 'Rua A' }
    api.answers['GET /utils/cep/50030230'] = place
    const { screen } = await open('identity')
    await screen.getByRole('textbox', { name: /Bairro/ }).fill('Bairro do Recife')
    await screen.getByRole('textbox', { name: /CEP/ }).fill('50030-230')
    await expect.element(screen.getByRole('textbox', { name: /Rua/ })).toHaveValue('Rua A')
    await expect.element(screen.getByRole('textbox', { name: /Bairro/ })).toHaveValue('Bairro do Recife')
  })

  test('goes on where another person stopped, and keeps what both have passed', async () => {
    const api = stubFoundedChurch({ passos: ['IDENTIDADE', 'ENDERECOS', 'VISUAL', 'IDIOMA'] })
    const { screen, router } = await open()
    await expect.poll(() => router.state.location.pathname).toBe('/start/modules')
    const first = api.answers['PUT /escritorio/comeco/'] as (body: object) => unknown
    let isFirst = true
    api.answers['PUT /escritorio/comeco/'] = (body: object) => {
      if (!isFirst) return first(body)
      isFirst = false
      first({ situacao: 'EM_CURSO', passos: ['IDENTIDADE', 'EQUIPE'], versao: 0 })
      return refuse(409, 'CHANGED_MEANWHILE')()
    }
    await screen.getByRole('switch', { name: /casas/ }).click()
    await screen.getByRole('button', { name: 'Salvar e continuar' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/start/services')
    expect(sentTo(api, 'PUT /escritorio/modulo/')).toMatchObject([
      { modulos: expect.arrayContaining(['MOD_CELULA', 'MOD_EVENTO', 'MOD_NOTICIA']) },
    ])
    expect(sentTo(api, 'PUT /escritorio/comeco/').at(-1)).toMatchObject({ passos: ['IDENTIDADE', 'EQUIPE', 'MODULOS'] })
  })

  test('adds weekly services as they are entered, and takes one away again', async () => {
    const api = stubFoundedChurch()
    const { screen } = await open('services')
    await expect.element(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Culto de domingo')
    await screen.getByRole('button', { name: 'Adicionar culto' }).click()
    await expect.element(screen.getByRole('list', { name: 'Cultos da semana' })).toMatchTextContent('Domingo, 19h')
    expect(sentTo(api, 'POST /escritorio/culto/')).toEqual([
      { nome: 'Culto de domingo', diaSemana: 0, horario: '19:00', flagTransmissao: false },
    ])
    await expectAccessible(screen.container)
    await screen.getByRole('button', { name: 'Excluir Culto de domingo' }).click()
    await expect.element(screen.getByText(/Ainda não há nenhum culto/)).toBeVisible()
  })

  test('publishes the first news, once', async () => {
    const api = stubFoundedChurch()
    const news = { id: 9, versao: 1, situacao: 'RASCUNHO' }
    api.answers['POST /conteudo/noticia/'] = () => Response.json(news, { status: 201 })
    api.answers['PUT /conteudo/noticia/9/publicacao'] = refuse(503, 'UNAVAILABLE')
    const { screen, router } = await open('page')
    await screen.getByRole('radio', { name: 'Uma notícia' }).click()
    await screen.getByRole('textbox', { name: 'Título' }).fill('No ar')
    await screen.getByRole('textbox', { name: 'Texto' }).fill('Nosso site abriu.')
    await screen.getByRole('button', { name: 'Salvar e continuar' }).click()
    await expect.element(screen.getByRole('alert')).toBeVisible()
    api.answers['PUT /conteudo/noticia/9/publicacao'] = news
    await screen.getByRole('button', { name: 'Salvar e continuar' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/start/team')
    expect(sentTo(api, 'POST /conteudo/noticia/')).toHaveLength(1)
  })

  test('says what is missing for a gift, and whose it is to do', async () => {
    const api = stubFoundedChurch()
    const { screen } = await open('gift')
    await expect.element(screen.getByText('O site ainda não recebe contribuições')).toBeVisible()
    await screen.unmount()
    const offer = { atalhos: [], secoes: [], convites: [], versao: 0 }
    const lugares = [{ codigo: 'DOACAO', situacao: 'PRONTO' }]
    api.answers['GET /escritorio/inicio/'] = { ...offer, oferta: { lugares, secoes: [] } }
    const ready = await open('gift')
    await expect
      .element(ready.screen.getByRole('link', { name: /Abrir a página de contribuição/ }))
      .toHaveAttribute('href', 'https://mare.example/give')
  })

  test('ends with the menu of what there is, and the church’s own home', async () => {
    const api = stubFoundedChurch()
    const { screen } = await open('home')
    await expect.element(screen.getByText('Eventos')).toBeVisible()
    await screen.getByRole('button', { name: 'Concluir' }).click()
    await expect
      .element(screen.getByRole('link', { name: /Abrir o site/ }))
      .toHaveAttribute('href', 'https://mare.example')
    await expect.element(screen.getByRole('link', { name: 'Ir para a administração' })).toHaveAttribute('href', '/')
    await expectAccessible(screen.container)
    expect(sentTo(api, 'PUT /escritorio/menu/4')).toMatchObject([{ codigo: 'EVENTO', flagAtivo: false, versao: 1 }])
    expect(sentTo(api, 'PUT /escritorio/comeco/').at(-1)).toMatchObject({ situacao: 'CONCLUIDO', passos: ['INICIO'] })
  })

  test('is put off, and waits at the start of the office', async () => {
    const api = stubFoundedChurch()
    const { screen, router } = await open('look')
    await screen.getByRole('button', { name: 'Fazer depois' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/')
    await expect.element(screen.getByRole('link', { name: 'Continuar de onde parou' })).toBeVisible()
    expect(sentTo(api, 'PUT /escritorio/comeco/').at(-1)).toMatchObject({ situacao: 'ADIADO' })
  })
})
