import { refuse } from '@narthex/client/testing/stub-api'
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

const path = '/settings/support'
const anOwner = { ...anAdministrator, permissoes: [...(anAdministrator.permissoes ?? []), 'support.open' as const] }
const expiraEm = '2099-11-29T13:00:00.000Z'
const access = {
  id: 4,
  motivo: 'Os cultos não aparecem.',
  flagEscrita: false,
  abertoEm: '2099-11-29T12:00:00.000Z',
  abertoPor: { id: 70, nome: 'Ana', sobrenome: 'Lima' },
  expiraEm,
  encerradoEm: null,
  encerradoPor: null,
  flagAberto: true,
  consultas: 0,
}
const suporte = { id: 4, expiraEm, flagEscrita: false, flagPropria: false }
const aText = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Domingo às dez.' }] }],
}
const list = (...itens: object[]) => ({ itens, proximo: null, total: itens.length })

function stub(...itens: object[]) {
  const api = stubFoundedChurch()
  api.answers['GET /escritorio/suporte/'] = list(...itens)
  return api
}

describe('support access', () => {
  test('is opened with a reason, told by a banner, and ended', async () => {
    const api = stub()
    const { screen } = await renderOffice(path, anOwner)
    await expect.element(screen.getByText('O suporte nunca viu esta administração.')).toBeVisible()
    await screen.getByRole('button', { name: 'Abrir por uma hora' }).click()
    await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    expect(api.sent).toEqual([])
    api.answers['POST /escritorio/suporte/'] = () => Response.json(access, { status: 201 })
    api.answers['GET /escritorio/suporte/'] = list(access)
    const session = api.answers['GET /escritorio/sessao'] as object
    api.answers['GET /escritorio/sessao'] = { ...session, ...anOwner, suporte }
    await screen.getByRole('textbox').fill(access.motivo)
    await screen.getByRole('button', { name: 'Abrir por uma hora' }).click()
    await expect.element(screen.getByText(/O suporte pode ver esta administração até/).first()).toBeVisible()
    expect(api.sent).toEqual([
      { call: 'POST /escritorio/suporte/', body: { motivo: access.motivo, flagEscrita: false } },
    ])
    await expectAccessible(screen.container)
    await page.viewport(390, 1600)
    await expectAccessible(screen.container)
    await expectTouchable(screen.container)
    await page.viewport(320, 700)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    api.answers['DELETE /escritorio/suporte/4'] = { ...access, flagAberto: false }
    api.answers['GET /escritorio/suporte/'] = list({ ...access, flagAberto: false })
    api.answers['GET /escritorio/sessao'] = { ...session, ...anOwner, suporte: null }
    await screen.getByRole('button', { name: 'Encerrar agora' }).first().click()
    await expect.element(screen.getByText(/O suporte pode ver esta administração até/)).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Abrir por uma hora' })).toBeVisible()
  })

  test('keeps what was typed where another access is open', async () => {
    const api = stub()
    api.answers['POST /escritorio/suporte/'] = refuse(409, 'SUPPORT_ALREADY_OPEN')
    const { screen } = await renderOffice(path, anOwner)
    await screen.getByRole('textbox').fill('O mapa.')
    await screen.getByRole('checkbox').click()
    await screen.getByRole('button', { name: 'Abrir por uma hora' }).click()
    await expect.element(screen.getByText(/já está aberto/)).toBeVisible()
    await expect.element(screen.getByRole('textbox')).toHaveValue('O mapa.')
  })

  test('shows what support looked at, by the names of places', async () => {
    const api = stub({ ...access, flagAberto: false, consultas: 2 })
    const view = { id: 9, momento: access.abertoEm, registros: ['7'], flagMudanca: false }
    api.answers['GET /escritorio/suporte/4/consulta/'] = list(
      { ...view, chamada: 'getOfficeNews', caminho: '/conteudo/noticia/{id}' },
      { ...view, id: 8, chamada: 'listHosts', caminho: '/escritorio/dominio/', registros: [] },
    )
    const { screen } = await renderOffice(path, anOwner)
    await screen.getByRole('button', { name: 'Ver as 2 consultas' }).click()
    await expect.element(screen.getByText('Notícias · registro 7')).toBeVisible()
    await expect.element(screen.getByText('Outra parte da administração')).toBeVisible()
    await expectAccessible(screen.container)
  })

  test('is no page for those who may not open it; they see the banner, and no button', async () => {
    stub()
    const { screen } = await renderOffice(path, { suporte })
    await expect.element(screen.getByRole('heading', { name: 'Esta página não existe' })).toBeVisible()
    await expect.element(screen.getByText(/O suporte pode ver esta administração até/)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Encerrar agora' })).not.toBeInTheDocument()
  })

  test('tells support where it is, and offers it nothing to write while it may only read', async () => {
    const api = stub()
    api.answers['GET /conteudo/noticia/'] = list()
    const { screen } = await renderOffice('/content/news', { suporte: { ...suporte, flagPropria: true } })
    await expect.element(screen.getByText(/Você está vendo esta igreja como suporte/)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Sair' })).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: 'Notícias' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: /Nova notícia|Adicionar/ })).not.toBeInTheDocument()
    await expectAccessible(screen.container)
  })

  test('shows support that may only read the fields of a record closed, with the reason and the text', async () => {
    stubNews({ 1: { titulo: 'Mutirão', corpo: aText } })
    const { screen } = await renderOffice('/content/news/1', { suporte: { ...suporte, flagPropria: true } })
    await expect.element(screen.getByText(/Os campos estão fechados/)).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'Título' })).toBeDisabled()
    await expect.element(screen.getByText('Domingo às dez.')).toBeVisible()
    expect(screen.container.querySelector('[contenteditable="true"]')).toBeNull()
    await expectAccessible(screen.container)
  })

  test('leaves the fields open to support that may change things', async () => {
    stubNews({ 1: 'Mutirão' })
    const open = { ...suporte, flagPropria: true, flagEscrita: true }
    const { screen } = await renderOffice('/content/news/1', { suporte: open })
    await expect.element(screen.getByRole('textbox', { name: 'Título' })).toBeEnabled()
    await expect.element(screen.getByText(/Os campos estão fechados/)).not.toBeInTheDocument()
  })
})
