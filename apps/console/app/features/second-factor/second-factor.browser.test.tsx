import { refuse, stubApi } from '@narthex/client/testing/stub-api'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aSession, leaveNothing, renderOffice } from '../../testing/render-office.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const own = {
  user: { id: aSession.user.id },
  usuario: { id: 70, nome: 'Ana', sobrenome: 'Lima' },
  roles: ['ROLE_ADMIN'],
  flagSegundoFator: true,
}
const davi = {
  user: { id: 8 },
  usuario: { id: 80, nome: 'Davi', sobrenome: 'Reis' },
  roles: ['ROLE_MODERATOR'],
  flagSegundoFator: false,
}
const address = '/igreja/1/seguranca'

const open = async (equipe: readonly object[]) => {
  const api = stubApi({
    [`GET ${address}`]: { flagExigeSegundoFator: false, equipe },
    [`PUT ${address}`]: {},
  })
  return { api, ...(await renderOffice('/settings/second-factor', { permissoes: ['settings'] })) }
}

describe('the second factor of the team', () => {
  test('is required after the question has named who loses access, and has no barrier at any width', async () => {
    const { api, screen } = await open([own, davi])
    await expect.element(screen.getByText('Falta 1 pessoa.')).toBeVisible()
    await expectAccessible(screen.container)
    await page.viewport(390, 2400)
    await expectAccessible(screen.container)
    await expectTouchable(screen.container)
    await page.viewport(320, 700)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await screen.getByRole('button', { name: 'Exigir de toda a equipe' }).click()
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog.getByText('Davi Reis')).toBeVisible()
    expect(api.sent).toEqual([])
    api.answers[`GET ${address}`] = { flagExigeSegundoFator: true, equipe: [own, davi] }
    await dialog.getByRole('button', { name: 'Exigir de toda a equipe' }).click()
    await expect.element(screen.getByText(/É exigido de toda a equipe/)).toBeVisible()
    expect(api.sent).toEqual([{ call: `PUT ${address}`, body: { flagExigeSegundoFator: true } }])
  })

  test('is not offered to someone who would lock themselves out', async () => {
    const { screen } = await open([{ ...own, flagSegundoFator: false }, davi])
    await expect.element(screen.getByText('Configure primeiro o seu')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: /Configurar/ }))
      .toHaveAttribute('href', 'https://mare.example/user/security')
    await expect.element(screen.getByRole('button', { name: 'Exigir de toda a equipe' })).not.toBeInTheDocument()
  })

  test('says why it could not be required, and keeps the question', async () => {
    const { api, screen } = await open([own])
    api.answers[`PUT ${address}`] = refuse(409, 'OWN_FACTOR_FIRST')
    await screen.getByRole('button', { name: 'Exigir de toda a equipe' }).click()
    await screen.getByRole('dialog').getByRole('button', { name: 'Exigir de toda a equipe' }).click()
    await expect.element(screen.getByRole('dialog').getByRole('alert')).toBeVisible()
  })
})
