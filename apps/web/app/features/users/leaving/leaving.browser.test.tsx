import { queryClient } from '@narthex/client/data/query-client'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { ConfirmPage } from './confirm-page.tsx'
import { DeletePage } from './delete-page.tsx'
import { LastStep } from './last-step.tsx'

const password = 'Figueira#verde5'
const request = { expiraEm: '2999-01-01T12:00:00.000Z' }
let pedido: typeof request | null
let flagContaTambem: boolean
/** Calls that change something. */
let calls: string[]
let refusal: Response | undefined

beforeEach(() => {
  sessionStorage.clear()
  pedido = null
  flagContaTambem = true
  calls = []
  refusal = undefined
  useSession.setState({ token: 't', account: anAccount, clientAccount: aMember, isRead: true })
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { searchParams } = new URL(address, location.href)
    if (method === 'GET') return Response.json({ pedido, flagContaTambem })
    calls.push(`${method} ${searchParams.get('igreja')}`)
    if (refusal) return refusal
    if (method === 'DELETE') {
      pedido = null
      return Response.json({})
    }
    if (JSON.parse(String(body)).senha !== password) return refuse('WRONG_PASSWORD')
    pedido = request
    return Response.json(request)
  })
})
afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  queryClient.clear()
  vi.unstubAllGlobals()
})

const refuse = (code: string, status = 400) => Response.json({ code, message: 'no', requestId: 'r' }, { status })
const open = () => renderPage(<DeletePage title="Excluir a conta" />)
type Screen = Awaited<ReturnType<typeof open>>
const press = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true }).click()

describe('who wants to leave', () => {
  test('is told what goes, asks by the password, and can take it back', async () => {
    const screen = await open()
    await expect.element(screen.getByText('Seu login: o e-mail e a senha')).toBeVisible()
    await expectAccessible(screen.container)
    const field = screen.getByLabelText('Sua senha', { exact: true })
    await field.fill('outra')
    await press(screen, 'Pedir a exclusão')
    await expect.element(screen.getByText('Senha atual incorreta.')).toBeVisible()
    await field.fill(password)
    await press(screen, 'Pedir a exclusão')
    await expect.element(screen.getByRole('heading', { name: 'Falta abrir o e-mail' })).toHaveFocus()
    await expect.element(screen.getByText(/Mandamos um link para lia@example.org/)).toBeVisible()
    await expectAccessible(screen.container)
    await press(screen, 'Manter minha conta')
    await expect.element(screen.getByText(/^Que bom que você vai continuar/)).toBeVisible()
    expect(calls).toEqual(['POST ponte', 'POST ponte', 'DELETE ponte'])
  })

  test('keeps the login where other churches know it', async () => {
    flagContaTambem = false
    const screen = await open()
    await expect.element(screen.getByText(/^Seu login, e tudo o que você tem nas outras igrejas/)).toBeVisible()
    expect(screen.getByText('Seu login: o e-mail e a senha').elements()).toHaveLength(0)
  })

  test('and alone administers the church is told to hand that on first', async () => {
    refusal = refuse('LAST_ADMIN', 409)
    const screen = await open()
    await screen.getByLabelText('Sua senha', { exact: true }).fill(password)
    await press(screen, 'Pedir a exclusão')
    await expect.element(screen.getByText(/^Só você administra esta igreja/)).toBeVisible()
  })
})

describe('the last step', () => {
  const onBadCode = vi.fn()
  const step = () =>
    renderPage(
      <LastStep
        leaver={{ userId: 7, igreja: 'ponte' }}
        codigo="c"
        flagContaTambem
        onBadCode={onBadCode}
        onStay={() => {}}
        onSessionEnd={() => {}}
      />,
    )

  test('says that all devices are logged out, and is refused for a link that was withdrawn', async () => {
    refusal = refuse('INVALID_CODE')
    const screen = await step()
    await expect.element(screen.getByText(/^Todos os aparelhos são desconectados/)).toBeVisible()
    await expectAccessible(screen.container)
    await press(screen, 'Excluir para sempre')
    await vi.waitFor(() => expect(onBadCode).toHaveBeenCalledOnce())
  })

  test('can be left undone, which takes the request back', async () => {
    const screen = await step()
    await press(screen, 'Quero ficar')
    await vi.waitFor(() => expect(screen.container.textContent).toBe(''))
    expect(calls).toEqual(['DELETE ponte'])
  })

  test('without the code of the e-mail leads back to the request', async () => {
    const screen = await renderPage(<ConfirmPage title="Excluir a conta" />)
    await expect.element(screen.getByText('Abra o link do e-mail')).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Ver o pedido' }))
      .toHaveAttribute('href', '/user/delete-user')
  })
})
