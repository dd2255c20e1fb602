import { refuse, stubApi } from '@narthex/client/testing/stub-api'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useLanguage } from '../document/language.ts'
import { aSession, leaveNothing, speakPortuguese } from '../testing/render-office.tsx'
import { LoginPage } from './login-page.tsx'
import { useOffice } from './office.ts'
import { startSession } from './start-session.ts'
import { UnreachablePage } from './unreachable-page.tsx'

beforeEach(speakPortuguese)
afterEach(async () => {
  vi.unstubAllGlobals()
  await leaveNothing()
})

const visitor = { 'GET /escritorio/sessao': refuse(401, 'UNAUTHENTICATED'), 'GET /escritorio': aSession.igreja }
const factor = { desafio: 'd', expiraEm: '2026-11-29T12:10:00Z', meios: ['TOTP'], chaveAcesso: null }

async function open() {
  await startSession()
  const { state } = useOffice.getState()
  return render(
    <IntlProvider locale="pt" timeZone="America/Recife" messages={useLanguage.getState().texts as never}>
      {state === 'out' ? <LoginPage /> : <UnreachablePage />}
    </IntlProvider>,
  )
}
type Screen = Awaited<ReturnType<typeof open>>

async function logIn(screen: Screen) {
  await screen.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.org')
  await screen.getByLabelText('Senha', { exact: true }).fill('Videira#quatro4')
  await screen.getByRole('button', { name: 'Entrar' }).click()
}

describe('the way in', () => {
  test('names the church, leads to a new password at its site, and has no barrier', async () => {
    stubApi(visitor)
    const screen = await open()
    await expect.element(screen.getByText(/Para a equipe de Igreja Maré/)).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Esqueci a senha' }))
      .toHaveAttribute('href', 'https://mare.example/access#recuperar')
    await expectAccessible(screen.container)
  })

  test('opens with a password alone where the account has nothing more', async () => {
    const api = stubApi({ ...visitor, 'POST /escritorio/sessao': aSession })
    const screen = await open()
    await logIn(screen)
    await expect.poll(() => useOffice.getState().state).toBe('in')
    expect(api.sent).toEqual([
      { call: 'POST /escritorio/sessao', body: { username: 'ana@example.org', password: 'Videira#quatro4' } },
    ])
  })

  test('asks for the second step, and begins again when that took too long', async () => {
    const api = stubApi({
      ...visitor,
      'POST /escritorio/sessao': () => Response.json(factor, { status: 202 }),
      'POST /escritorio/sessao/segundo-fator': refuse(400, 'INVALID_FACTOR'),
    })
    const screen = await open()
    await logIn(screen)
    const code = screen.getByRole('textbox', { name: 'Código do aplicativo' })
    await code.fill('123456')
    await screen.getByRole('button', { name: 'Confirmar' }).click()
    await expect.element(screen.getByText('Não deu certo. Confira e tente de novo.')).toBeVisible()
    api.answers['POST /escritorio/sessao/segundo-fator'] = refuse(400, 'INVALID_CODE')
    await code.fill('654321')
    await screen.getByRole('button', { name: 'Confirmar' }).click()
    await expect.element(screen.getByText(/A confirmação expirou/)).toBeVisible()
    api.answers['POST /escritorio/sessao/segundo-fator'] = aSession
    await logIn(screen)
    await screen.getByRole('textbox', { name: 'Código do aplicativo' }).fill('123456')
    await screen.getByRole('button', { name: 'Confirmar' }).click()
    await expect.poll(() => useOffice.getState().state).toBe('in')
  })

  test.each([
    ['INVALID_CREDENTIALS', 401, 'E-mail ou senha não conferem.'],
    ['NO_STAFF_ROLE', 403, /Esta conta não tem acesso à administração/],
  ])('tells why not: %s', async (code, status, text) => {
    stubApi({ ...visitor, 'POST /escritorio/sessao': refuse(status, code) })
    const screen = await open()
    await logIn(screen)
    await expect.element(screen.getByText(text)).toBeVisible()
    expect(useOffice.getState().state).toBe('out')
  })

  test('says when nothing answers, and takes no one for a visitor', async () => {
    const api = stubApi(visitor)
    api.isAnswering = false
    const screen = await open()
    await expect.element(screen.getByText('Não conseguimos abrir a administração')).toBeVisible()
    await expectAccessible(screen.container)
    api.isAnswering = true
    await screen.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.poll(() => useOffice.getState().state).toBe('out')
  })
})
