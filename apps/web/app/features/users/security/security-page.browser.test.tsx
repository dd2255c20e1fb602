import { queryClient } from '@narthex/client/data/query-client'
import type { Factor, StaffFactor } from '@narthex/contract/auth/factor.schemas'
import type { Role } from '@narthex/contract/users/user.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { aBrazilianSite } from '../testing/a-brazilian-site.ts'
import { SecurityPage } from './security-page.tsx'

const codes = Array.from({ length: 10 }, (_, place) => `abcd-efg${place}`)
const beto: StaffFactor = {
  user: { id: 8 },
  usuario: { id: 80, nome: 'Beto', sobrenome: 'Souza' },
  roles: ['ROLE_ADMIN'],
  flagSegundoFator: true,
}
const anApp: Factor = {
  id: 'f',
  tipo: 'TOTP',
  nome: 'Aplicativo autenticador',
  usadoEm: null,
  site: null,
  criadoEm: '2026-01-01T12:00:00.000Z',
}

let factors: Factor[]
let left: number
let isRequired: boolean
let staff: StaffFactor[]
let calls: string[]

beforeEach(() => {
  factors = []
  left = 10
  isRequired = false
  staff = [beto]
  calls = []
  useSession.setState({ token: 't', account: anAccount, clientAccount: aMember, isRead: true })
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = new URL(address, location.href).pathname.replace('/api/v1', '')
    const name = `${method} ${path}`
    if (method !== 'GET') calls.push(name)
    return answer(name, body ? JSON.parse(String(body)) : {})
  })
})
afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  queryClient.clear()
  vi.unstubAllGlobals()
})

function answer(name: string, body: Record<string, unknown>): Response {
  if (name === 'GET /user/7/fator') {
    const codigosReserva = factors.length > 0 ? { restantes: left, total: 10 } : null
    return Response.json({ fatores: factors, codigosReserva, flagExigido: false, flagChaveAcessoPossivel: true })
  }
  if (name === 'POST /user/7/fator/totp')
    return Response.json({ codigo: 'c', segredo: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' })
  if (name === 'POST /user/7/fator/totp/confirmar') {
    if (body.totp !== '123456')
      return Response.json({ code: 'INVALID_FACTOR', message: 'no', requestId: 'r' }, { status: 400 })
    factors = [anApp]
    return Response.json({ codigosReserva: codes })
  }
  if (name === 'POST /user/7/codigo-reserva') {
    left = 10
    return Response.json({ codigos: codes })
  }
  if (name === 'PUT /user/7/fator/f') factors = factors.map((factor) => ({ ...factor, nome: String(body.nome) }))
  if (name === 'DELETE /user/7/fator/f') factors = []
  if (name === 'DELETE /user/8/fator') staff = [{ ...beto, flagSegundoFator: false }]
  if (name === 'PUT /igreja/ponte-velha/seguranca') isRequired = body.flagExigeSegundoFator === true
  if (name === 'GET /igreja/ponte-velha/seguranca')
    return Response.json({ flagExigeSegundoFator: isRequired, equipe: staff })
  if (name === 'GET /me') return Response.json({ user: anAccount, usuario: aMember, roles: [] })
  if (name === 'GET /user/7/usuario') return Response.json({ usuarios: [aMember] })
  return Response.json(name === 'GET /user/7/role' ? useSession.getState().roles : [])
}

const open = () => renderPage(<SecurityPage title="Acesso e segurança" />, { site: aBrazilianSite })
type Screen = Awaited<ReturnType<typeof open>>
const press = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true }).click()
const dialog = (screen: Screen) => screen.getByRole('dialog')
const inDialog = (screen: Screen, name: string) => dialog(screen).getByRole('button', { name, exact: true }).click()
const expectText = (screen: Screen, text: string) => expect.element(screen.getByText(text)).toBeVisible()

describe('an authenticator app', () => {
  test('is added by a code of it, and its recovery codes are shown once', async () => {
    const screen = await open()
    await expectText(screen, 'Só a senha protege sua conta')
    await expectAccessible(screen.container)
    await press(screen, 'Adicionar aplicativo autenticador')
    await expect
      .element(dialog(screen).getByRole('img', { name: 'Código QR para o aplicativo autenticador' }))
      .toBeVisible()
    await expect.element(dialog(screen).getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
    await expectAccessible(dialog(screen).element())
    const code = dialog(screen).getByRole('textbox', { name: 'Código do aplicativo' })
    await code.fill('000000')
    await inDialog(screen, 'Confirmar')
    await expect.element(code).toHaveAccessibleDescription(/O código não confere/)
    await code.fill('123456')
    await inDialog(screen, 'Confirmar')
    await expect.element(dialog(screen).getByText(codes[0] ?? '')).toBeVisible()
    expect(dialog(screen).getByRole('listitem').elements()).toHaveLength(10)
    await expectAccessible(dialog(screen).element())
    await inDialog(screen, 'Já guardei')
    await expectText(screen, 'Os outros aparelhos foram desconectados.')
    await expectText(screen, '10 códigos restantes')
    await expectAccessible(screen.container)
  })

  test('is renamed, and removed only with the warning that it is the last', async () => {
    factors = [anApp]
    const screen = await open()
    await press(screen, 'Renomear Aplicativo autenticador')
    await dialog(screen).getByRole('textbox', { name: 'Nome' }).fill('Celular da Lia')
    await inDialog(screen, 'Salvar')
    await expectText(screen, 'Nome trocado.')
    await press(screen, 'Remover Celular da Lia')
    await expect.element(dialog(screen).getByText(/É a sua última forma/)).toBeVisible()
    await expectAccessible(dialog(screen).element())
    expect(calls).toEqual(['PUT /user/7/fator/f'])
    await inDialog(screen, 'Remover')
    await expectText(screen, 'Removemos Celular da Lia.')
    await expectText(screen, 'Só a senha protege sua conta')
  })

  test('has new recovery codes after a question, for the old ones end', async () => {
    factors = [anApp]
    left = 2
    const screen = await open()
    await expectText(screen, '2 códigos restantes')
    await press(screen, 'Criar novos códigos')
    await expect.element(dialog(screen).getByText(/deixam de funcionar/)).toBeVisible()
    expect(calls).toEqual([])
    await inDialog(screen, 'Criar novos códigos')
    await expect.element(screen.getByText(codes[9] ?? '')).toBeVisible()
    await inDialog(screen, 'Já guardei')
    await expectText(screen, '10 códigos restantes')
  })
})

describe('the staff of a church', () => {
  const administer = () =>
    useSession.setState({ roles: [{ role: 'ROLE_ADMIN', igreja: { id: 1, codigo: 'ponte' } }] satisfies Role[] })
  const require = (screen: Screen) =>
    screen.getByRole('switch', { name: 'Exigir verificação em duas etapas da equipe' })

  test('is the concern of who administers it alone', async () => {
    const screen = await open()
    await expectText(screen, 'Só a senha protege sua conta')
    expect(screen.getByRole('heading', { name: 'Segurança da equipe' }).elements()).toHaveLength(0)
  })

  test('is asked for a second factor only by an administrator who has one', async () => {
    administer()
    const before = await open()
    await require(before).click()
    await expectText(before, 'Antes, adicione uma forma de confirmar à sua própria conta.')
    await expect.element(require(before)).not.toBeChecked()
    expect(calls).toEqual([])
    await cleanup()
    queryClient.clear()
    factors = [anApp]
    const screen = await open()
    await require(screen).click()
    await expectText(screen, 'A equipe agora precisa da verificação em duas etapas.')
    await expect.element(require(screen)).toBeChecked()
    await expectAccessible(screen.container)
  })

  test('gets help where a factor was lost, after a question', async () => {
    administer()
    factors = [anApp]
    const screen = await open()
    await press(screen, 'Desligar a verificação de Beto Souza')
    await expectAccessible(dialog(screen).element())
    expect(calls).toEqual([])
    await inDialog(screen, 'Desligar')
    await expectText(screen, 'A verificação de Beto Souza foi desligada.')
    await expectText(screen, 'Só com senha')
    expect(calls).toEqual(['DELETE /user/8/fator'])
  })
})
