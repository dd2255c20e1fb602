import { stubApi } from '@narthex/client/testing/stub-api'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { leaveNothing, renderOffice } from '../../testing/render-office.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const reader = { permissoes: ['audit.read', 'people.find', 'people.read', 'content.write'] as never[] }
const ana = { id: 70, nome: 'Ana', sobrenome: 'Lima' }
const entry = {
  id: 9,
  acao: 'CONTENT_PUBLISHED',
  momento: '2026-11-28T12:00:00.000Z',
  usuario: ana,
  detalhes: { conteudo: 4 },
  registros: [{ tipo: 'noticia', id: 4, titulo: 'Mutirão' }],
}
const refused = {
  ...entry,
  id: 8,
  acao: 'LOGIN_SPRAYING',
  usuario: null,
  detalhes: { vezes: 12 },
  registros: [],
}
const log = 'GET /igreja/1/auditoria'

const open = async (address: string, own: object = {}) => {
  const api = stubApi({ [log]: { itens: [entry, refused], proximo: 'abc', total: 3 }, ...own })
  return { api, ...(await renderOffice(address, reader)) }
}

describe('the audit log at the office', () => {
  test('tells acts in words, leads to their records, and has no barrier at any width', async () => {
    const { screen } = await open('/settings/audit')
    const first = screen.getByRole('listitem').filter({ hasText: 'Mutirão' })
    await expect.element(first).toMatchTextContent(/Ana Lima · publicou: conteúdo do site/)
    await expect.element(first.getByRole('link')).toHaveAttribute('href', '/content/news/4')
    await expect.element(screen.getByText(/muitas contas foram tentadas/)).toMatchTextContent(/O sistema/)
    await expect.element(screen.getByText('3 ações')).toBeVisible()
    await expectAccessible(screen.container)
    await page.viewport(390, 2400)
    await expectAccessible(screen.container)
    await expectTouchable(screen.container)
    await page.viewport(320, 700)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  test('is narrowed by a group, and then by an act of it', async () => {
    const { api, screen, router } = await open('/settings/audit')
    const address = () => router.state.location.search
    await screen.getByRole('combobox', { name: /Assunto/ }).selectOptions('Conteúdo')
    await screen.getByRole('combobox', { name: /Ação/ }).selectOptions('publicou: conteúdo do site')
    await expect.poll(address).toContain('acao=CONTENT_PUBLISHED')
    api.answers[log] = { itens: [], proximo: null, total: 0 }
    await screen.getByLabelText(/^De/).fill('2026-11-01')
    await expect.element(screen.getByText('Nada encontrado')).toBeVisible()
    await screen.getByRole('button', { name: 'Limpar filtros' }).click()
    await expect.poll(address).toBe('')
  })

  test('goes on below, and says so where it cannot', async () => {
    const { api, screen } = await open('/settings/audit?tipo=noticia&registro=4')
    await expect.element(screen.getByText('Só o que foi feito com um registro')).toBeVisible()
    api.answers[log] = { itens: [{ ...entry, id: 7, acao: 'CONTENT_ADDED' }], proximo: null, total: null }
    const more = screen.getByRole('button', { name: 'Mostrar mais' })
    await more.click()
    await expect.element(screen.getByText(/adicionou: conteúdo do site/)).toBeVisible()
    await expect.element(more).not.toBeInTheDocument()
  })
})
