import { studySettings } from '@narthex/contract/content/study.settings'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aSession, leaveNothing, renderOffice } from '../../testing/render-office.tsx'
import { stubSettings } from '../../testing/settings-api.ts'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const igreja = { ...aSession.igreja, modulos: ['MOD_CELULA' as const] }
const open = async (permissoes: typeof aSession.permissoes = ['content.write', 'content.publish']) => {
  const api = stubSettings(studySettings)
  const { screen } = await renderOffice('/content/study-readers', { permissoes, igreja })
  await expect.element(screen.getByRole('radio', { name: /^Todos/ })).toBeChecked()
  return { api, screen }
}

describe('the readers of studies', () => {
  test('are chosen by their consequences, beside the lists of studies', async () => {
    await page.viewport(320, 740)
    const { api, screen } = await open()
    const tabs = screen.getByRole('navigation', { name: 'Estudos' })
    await expect.element(tabs.getByRole('link', { name: 'Quem pode ler' })).toHaveAttribute('aria-current', 'page')
    await expect.element(screen.getByText(/convite para entrar na conta/)).toBeVisible()
    await expectAccessible(screen.container)
    await expectTouchable(screen.container)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)

    await screen.getByRole('radio', { name: /^Só membros da igreja/ }).click()
    await screen.getByRole('button', { name: 'Salvar e mostrar no site' }).click()
    await expect.element(screen.getByText('Salvo. O site já mostra.')).toBeVisible()
    expect(api.sent.at(-1)).toMatchObject({
      call: 'PUT /escritorio/estudo-configuracao/',
      body: { versao: 3, flagConteudoPublico: false },
    })
  })

  test('are only shown to staff who may not publish', async () => {
    const { screen } = await open(['content.write'])
    await expect.element(screen.getByRole('radio', { name: /^Só membros da igreja/ })).toBeDisabled()
  })
})
