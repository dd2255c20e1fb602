import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { isLoggedIn, useSession } from '../../session/session.ts'
import { aMember, anAccount } from '../../testing/person.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { AccessPage } from './access-page.tsx'
import { stepOfHash } from './access-step.ts'

type Body = Record<string, unknown>
let calls: { readonly name: string; readonly body: Body }[]
/** Answers that differ from those of an API without accounts. */
let answers: Record<string, (body: Body) => Response>

const refuse = (code: string, status = 400) => Response.json({ code, message: 'no', requestId: 'r' }, { status })
const knownLogin = () => Response.json({ flagExiste: true, flagAtivo: true })
const logIn = () => Response.json({ token: 'a.b.c', refreshToken: 'r', user: anAccount })
const usual: typeof answers = {
  'POST /user/consulta': () => Response.json({ flagExiste: false, flagAtivo: false }),
  'GET /captcha/': () => Response.json({ provedor: 'ALTCHA', desafio: '{}', chaveSite: null }),
  'POST /igreja/ponte-velha/usuario/': () => Response.json({ flagAtivo: false }, { status: 201 }),
  'POST /igreja/ponte-velha/usuario/registro/consulta': () => Response.json({ itens: [] }),
  'POST /security/login_check': logIn,
  'GET /me': () => Response.json({ user: anAccount, usuario: aMember, roles: [] }),
  'GET /user/7/usuario': () => Response.json({ usuarios: [aMember] }),
  'GET /user/7/documento': () => Response.json([]),
  'GET /user/7/role': () => Response.json([]),
}
const sent = (name: string) => calls.filter((call) => call.name === name).map(({ body }) => body)

/** Solves every captcha at once. */
class InstantWorker extends EventTarget {
  onmessage: ((event: MessageEvent) => void) | null = null
  postMessage() {
    queueMicrotask(() => this.onmessage?.(new MessageEvent('message', { data: { counter: 1, derivedKey: 'k' } })))
  }
  terminate() {}
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  useSession.setState({ isRead: true })
  calls = []
  answers = {}
  vi.stubGlobal('Worker', InstantWorker)
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const name = `${method} ${new URL(address, location.href).pathname.replace('/api/v1', '')}`
    const given: Body = body ? JSON.parse(String(body)) : {}
    calls.push({ name, body: given })
    return ({ ...usual, ...answers }[name] ?? (() => Response.json({})))(given)
  })
})
afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  sessionStorage.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const open = () => renderAt('/access', <AccessPage />)
type Screen = Awaited<ReturnType<typeof open>>
const field = (screen: Screen, name: string) => screen.getByLabelText(name, { exact: true })
const press = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true }).click()
const title = (screen: Screen, name: string) => screen.getByRole('heading', { level: 1, name })

async function giveEmail(screen: Screen, leadsTo: string) {
  await field(screen, 'E-mail').fill('rita@example.org')
  await press(screen, 'Continuar')
  await expect.element(title(screen, leadsTo)).toBeVisible()
}

test('an e-mail that is none is told at its field, which takes the focus', async () => {
  const screen = await open()
  await field(screen, 'E-mail').fill('rita@')
  await press(screen, 'Continuar')
  await expect.element(field(screen, 'E-mail')).toHaveAccessibleDescription(/Confira o e-mail/)
  await expect.element(field(screen, 'E-mail')).toHaveFocus()
  await expectAccessible(screen.container)
  expect(calls).toEqual([])
})

test('without scripts the form says that it needs them, and is sent nowhere', async () => {
  const screen = await open()
  expect(screen.container.querySelector('form')?.method).toBe('dialog')
  await expect.element(screen.getByText(/este formulário precisa do JavaScript/)).toBeInTheDocument()
})

describe('a newcomer', () => {
  async function fillIn(screen: Screen, repeated = 'Figueira#verde5') {
    await field(screen, 'Nome').fill('Rita')
    await field(screen, 'Sobrenome').fill('Nogueira')
    await field(screen, 'Senha').fill('Figueira#verde5')
    await field(screen, 'Repita a senha').fill(repeated)
  }

  test('registers once, however often the form is sent, and is led to their mailbox', async () => {
    const screen = await open()
    await giveEmail(screen, 'Crie sua conta')
    await expect.element(field(screen, 'Nome')).toHaveFocus()
    await fillIn(screen)
    await screen.getByRole('button', { name: 'Criar minha conta' }).dblClick()
    await expect.element(title(screen, 'Quase lá: confirme seu e-mail')).toBeVisible()
    await expectAccessible(screen.container)
    const registered = sent('POST /igreja/ponte-velha/usuario/')
    expect(registered).toHaveLength(1)
    expect(registered[0]).toMatchObject({
      nome: 'Rita',
      sobrenome: 'Nogueira',
      email: 'rita@example.org',
      idioma: 'pt',
    })
    expect(registered[0]).not.toHaveProperty('confirmacao')
  })

  test('is told what is missing and what differs, at the first such field, and nothing is sent', async () => {
    const screen = await open()
    await giveEmail(screen, 'Crie sua conta')
    await field(screen, 'Nome').fill('Rita')
    await press(screen, 'Criar minha conta')
    await expect.element(field(screen, 'Sobrenome')).toHaveAccessibleDescription('Esse campo é obrigatório.')
    await expect.element(field(screen, 'Sobrenome')).toHaveFocus()
    await expectAccessible(screen.container)
    await fillIn(screen, 'Figueira#verde5x')
    await press(screen, 'Criar minha conta')
    await expect.element(field(screen, 'Repita a senha')).toHaveAccessibleDescription('As senhas precisam ser iguais')
    expect(sent('POST /igreja/ponte-velha/usuario/')).toEqual([])
  })

  test('finds what was typed after a reload, but no password', async () => {
    const before = await open()
    await giveEmail(before, 'Crie sua conta')
    await fillIn(before)
    await cleanup()
    const screen = await open()
    await expect.element(field(screen, 'E-mail')).toHaveValue('rita@example.org')
    await press(screen, 'Continuar')
    await expect.element(field(screen, 'Nome')).toHaveValue('Rita')
    await expect.element(field(screen, 'Sobrenome')).toHaveValue('Nogueira')
    await expect.element(field(screen, 'Senha')).toHaveValue('')
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Figueira')
  })
})

describe('who has a login', () => {
  const { href } = location
  beforeEach(() => {
    answers['POST /user/consulta'] = knownLogin
    // A 401 means a wrong password at the address of the way in alone.
    history.replaceState(null, '', '/access')
  })
  afterEach(() => history.replaceState(null, '', href))

  test('is told of a wrong password at its field, and is logged in by the right one', async () => {
    answers['POST /security/login_check'] = ({ password }) =>
      password === 'Figueira#verde5' ? logIn() : refuse('INVALID_CREDENTIALS', 401)
    const screen = await open()
    await giveEmail(screen, 'Que bom ter você aqui')
    await field(screen, 'Senha').fill('Errada#123')
    await press(screen, 'Entrar')
    await expect.element(field(screen, 'Senha')).toHaveAccessibleDescription('Nome de usuário ou senha inválidos.')
    await expectAccessible(screen.container)
    expect(isLoggedIn(useSession.getState())).toBe(false)
    await field(screen, 'Senha').fill('Figueira#verde5')
    await press(screen, 'Entrar')
    await vi.waitFor(() => expect(isLoggedIn(useSession.getState())).toBe(true))
  })

  test('at another church completes the registration of this one, without typing the password again', async () => {
    answers['POST /security/login_check'] = () => refuse('REGISTRATION_INCOMPLETE', 403)
    const screen = await open()
    await giveEmail(screen, 'Que bom ter você aqui')
    await field(screen, 'Senha').fill('Figueira#verde5')
    await press(screen, 'Entrar')
    await expect.element(title(screen, 'Falta pouco')).toBeVisible()
    await expectAccessible(screen.container)
    answers = { 'POST /igreja/ponte-velha/usuario/': () => Response.json({ flagAtivo: true }, { status: 201 }) }
    await field(screen, 'Nome').fill('Davi')
    await field(screen, 'Sobrenome').fill('Nogueira')
    await press(screen, 'Completar meu cadastro')
    await vi.waitFor(() => expect(isLoggedIn(useSession.getState())).toBe(true))
    expect(sent('POST /igreja/ponte-velha/usuario/')).toMatchObject([{ nome: 'Davi', senha: 'Figueira#verde5' }])
  })

  test('whose access the church suspended is told so', async () => {
    answers['POST /security/login_check'] = () => refuse('MEMBERSHIP_INACTIVE', 403)
    const screen = await open()
    await giveEmail(screen, 'Que bom ter você aqui')
    await field(screen, 'Senha').fill('Figueira#verde5')
    await press(screen, 'Entrar')
    await expect.element(screen.getByText(/^Seu acesso ao site desta igreja está suspenso/)).toBeVisible()
  })
})

describe('a forgotten password', () => {
  test('is asked for by an e-mail that the church knows', async () => {
    answers['POST /security/recuperar-senha'] = ({ email }) =>
      email === 'rita@example.org' ? Response.json({}) : refuse('EMAIL_NOT_FOUND', 404)
    const screen = await open()
    await screen.getByRole('link', { name: 'Esqueci minha senha' }).click()
    await field(screen, 'E-mail').fill('ninguem@example.org')
    await press(screen, 'Enviar o link')
    await expect.element(field(screen, 'E-mail')).toHaveAccessibleDescription('E-mail não encontrado.')
    await field(screen, 'E-mail').fill('rita@example.org')
    await press(screen, 'Enviar o link')
    const dialog = screen.getByRole('dialog', { name: 'Confira seu e-mail' })
    await expect.element(dialog.getByText(/Mandamos para rita@example.org um link/)).toBeVisible()
    await expectAccessible(dialog.element())
  })
})

test('the link of an e-mail names its step, and nothing else does', () => {
  expect(stepOfHash('#ativar=abc')).toEqual({ name: 'confirming', codigo: 'abc' })
  expect(stepOfHash('#convite=abc')).toEqual({ name: 'invited', codigo: 'abc' })
  expect(stepOfHash('#codigo=abc')).toEqual({ name: 'new-password', codigo: 'abc' })
  expect(stepOfHash('#recuperar')).toEqual({ name: 'recover' })
  for (const hash of ['', '#', '#ativar=', '#other=1']) expect(stepOfHash(hash), hash).toBeUndefined()
})
