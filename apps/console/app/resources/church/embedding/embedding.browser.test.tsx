import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leaveNothing } from '../../../testing/render-office.tsx'
import { renderSettings } from '../../../testing/render-settings.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const site = (screen: Awaited<ReturnType<typeof renderSettings>>['screen'], position: number) =>
  screen.getByRole('textbox', { name: `Site ${position}` })

describe('the sites that may embed', () => {
  test('are added as they are pasted, with what each lets in, and removed', async () => {
    const { api, screen, save } = await renderSettings('embedding', { hosts: [] })
    await expect.element(screen.getByText(/^Lista vazia: qualquer site/)).toBeVisible()
    await screen.getByRole('button', { name: 'Adicionar um site' }).click()
    await expect.element(site(screen, 1)).toHaveFocus()
    await userEvent.keyboard('https://www.Ministerio.org/contato')
    await expect.element(screen.getByText(/^Aceita as páginas de https:\/\/www\.ministerio\.org\./)).toBeVisible()
    await userEvent.tab()
    await expect.element(site(screen, 1)).toHaveValue('www.ministerio.org')
    await screen.getByRole('button', { name: 'Adicionar um site' }).click()
    await userEvent.keyboard('*.denominacao.org')
    await expect.element(screen.getByText(/terminam em \.denominacao\.org/)).toBeVisible()
    await save()
    expect(api.saved().hosts).toEqual(['www.ministerio.org', '*.denominacao.org'])
    await screen.getByRole('button', { name: 'Remover www.ministerio.org' }).click()
    await expect.element(site(screen, 1)).toHaveValue('*.denominacao.org')
    await save()
    expect(api.saved().hosts).toEqual(['*.denominacao.org'])
    await page.viewport(320, 740)
    await expectAccessible(screen.container)
    await expectTouchable(screen.container)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  test('are refused in words, and what was typed stays', async () => {
    const { api, screen } = await renderSettings('embedding', { hosts: [] })
    await screen.getByRole('button', { name: 'Adicionar um site' }).click()
    await userEvent.keyboard('*.org')
    await screen.getByRole('button', { name: 'Salvar e mostrar no site' }).click()
    await expect.element(screen.getByText(/^O asterisco só funciona no começo/).first()).toBeVisible()
    await expect.element(site(screen, 1)).toHaveValue('*.org')
    expect(api.sent).toEqual([])
  })
})

describe('the code for another site', () => {
  test('is that of the chosen view, ready to copy', async () => {
    const { screen } = await renderSettings('embedding', { hosts: [] })
    const code = screen.getByRole('textbox', { name: 'Código', exact: true })
    await expect.element(code).toHaveValue(expect.stringContaining('/embed/chat?channel=geral&amp;embedColor='))
    await screen.getByRole('combobox', { name: 'O que mostrar' }).selectOptions('player')
    await expect.element(code).not.toBeInTheDocument()
    const video = screen.getByRole('textbox', { name: 'Endereço do vídeo' })
    await video.fill('https://example.org/page')
    await expect.element(screen.getByText(/^Este endereço não é de um vídeo/)).toBeVisible()
    await video.fill('https://youtu.be/dQw4w9WgXcQ')
    await expect.element(code).toHaveValue(expect.stringContaining('/embed/player?url=https%3A%2F%2Fyoutu.be'))
    const written: string[] = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text))
    await screen.getByRole('button', { name: 'Copiar o código' }).click()
    await expect.element(screen.getByText(/^Copiado\./)).toBeVisible()
    expect(written).toEqual([expect.stringMatching(/^<iframe src="https?:.*<\/iframe>$/)])
  })

  test('shows a song that is found, and plans with a word on the list', async () => {
    const { api, screen } = await renderSettings('embedding', { hosts: [] })
    api.answers['GET /igreja/mare/louvor/'] = { itens: [{ id: 7, title: 'Maré mansa' }], total: 1 }
    api.answers['GET /igreja/plano-leitura/'] = [
      { uuid: 'aaaa', nome: 'Salmos', flagPublicado: true },
      { uuid: 'bbbb', nome: 'Rascunho', flagPublicado: false },
    ]
    await screen.getByRole('combobox', { name: 'O que mostrar' }).selectOptions('praise')
    await screen.getByRole('combobox', { name: 'Louvor' }).selectOptions('Maré mansa')
    const code = screen.getByRole('textbox', { name: 'Código', exact: true })
    await expect.element(code).toHaveValue(expect.stringContaining('praiseId=7'))
    await expect.element(code).toHaveValue(expect.stringContaining('title="Maré mansa"'))
    await screen.getByRole('combobox', { name: 'O que mostrar' }).selectOptions('plans')
    await expect.element(screen.getByText(/^Os planos usam a conta de quem lê/)).toBeVisible()
    await screen.getByRole('combobox', { name: 'Plano' }).selectOptions('Salmos')
    await expect.element(code).toHaveValue(expect.stringContaining('/embed/reading-plans/aaaa?planName=Salmos'))
    await expect.element(screen.getByRole('option', { name: 'Rascunho' })).not.toBeInTheDocument()
  })
})
