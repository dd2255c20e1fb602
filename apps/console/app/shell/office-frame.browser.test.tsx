import { showMessage } from '@narthex/client/calls/status-store'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { stubNews } from '../testing/news-api.ts'
import { leaveNothing, renderOffice } from '../testing/render-office.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

describe('the frame of the office', () => {
  test('leads to the places that one may see, names the page, and has no barrier', async () => {
    const { screen } = await renderOffice('/')
    await expect.element(screen.getByRole('heading', { name: 'Olá, Ana', level: 1 })).toBeVisible()
    await expect.poll(() => document.title).toBe('Olá, Ana · Igreja Maré')
    const menu = screen.getByRole('navigation', { name: 'Menu principal' }).first()
    await expect.element(menu.getByRole('link', { name: 'Notícias' })).toBeVisible()
    await expectAccessible(screen.container)
    await screen.unmount()
    const other = await renderOffice('/', { permissoes: ['giving.read'] })
    await expect.element(other.screen.getByRole('link', { name: 'Início' }).first()).toBeVisible()
    await expect.element(other.screen.getByRole('link', { name: 'Notícias' })).not.toBeInTheDocument()
  })

  test('goes anywhere by the keyboard alone', async () => {
    stubNews({ 4: 'Mutirão no sábado' })
    const { screen, router } = await renderOffice('/')
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    await userEvent.keyboard('{Control>}k{/Control}')
    const search = screen.getByRole('combobox', { name: 'O que você procura?' })
    await expect.element(search).toHaveFocus()
    await expectAccessible(screen.container)
    await userEvent.keyboard('notici')
    await expect.element(screen.getByRole('option', { name: 'Notícias' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => router.state.location.pathname).toBe('/content/news')
    await expect.element(screen.getByRole('heading', { name: 'Notícias', level: 1 })).toHaveFocus()
  })

  test('finds records by their titles, and opens them', async () => {
    const api = stubNews({ 4: 'Mutirão no sábado' })
    const hit = { tipo: 'noticia', id: 4, titulo: 'Mutirão no sábado', caminho: '/conteudo/noticia/4' }
    const elsewhere = { tipo: 'outra', id: 5, titulo: 'Mutirão sem tela', caminho: '/outra/5' }
    api.answers['GET /escritorio/busca'] = { itens: [hit, elsewhere] }
    const { screen, router } = await renderOffice('/')
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(screen.getByRole('combobox', { name: 'O que você procura?' })).toHaveFocus()
    await userEvent.keyboard('mutir')
    await expect.element(screen.getByRole('option', { name: 'Mutirão no sábado' })).toBeVisible()
    await expect.element(screen.getByText('Mutirão sem tela')).not.toBeInTheDocument()
    await expectAccessible(screen.container)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => router.state.location.pathname).toBe('/content/news/4')
  })

  test('shows its keys, but not to who types a question mark', async () => {
    const { screen } = await renderOffice('/')
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    await userEvent.keyboard('?')
    await expect.element(screen.getByRole('dialog', { name: 'Atalhos do teclado' })).toMatchTextContent('Próxima linha')
    await expectAccessible(screen.container)
  })

  test('is folded, and stays so', async () => {
    const { screen } = await renderOffice('/')
    await screen.getByRole('button', { name: 'Recolher o menu' }).click()
    await expect
      .element(screen.getByRole('button', { name: 'Expandir o menu' }))
      .toHaveAttribute('aria-expanded', 'false')
    await screen.unmount()
    const again = await renderOffice('/')
    await expect.element(again.screen.getByRole('button', { name: 'Expandir o menu' })).toBeVisible()
    await expectAccessible(again.screen.container)
  })

  test('changes its language in place', async () => {
    const { screen } = await renderOffice('/')
    await screen.getByRole('button', { name: 'Ana Lima' }).click()
    await screen.getByRole('radio', { name: 'English' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Hello, Ana' })).toBeVisible()
    expect(document.documentElement.lang).toBe('en')
    expect(document.cookie).toContain('lang=en')
    await screen.getByRole('radio', { name: 'Português' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Olá, Ana' })).toBeVisible()
  })

  test('tells which roles are paused, and what brings them back', async () => {
    const { screen } = await renderOffice('/', { rolesSuspensas: ['ROLE_ADMIN'], permissoes: [] })
    await expect.element(screen.getByText(/o acesso volta na hora: Administração/)).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Ativar a segunda etapa' }))
      .toHaveAttribute('href', 'https://mare.example/user/security')
    await expectAccessible(screen.container)
  })

  test('tells what was done, with the way to take it back', async () => {
    const { screen } = await renderOffice('/')
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    const undo = vi.fn()
    showMessage('GLOBAL', { tone: 'success', text: 'Feito.', action: { label: 'Desfazer', onAct: undo } })
    await expectAccessible(screen.container)
    await screen.getByRole('button', { name: 'Desfazer' }).click()
    expect(undo).toHaveBeenCalledOnce()
    await expect.element(screen.getByText('Feito.')).not.toBeInTheDocument()
  })

  test('stands under the thumb on a phone', async () => {
    await page.viewport(390, 3200)
    const { screen } = await renderOffice('/')
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(screen.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
    await expectAccessible(screen.container)
    await expectTouchable(screen.container)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})
