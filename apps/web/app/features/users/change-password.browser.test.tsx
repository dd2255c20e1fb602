import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../session/session.ts'
import { aMember, anAccount } from '../../testing/person.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ChangePassword } from './change-password.tsx'
import { PasswordChanged } from './password-changed.tsx'

let sent: Record<string, unknown>[]
const current = 'Videira#quatro4'

beforeEach(() => {
  useSession.setState({ token: 't', account: anAccount, clientAccount: aMember, isRead: true })
  sent = []
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit = {}) => {
    const given = JSON.parse(String(body))
    sent.push(given)
    if (given.senhaAtual === current) return Response.json({})
    return Response.json({ code: 'WRONG_PASSWORD', message: 'no', requestId: 'r' }, { status: 400 })
  })
})
afterEach(() => {
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const open = () => renderPage(<ChangePassword title="Trocar a senha" />)

test('a password is changed by the current one, and a wrong or differing one is told at its field', async () => {
  const screen = await open()
  const field = (name: string) => screen.getByLabelText(name, { exact: true })
  const change = () => screen.getByRole('button', { name: 'Trocar a senha' }).click()
  await field('Senha atual').fill('Outra#senha9')
  await field('Nova senha').fill('Barco#azul77')
  await field('Repita a nova senha').fill('Barco#azul78')
  await change()
  await expect.element(screen.getByText('As senhas precisam ser iguais')).toBeVisible()
  expect(sent).toEqual([])
  await field('Repita a nova senha').fill('Barco#azul77')
  await change()
  await expect.element(screen.getByText('Senha atual incorreta.')).toBeVisible()
  await expect.element(field('Senha atual')).toHaveFocus()
  await expectAccessible(screen.container)
  await field('Senha atual').fill(current)
  await change()
  await vi.waitFor(() => expect(screen.container.textContent).toBe(''))
  expect(sent).toMatchObject([{ senhaAtual: 'Outra#senha9' }, { senhaAtual: current, senha: 'Barco#azul77' }])
})

test('a new password that is too weak is refused before anything is sent', async () => {
  const screen = await open()
  await screen.getByLabelText('Senha atual', { exact: true }).fill(current)
  for (const name of ['Nova senha', 'Repita a nova senha'])
    await screen.getByLabelText(name, { exact: true }).fill('curta')
  await screen.getByRole('button', { name: 'Trocar a senha' }).click()
  await expect.element(screen.getByLabelText('Nova senha', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
})

test('once it is changed the page says that the other devices were logged out, and leads to them', async () => {
  const screen = await renderPage(<PasswordChanged />)
  await expect.element(screen.getByText(/os outros aparelhos foram desconectados/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Ver os aparelhos' })).toHaveAttribute('href', '/user/devices')
  await expectAccessible(screen.container)
})
