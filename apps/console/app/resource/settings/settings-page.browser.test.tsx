import { churchProfile } from '@narthex/contract/churches/profile.settings'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leaveNothing, renderOffice } from '../../testing/render-office.tsx'
import { renderSettings } from '../../testing/render-settings.tsx'
import { stubSettings } from '../../testing/settings-api.ts'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const facts = { id: 1, codigo: 'videira', slug: 'videira', slugOrganizacao: null, codigoPlano: 'OURO', flagAtivo: true }
const open = async (own: object = {}) => {
  const api = stubSettings(churchProfile, { ...facts, ...own })
  const office = await renderOffice('/settings/profile', { permissoes: ['settings'] })
  const { screen } = office
  await expect.element(screen.getByRole('textbox', { name: 'Nome da igreja' })).toHaveValue('Igreja da Videira')
  return { api, ...office, saveButton: screen.getByRole('button', { name: 'Salvar e mostrar no site' }) }
}

describe('the screen of settings', () => {
  test('saves on purpose alone, on the version that was read', async () => {
    const { api, screen, saveButton } = await open()
    await expect.element(saveButton).not.toBeInTheDocument()
    await screen.getByRole('textbox', { name: /^Telefone/ }).fill('8133330101')
    await userEvent.tab()
    await expect.element(screen.getByRole('textbox', { name: /^Telefone/ })).toHaveValue('+55 81 3333-0101')
    expect(api.sent).toEqual([])
    await saveButton.click()
    await expect.element(screen.getByText('Salvo. O site já mostra.')).toBeVisible()
    expect(api.sent).toMatchObject([
      { call: 'PUT /escritorio/perfil/', body: { versao: 3, telefone: '+55 81 3333-0101' } },
    ])
    expect(api.sent[0]?.body).not.toHaveProperty('flagAtivo')
    await expect.element(saveButton).not.toBeInTheDocument()
  })

  test('asks before one leaves, and brings back what was typed', async () => {
    const { screen, router } = await open()
    await screen.getByRole('textbox', { name: 'Nome da igreja' }).fill('Videira')
    await router.navigate('/')
    const question = screen.getByRole('dialog', { name: 'Sair sem salvar?' })
    await question.getByRole('button', { name: 'Sair' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/')
    await expect.element(screen.getByRole('heading', { name: /^Olá/ })).toBeVisible()
    await expect.element(question).not.toBeInTheDocument()
    await router.navigate('/settings/profile')
    await expect.element(screen.getByRole('textbox', { name: 'Nome da igreja' })).toHaveValue('Videira')
    await screen.getByRole('button', { name: 'Voltar ao que está salvo' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Nome da igreja' })).toHaveValue('Igreja da Videira')
  })

  test('takes in what someone else saved of another field, and shows both of the same one', async () => {
    const { api, screen, saveButton } = await open()
    await screen.getByRole('textbox', { name: 'Nome da igreja' }).fill('Videira')
    api.change({ telefone: '+55 11 5555-0199' })
    await saveButton.click()
    await expect.element(screen.getByRole('textbox', { name: /^Telefone/ })).toHaveValue('+55 11 5555-0199')
    await expect.poll(() => api.saved()).toMatchObject({ nome: 'Videira', telefone: '+55 11 5555-0199' })

    await screen.getByRole('textbox', { name: 'Nome da igreja' }).fill('A Videira')
    api.change({ nome: 'Videira Verdadeira' })
    await saveButton.click()
    const question = screen.getByRole('dialog', { name: 'Vocês mudaram o mesmo campo' })
    await expect.element(question).toMatchTextContent(/Nome da igreja.*A Videira.*Videira Verdadeira/)
    await expectAccessible(screen.container)
    await question.getByRole('button', { name: 'Ficar com o que escolhi' }).click()
    await expect.poll(() => api.saved().nome).toBe('A Videira')
  })

  test('tells what was changed in words', async () => {
    const { api, screen } = await open()
    api.answers['GET /escritorio/perfil/historico'] = {
      itens: [
        {
          id: 1,
          acao: 'CHURCH_SET',
          momento: '2026-11-28T12:00:00Z',
          usuario: { id: 7, nome: 'Ana', sobrenome: 'Lima' },
          campos: [
            { campo: 'redesSociais', antes: {}, depois: { instagram: 'https://instagram.com/videira' } },
            { campo: 'imagens', antes: [], depois: ['/media/a.webp'] },
          ],
        },
      ],
      proximo: null,
      total: 1,
    }
    await screen.getByRole('button', { name: 'Histórico' }).click()
    const history = screen.getByRole('dialog', { name: 'Histórico: Dados da igreja' })
    await expect.element(history).toMatchTextContent(/Ana Lima · Alterou.*Instagram: https:\/\/instagram.*1 foto/)
  })

  test('leads to what is wrong', async () => {
    const { api, screen, saveButton } = await open()
    await screen.getByRole('textbox', { name: 'Nome da igreja' }).fill(' ')
    await screen.getByRole('textbox', { name: /^Instagram/ }).fill('javascript:alert(1)')
    await saveButton.click()
    const summary = screen.getByRole('region', { name: 'Confira 2 campos antes de salvar' })
    await expect.element(summary).toHaveFocus()
    await summary.getByRole('link', { name: /Redes sociais/ }).click()
    await expect.element(screen.getByRole('textbox', { name: /^Instagram/ })).toHaveFocus()
    expect(api.sent).toEqual([])
  })

  test('says that the settings could not be read, and reads them again', async () => {
    const api = stubSettings(churchProfile, facts)
    api.isAnswering = false
    const { screen } = await renderOffice('/settings/profile', { permissoes: ['settings'] })
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Dados da igreja')
    api.isAnswering = true
    await screen.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Nome da igreja' })).toBeVisible()
  })

  test('is no page for those who may not change settings', async () => {
    stubSettings(churchProfile, facts)
    const { screen } = await renderOffice('/settings/profile', { permissoes: ['content.write'] })
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Esta página não existe')
  })

  test('fits a phone', async () => {
    await page.viewport(320, 740)
    const { screen } = await renderSettings('profile', facts)
    await expectAccessible(screen.container)
    await expectTouchable(screen.container)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})
