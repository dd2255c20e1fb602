import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isLoggedIn, useSession } from '../../session/session.ts'
import { aMember, anAccount } from '../../testing/person.ts'
import { renderPage } from '../../testing/render-page.tsx'
import type { AccessStep } from './access-step.ts'
import { InvitedStep } from './invited-step.tsx'
import { OwnRecordsStep } from './own-records-step.tsx'

type Body = Record<string, unknown>
let sent: { readonly path: string; readonly body: Body }[]
let steps: AccessStep[]
/** People whom the church knows at the address. */
let known: readonly object[]
/** Answers by path; others are empty. */
let answers: Record<string, () => Response>

const refuse =
  (code: string, status = 400) =>
  () =>
    Response.json({ code, message: 'no', requestId: 'r' }, { status })
const answer = (body: object) => () => Response.json(body)

beforeEach(() => {
  sessionStorage.clear()
  useSession.setState({ isRead: true })
  sent = []
  steps = []
  answers = {
    '/convite/consulta': answer({ nome: 'Léa', flagTemConta: false }),
    '/convite': answer({ email: 'lea@example.org' }),
    '/security/login_check': answer({ token: 'a.b.c', refreshToken: 'r', user: anAccount }),
    '/me': answer({ user: anAccount, usuario: aMember, roles: [] }),
    '/user/7/usuario': answer({ usuarios: [aMember] }),
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = new URL(address, location.href).pathname.replace('/api/v1', '')
    if (method !== 'GET') sent.push({ path, body: body ? JSON.parse(String(body)) : {} })
    if (path.endsWith('/registro/consulta')) return Response.json({ itens: known })
    return answers[path]?.() ?? Response.json(method === 'GET' ? [] : {})
  })
})
afterEach(() => {
  useSession.setState(useSession.getInitialState(), true)
  sessionStorage.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const way = { go: (step: AccessStep) => steps.push(step), onNote: () => {} }
const bodyOf = (path: string) => sent.findLast((each) => each.path === path)?.body

describe('an invitation to open an account', () => {
  const open = () => renderPage(<InvitedStep {...way} codigo="c" />)

  test('greets by the first name, takes a password once, and logs in', async () => {
    const screen = await open()
    await expect.element(screen.getByRole('heading', { name: 'Boas-vindas, Léa' })).toBeVisible()
    await expectAccessible(screen.container)
    await screen.getByLabelText('Senha', { exact: true }).fill('Oliveira#cinco5')
    await screen.getByLabelText('Repita a senha').fill('Oliveira#cinco5')
    await screen.getByRole('button', { name: 'Abrir minha conta' }).dblClick()
    await expect.poll(() => isLoggedIn(useSession.getState())).toBe(true)
    expect(sent.filter(({ path }) => path === '/convite')).toHaveLength(1)
    expect(bodyOf('/convite')).toEqual({ codigo: 'c', senha: 'Oliveira#cinco5' })
    expect(bodyOf('/security/login_check')).toMatchObject({ username: 'lea@example.org' })
  })

  test('takes the account that the address has, or one with another address, and says when it is someone else’s', async () => {
    answers['/convite/consulta'] = answer({ nome: 'Léa', flagTemConta: true })
    const screen = await open()
    await expect.element(screen.getByLabelText('Sua senha')).toBeVisible()
    await screen.getByRole('button', { name: 'Tenho conta com outro e-mail' }).click()
    answers['/convite'] = refuse('ALREADY_REGISTERED', 409)
    await screen.getByLabelText('E-mail').fill('outra@example.org')
    await screen.getByLabelText('Sua senha').fill('Videira#quatro4')
    await screen.getByRole('button', { name: 'Entrar' }).click()
    await expect.element(screen.getByText(/já é de outra pessoa desta igreja/)).toBeVisible()
    expect(bodyOf('/convite')).toMatchObject({ email: 'outra@example.org' })
    await expectAccessible(screen.container)
  })

  test('that is void leads to where another one is asked for', async () => {
    answers['/convite/consulta'] = refuse('INVALID_CODE')
    await open()
    await expect.poll(() => steps).toEqual([{ name: 'bad-link', kind: 'invitation' }])
  })
})

describe('the owner of a login whom the church may know', () => {
  const open = (itens: readonly object[]) => {
    known = itens
    return renderPage(<OwnRecordsStep {...way} email="lea@example.org" proven="Oliveira#cinco5" />)
  }
  const find = (end: string) => sent.find((each) => each.path.endsWith(end))

  test('chooses their first name, and is in', async () => {
    const itens = [
      { id: 4, nome: 'Léa' },
      { id: 5, nome: 'Davi' },
    ]
    const screen = await open(itens)
    await expect.element(screen.getByRole('heading', { name: 'Quem é você?' })).toBeVisible()
    await expectAccessible(screen.container)
    await screen.getByRole('button', { name: 'Léa' }).click()
    await expect.poll(() => isLoggedIn(useSession.getState())).toBe(true)
    expect(find('/usuario/registro')?.body).toMatchObject({ idUsuario: 4, email: 'lea@example.org' })
  })

  test('who is none of them, or whom it does not know, fills in who they are', async () => {
    const screen = await open([{ id: 4, nome: 'Léa' }])
    await screen.getByRole('button', { name: 'Nenhum destes' }).click()
    await expect.element(screen.getByLabelText('Sobrenome')).toBeVisible()
  })
})
