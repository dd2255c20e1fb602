import { refuse, stubApi } from '@narthex/client/testing/stub-api'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { leaveNothing, renderOffice } from '../../testing/render-office.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const base = '/escritorio/pedido-privacidade'
const request = {
  id: 3,
  versao: 1,
  tipo: 'ACESSO',
  origem: 'CARTA',
  pessoa: { id: 9, nome: 'Lia Melo' },
  recebidoEm: '2026-11-01',
  prazo: '2026-11-16',
  flagVencido: true,
  responsavel: null,
  concluidoEm: null,
  concluidoPor: null,
  recusa: null,
}
const file = { ...request, mensagem: 'Quero ver tudo.', resposta: null }

const open = async (address: string) => {
  const api = stubApi({
    [`GET ${base}/`]: {
      itens: [request],
      total: 1,
      page: 1,
      limit: 50,
      contagens: { ABERTOS: 1, MEUS: 0, VENCIDOS: 1 },
    },
    [`GET ${base}/equipe`]: { itens: [{ id: 70, nome: 'Ana Lima' }] },
    [`GET ${base}/3`]: file,
    [`PUT ${base}/3`]: file,
    [`POST ${base}/`]: file,
    [`POST ${base}/3/decisao`]: file,
    [`DELETE ${base}/3/decisao`]: file,
    'GET /escritorio/usuario/': {
      itens: [{ id: 9, nome: 'Lia', sobrenome: 'Melo' }],
      proximo: null,
      total: 1,
    },
  })
  const session = { permissoes: ['privacy.handle', 'people.read'] as never[] }
  return { api, ...(await renderOffice(address, session)) }
}

describe('requests about personal data at the office', () => {
  test('are listed with their last days, and have no barrier at any width', async () => {
    const { screen } = await open('/people/privacy')
    const row = screen.getByRole('listitem').filter({ hasText: 'Lia Melo' })
    await expect.element(row).toMatchTextContent(/Ver os dados.*Venceu .*Sem responsável/)
    await expectAccessible(screen.container)
    await page.viewport(390, 2400)
    await expectAccessible(screen.container)
    await expectTouchable(screen.container)
    await page.viewport(320, 700)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  test('are entered for a person who is found by name, once', async () => {
    const { api, screen, router } = await open('/people/privacy/new')
    await screen.getByRole('button', { name: 'Registrar' }).click()
    await expect.element(screen.getByText('Escolha a pessoa.')).toBeVisible()
    await screen.getByRole('combobox', { name: 'Quem pede' }).fill('Lia')
    await screen.getByRole('option', { name: 'Lia Melo' }).click()
    await screen.getByRole('combobox', { name: 'O que pede' }).selectOptions('Apagar os dados')
    await screen.getByRole('button', { name: 'Registrar' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/people/privacy/3')
    const [sent] = api.sent
    expect(sent).toMatchObject({ call: `POST ${base}/`, body: { idUsuario: 9, tipo: 'EXCLUSAO', origem: 'CARTA' } })
    expect(api.sent).toHaveLength(1)
  })

  test('are refused with a reason and an answer, and opened again by a click', async () => {
    const { api, screen } = await open('/people/privacy/3')
    await expect.element(screen.getByText('Quero ver tudo.')).toBeVisible()
    await expectAccessible(screen.container)
    await screen.getByRole('combobox', { name: 'Resultado' }).selectOptions('OBRIGACAO_LEGAL')
    await screen.getByRole('button', { name: 'Encerrar' }).click()
    await expect.element(screen.getByText(/Escreva a resposta/)).toBeVisible()
    expect(api.sent).toEqual([])
    await screen.getByRole('textbox', { name: 'Resposta dada à pessoa' }).fill('Recibos ficam cinco anos.')
    await screen.getByRole('button', { name: 'Encerrar' }).click()
    await expect.element(screen.getByText('Pedido encerrado.')).toBeVisible()
    await screen.getByRole('button', { name: 'Desfazer' }).click()
    await expect.element(screen.getByText('Pedido reaberto.')).toBeVisible()
    expect(api.sent.map(({ call }) => call)).toEqual([`POST ${base}/3/decisao`, `DELETE ${base}/3/decisao`])
    expect(api.sent[0]?.body).toEqual({ versao: 1, recusa: 'OBRIGACAO_LEGAL', resposta: 'Recibos ficam cinco anos.' })
  })

  test('are shown as they stand where someone else was faster, and tell of one that is gone', async () => {
    const { api, screen } = await open('/people/privacy/3')
    api.answers[`PUT ${base}/3`] = refuse(409, 'CHANGED_MEANWHILE')
    await screen.getByRole('combobox', { name: /Responsável/ }).selectOptions('Ana Lima')
    await expect.element(screen.getByText(/Alguém mudou este pedido/)).toBeVisible()
    await leaveNothing()
    const other = await open('/people/privacy/x')
    other.api.answers[`GET ${base}/0`] = refuse(404, 'NOT_FOUND')
    await expect.element(other.screen.getByText('Este pedido não existe').first()).toBeVisible()
  })
})
