import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isLoggedIn, useSession } from '../../session/session.ts'
import { aMember, anAccount } from '../../testing/person.ts'
import { renderPage } from '../../testing/render-page.tsx'
import type { AccessStep } from './access-step.ts'
import { ConfirmingStep } from './confirming-step.tsx'
import { NewPasswordStep } from './new-password-step.tsx'

type Body = Record<string, unknown>
let sent: { readonly name: string; readonly body: Body }[]
let steps: AccessStep[]
/** The code of a link that can still be used. */
let isValid: boolean

const refuse = (code: string, status = 400) => Response.json({ code, message: 'no', requestId: 'r' }, { status })
const pessoa = { nome: 'Estranho', sobrenome: 'Nogueira', telefone: '' }

beforeEach(() => {
  sessionStorage.clear()
  useSession.setState({ isRead: true })
  sent = []
  steps = []
  isValid = true
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = new URL(address, location.href).pathname.replace('/api/v1', '')
    const given: Body = body ? JSON.parse(String(body)) : {}
    if (path === '/security/confirmar-email/consulta')
      return isValid ? Response.json({ email: 'rita@example.org', pessoa }) : refuse('INVALID_CODE')
    if (path === '/me') return Response.json({ user: anAccount, usuario: aMember, roles: [] })
    if (path === '/user/7/usuario') return Response.json({ usuarios: [aMember] })
    if (method === 'GET') return Response.json([])
    sent.push({ name: path, body: given })
    if (path === '/security/login_check') return Response.json({ token: 'a.b.c', refreshToken: 'r', user: anAccount })
    if (given.senha === 'Errada#123') return refuse('WRONG_PASSWORD')
    return isValid ? Response.json({}) : refuse('INVALID_CODE')
  })
})
afterEach(() => {
  useSession.setState(useSession.getInitialState(), true)
  sessionStorage.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const way = { go: (step: AccessStep) => steps.push(step), onNote: () => {}, onProven: () => {} }
const confirming = () => renderPage(<ConfirmingStep {...way} codigo="c" />)
const newPassword = () => renderPage(<NewPasswordStep {...way} codigo="c" />)
type Screen = Awaited<ReturnType<typeof confirming>>
const field = (screen: Screen, name: string) => screen.getByLabelText(name, { exact: true })
const press = (screen: Screen, name: string | RegExp) => screen.getByRole('button', { name }).click()

describe('the link that confirms an e-mail', () => {
  test('says whose registration it is, and logs in with its password alone', async () => {
    const screen = await confirming()
    await expect.element(screen.getByText('Cadastro em nome de Estranho Nogueira.')).toBeVisible()
    await expectAccessible(screen.container)
    await field(screen, 'Senha').fill('Errada#123')
    await press(screen, 'Confirmar e entrar')
    await expect.element(field(screen, 'Senha')).toHaveAccessibleDescription('Esta não é a senha do cadastro.')
    expect(isLoggedIn(useSession.getState())).toBe(false)
    await field(screen, 'Senha').fill('Figueira#verde5')
    await press(screen, 'Confirmar e entrar')
    await expect.poll(() => isLoggedIn(useSession.getState()), { timeout: 10_000 }).toBe(true)
    expect(sent.at(-2)).toEqual({ name: '/security/confirmar-email', body: { codigo: 'c', senha: 'Figueira#verde5' } })
  })

  test('lets the owner of the e-mail replace who registered with it, and the password', async () => {
    const screen = await confirming()
    await press(screen, /não fui eu que me cadastrei/)
    await expect.element(screen.getByRole('heading', { name: 'Crie uma senha só sua' })).toBeVisible()
    await expect.element(field(screen, 'Nome')).toHaveValue('Estranho')
    await expectAccessible(screen.container)
    await field(screen, 'Nome').fill('Clara')
    await field(screen, 'Nova senha').fill('Mangueira#azul7')
    await field(screen, 'Repita a senha').fill('Mangueira#azul7')
    await screen.getByRole('button', { name: 'Confirmar e entrar' }).dblClick()
    await expect.poll(() => isLoggedIn(useSession.getState()), { timeout: 10_000 }).toBe(true)
    const confirmed = sent.filter(({ name }) => name === '/security/confirmar-email')
    expect(confirmed.map(({ body }) => body)).toEqual([
      {
        codigo: 'c',
        senhaNova: 'Mangueira#azul7',
        pessoa: { nome: 'Clara', sobrenome: 'Nogueira', telefone: null },
      },
    ])
  })

  test('that was used before leads to another one', async () => {
    isValid = false
    await confirming()
    await vi.waitFor(() => expect(steps).toEqual([{ name: 'bad-link', kind: 'activation' }]))
  })
})

describe('the link that replaces a password', () => {
  test('takes one that is written twice alike, and leads to the login', async () => {
    const screen = await newPassword()
    await field(screen, 'Nova senha').fill('Oliveira#azul8')
    await field(screen, 'Repita a senha').fill('Oliveira#azul9')
    await press(screen, 'Salvar a nova senha')
    await expect.element(field(screen, 'Repita a senha')).toHaveAccessibleDescription('As senhas precisam ser iguais')
    await expectAccessible(screen.container)
    expect(sent).toEqual([])
    await field(screen, 'Repita a senha').fill('Oliveira#azul8')
    await press(screen, 'Salvar a nova senha')
    await vi.waitFor(() => expect(steps).toEqual([{ name: 'email', notice: 'passwordChanged' }]))
    expect(sent).toEqual([{ name: '/user/alterar-senha', body: { senha: 'Oliveira#azul8', codigo: 'c' } }])
  })

  test('that was used before leads to another one', async () => {
    isValid = false
    const screen = await newPassword()
    await field(screen, 'Nova senha').fill('Oliveira#azul8')
    await field(screen, 'Repita a senha').fill('Oliveira#azul8')
    await press(screen, 'Salvar a nova senha')
    await vi.waitFor(() => expect(steps).toEqual([{ name: 'bad-link', kind: 'recovery' }]))
  })
})
