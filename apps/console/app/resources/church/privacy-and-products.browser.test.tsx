import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leaveNothing } from '../../testing/render-office.tsx'
import { renderSettings } from '../../testing/render-settings.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

async function expectOnPhone(container: Element): Promise<void> {
  await page.viewport(320, 740)
  await expectAccessible(container)
  await expectTouchable(container)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
}

describe('the privacy policy', () => {
  test('is written in each language, and says where another one is entered', async () => {
    const { api, screen, save } = await renderSettings('privacy', { pt: null, en: null, es: null })
    const portuguese = screen.getByRole('textbox', { name: 'Em português' })
    await portuguese.click()
    await userEvent.keyboard('Guardamos pouco.')
    await expect.element(screen.getByRole('textbox', { name: 'Em inglês' })).toHaveAttribute('lang', 'en')
    await save()
    expect(api.saved()).toMatchObject({ pt: { type: 'doc' }, en: null, es: null })
    await expect
      .element(screen.getByRole('link', { name: 'Dados da igreja' }))
      .toHaveAttribute('href', '/settings/profile')
    await expectOnPhone(screen.container)
  })
})

describe('the products of third parties', () => {
  const none = { flagPadrao: false, hosts: [], segredoEm: null }
  const estado = {
    voluts: { flagPadrao: true, hosts: ['own.example'], segredoEm: '2026-11-01T12:00:00Z' },
    mykids: none,
  }

  test('have an address where the church uses its own, and tell what the operator allows', async () => {
    const { api, screen, save } = await renderSettings('products', { mykidsModo: 'PADRAO', estado })
    await expect.element(screen.getByText('Um sistema da igreja pode estar em: own.example.')).toBeVisible()
    const address = screen.getByRole('textbox', { name: /^Endereço do sistema de voluntários/ })
    await expect.element(address).not.toBeInTheDocument()
    await screen.getByRole('combobox', { name: 'Sistema de voluntários' }).selectOptions('Um da igreja')
    await address.fill('https://own.example/in')
    await save()
    expect(api.saved()).toMatchObject({ volutsModo: 'PROPRIO', volutsUrl: 'https://own.example/in' })
    await expect.element(screen.getByText(/^Definida em .* Ela nunca é mostrada\./)).toBeVisible()
    await expect.element(screen.getByText('Só os responsáveis pela igreja definem chaves.').first()).toBeVisible()
    await expectOnPhone(screen.container)
  })

  test('keep the key that an owner gives, take it away after a question, and show it nowhere', async () => {
    const { api, screen } = await renderSettings('products', { estado }, ['settings.secrets'])
    api.answers['PUT /escritorio/produto/mykids/segredo'] = {}
    api.answers['DELETE /escritorio/produto/mykids/segredo'] = {}
    const kids = screen.getByRole('region', { name: 'Chave: Crianças' })
    const key = kids.getByLabelText('Chave do sistema da igreja')
    await key.fill('curta')
    await kids.getByRole('button', { name: 'Salvar a chave' }).click()
    await expect.element(kids.getByText('A chave precisa de pelo menos 32 caracteres.')).toBeVisible()
    await key.fill('k'.repeat(32))
    await kids.getByRole('button', { name: 'Salvar a chave' }).click()
    await expect.element(kids.getByText(/^Definida em/)).toBeVisible()
    await expect.element(kids.getByLabelText('Nova chave, no lugar da atual')).toHaveValue('')
    expect(api.sent).toMatchObject([{ body: { segredo: 'k'.repeat(32) } }])
    await kids.getByRole('button', { name: 'Remover a chave' }).click()
    await kids.getByRole('alert').getByRole('button', { name: 'Remover a chave' }).click()
    await expect.element(kids.getByText(/^Ainda não definida/)).toBeVisible()
    await expectAccessible(screen.container)
  })
})
