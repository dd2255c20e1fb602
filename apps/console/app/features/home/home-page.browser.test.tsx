import { startSteps } from '@narthex/contract/churches/start.settings'
import { dayMs } from '@narthex/contract/durations'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { anAdministrator, stubFoundedChurch } from '../../testing/founded-church.ts'
import { stubNews } from '../../testing/news-api.ts'
import { leaveNothing, renderOffice } from '../../testing/render-office.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const inTwoDays = new Date(Date.now() + 2 * dayMs).toISOString()

describe('the home of the office', () => {
  test('leads whoever may set a new church up to its start, once', async () => {
    stubFoundedChurch()
    const { screen, router } = await renderOffice('/', anAdministrator)
    await expect.element(screen.getByRole('heading', { name: /Como a igreja se chama/ })).toBeVisible()
    expect(router.state.location.pathname).toBe('/start/identity')
    await router.navigate('/')
    await expect.element(screen.getByRole('heading', { name: 'Olá, Ana' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Nome e endereço' })).toBeVisible()
    await expectAccessible(screen.container)
  })

  test('shows what is left of the start, ticked off by what is there', async () => {
    stubFoundedChurch({
      situacao: 'ADIADO',
      etapas: startSteps.map((codigo) => ({ codigo, flagPronta: codigo === 'VISUAL' })),
    })
    const { screen } = await renderOffice('/', anAdministrator)
    await expect.element(screen.getByText('1 de 10 prontos')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Logo e cor (pronto)' })).toBeVisible()
    await page.viewport(390, 3200)
    await expectAccessible(screen.container)
    await expectTouchable(screen.container)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  test('offers to show in the menu what is there by now, and not to hide anything', async () => {
    const item = { id: 4, codigo: 'EVENTO', pt: 'Eventos', en: 'Events', es: 'Eventos' } as const
    const hidden = { ...item, id: 5, codigo: 'NOTICIA', pt: 'Notícias', flagAtivo: false } as const
    const api = stubFoundedChurch({ situacao: 'CONCLUIDO', menu: [{ ...item, flagAtivo: true }, hidden] })
    const { screen } = await renderOffice('/', anAdministrator)
    const offer = screen.getByRole('region', { name: /menu do site/ })
    await expect.element(offer).toMatchTextContent('Eventos')
    await expect.element(offer).not.toMatchTextContent('Notícias')
    await expectAccessible(screen.container)
    await screen.getByRole('button', { name: 'Atualizar o menu' }).click()
    await expect.element(screen.getByText('O menu foi atualizado.')).toBeVisible()
    expect(api.sent.map(({ call }) => call)).toEqual(['PUT /escritorio/menu/4'])
  })

  test('shows an editor their unfinished work and what goes live soon, and nothing of settings or of others', async () => {
    const api = stubNews({})
    const seven = [1, 2, 3, 4, 5, 6].map((id) => ({ tipo: 'devocional', id, titulo: `Dia ${id}`, flagNoAr: false }))
    api.answers['GET /escritorio/pendente'] = {
      rascunhos: [{ tipo: 'noticia', id: 1, titulo: 'Mutirão no sábado', flagNoAr: true }, ...seven],
      agendados: [{ tipo: 'noticia', id: 2, titulo: 'Batismo', publicarEm: inTwoDays }],
      lixeira: [{ tipo: 'noticia', id: 6, titulo: 'Aviso antigo', expiraEm: inTwoDays }],
    }
    const { screen } = await renderOffice('/')
    const drafts = screen.getByRole('region', { name: /^Rascunhos/ })
    await expect.element(drafts).toMatchTextContent('Mutirão no sábado')
    await expect.element(drafts).toMatchTextContent('mudanças que não estão no ar')
    expect(drafts.getByRole('listitem').elements()).toHaveLength(6)
    await expect
      .element(drafts.getByRole('link', { name: 'Devocionais', exact: true }))
      .toHaveAttribute('href', '/content/devotionals?situacao=RASCUNHO')
    await expect.element(screen.getByRole('region', { name: /sete dias/ })).toMatchTextContent('Batismo')
    await expect
      .element(screen.getByRole('region', { name: /excluído de vez/ }).getByRole('link', { name: /^Aviso antigo/ }))
      .toHaveAttribute('href', '/content/news/trash')
    await expectAccessible(screen.container)
    expect(api.asked).toEqual(['GET /escritorio/pendente'])
  })

  test('tells who changed what, with the way to take it back', async () => {
    const api = stubFoundedChurch({ situacao: 'CONCLUIDO', menu: [] })
    const usuario = { id: 71, nome: 'Rute', sobrenome: 'Alves' }
    const act = { usuario, momento: '2026-11-29T12:00:00.000Z', detalhes: { conteudo: 4 } }
    api.answers['GET /igreja/1/auditoria'] = {
      itens: [
        { ...act, id: 2, acao: 'CONTENT_REMOVED' },
        { ...act, id: 1, acao: 'LOGIN' },
        { ...act, id: 3, acao: 'VISUAL_SET', usuario: null },
      ],
      page: 1,
      limit: 40,
      total: 3,
    }
    const { screen } = await renderOffice('/', anAdministrator)
    const changes = screen.getByRole('region', { name: 'Mudanças recentes' })
    await expect.element(changes).toMatchTextContent('Rute Alves excluiu: conteúdo do site')
    await expect.element(changes).toMatchTextContent('O sistema mudou: logo e cor')
    await expect
      .element(changes.getByRole('link', { name: 'Ver a lixeira' }))
      .toHaveAttribute('href', '/content/news/trash')
    expect(changes.getByRole('listitem').elements()).toHaveLength(2)
    await expectAccessible(screen.container)
  })

  test('adds in one tap, and names places where no list of them stands beside the page', async () => {
    stubNews({})
    const { screen } = await renderOffice('/')
    const additions = screen.getByRole('region', { name: 'O que você quer fazer?' })
    await expect
      .element(additions.getByRole('link', { name: 'Escrever uma notícia' }))
      .toHaveAttribute('href', '/content/news/new')
    const goTo = screen.getByRole('region', { name: 'Ir para' })
    await expect.element(goTo).not.toBeInTheDocument()
    await page.viewport(390, 3200)
    await expect.element(goTo.getByRole('link', { name: 'Notícias' })).toBeVisible()
    await expectTouchable(screen.container)
  })

  test('opens the search', async () => {
    stubNews({})
    const { screen } = await renderOffice('/')
    await screen.getByRole('button', { name: 'Buscar pessoas, notícias e configurações' }).click()
    await expect.element(screen.getByRole('combobox', { name: 'O que você procura?' })).toHaveFocus()
  })
})
