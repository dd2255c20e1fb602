import { refuse, stubApi } from '@narthex/client/testing/stub-api'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { leaveNothing } from '../testing/render-office.tsx'
import { anOperatorSession, renderOperator } from '../testing/render-operator.tsx'

afterEach(async () => {
  history.replaceState(null, '', '/')
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const act = {
  id: 5,
  momento: '2026-11-29T12:00:00.000Z',
  operador: 'rute@example.org',
  acao: 'CHURCH_FOUNDED',
  igreja: 'mare',
  organizacao: null,
  detalhes: {},
}
const challenge = { desafio: 'd', expiraEm: '2099-01-01T00:00:00.000Z', meios: ['TOTP'], chaveAcesso: null }

describe('the way into the operators’ console', () => {
  test('asks for the password and the second factor, and keeps the e-mail where it is refused', async () => {
    const api = stubApi({ 'GET /operador/registro': { itens: [act], proximo: null } })
    api.answers['POST /operador/sessao'] = refuse(401, 'INVALID_CREDENTIALS')
    const { screen } = await renderOperator('/log', 'out')
    await screen.getByLabelText('E-mail').fill('rute@example.org')
    await screen.getByLabelText('Senha', { exact: true }).fill('errada')
    await screen.getByRole('button', { name: 'Entrar' }).click()
    await expect.element(screen.getByText(/não é de operador/)).toBeVisible()
    await expect.element(screen.getByLabelText('E-mail')).toHaveValue('rute@example.org')
    await expectAccessible(document.body)
    api.answers['POST /operador/sessao'] = () => Response.json(challenge, { status: 202 })
    api.answers['POST /operador/sessao/segundo-fator'] = anOperatorSession
    await screen.getByLabelText('Senha', { exact: true }).fill('Certa#1234')
    await screen.getByRole('button', { name: 'Entrar' }).click()
    await screen.getByRole('textbox').fill('123456')
    await screen.getByRole('button', { name: /Confirmar|Continuar|Entrar/ }).click()
    await expect.element(screen.getByRole('heading', { name: 'Registro' })).toBeVisible()
    await expect.element(screen.getByText('Igreja criada')).toBeVisible()
  })

  test('sets a new account up by the link, and shows the codes in reserve once', async () => {
    history.replaceState(null, '', '/welcome#codigo=abc')
    const api = stubApi({
      'POST /operador/convite/abrir': {
        email: 'nova@example.org',
        flagNova: true,
        segredo: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Narthex:nova@example.org?secret=JBSWY3DPEHPK3PXP',
      },
      'POST /operador/convite': refuse(400, 'INVALID_FACTOR'),
    })
    const { screen } = await renderOperator('/welcome', 'out')
    await screen.getByLabelText('Nova senha').fill('Lanterna#29')
    await screen.getByLabelText(/seis números/).fill('000000')
    await screen.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(screen.getByText(/não confere\./)).toBeVisible()
    await expectAccessible(document.body)
    api.answers['POST /operador/convite'] = { codigosReserva: ['aaaa-bbbb', 'cccc-dddd'] }
    await screen.getByLabelText(/seis números/).fill('123456')
    await screen.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(screen.getByText('cccc-dddd')).toBeVisible()
    expect(api.sent.at(-1)?.body).toEqual({ codigo: 'abc', senha: 'Lanterna#29', totp: '123456' })
    await screen.getByRole('button', { name: /Guardei/ }).click()
    await expect.element(screen.getByRole('heading', { name: 'Entrar como operador' })).toBeVisible()
  })

  test('says that a link was used before', async () => {
    history.replaceState(null, '', '/welcome#codigo=abc')
    stubApi({ 'POST /operador/convite/abrir': refuse(400, 'INVALID_CODE') })
    const { screen } = await renderOperator('/welcome', 'out')
    await expect.element(screen.getByText(/já foi usado ou venceu/)).toBeVisible()
  })
})

describe('the log of operators', () => {
  test('goes on by its cursor, on a phone too', async () => {
    await page.viewport(390, 844)
    const api = stubApi()
    api.answers['GET /operador/registro'] = (_: unknown, url: URL) =>
      url.searchParams.get('apos')
        ? { itens: [{ ...act, id: 1, acao: 'LOGIN', operador: null }], proximo: null }
        : { itens: [act], proximo: '5' }
    const { screen } = await renderOperator('/log')
    await expect.element(screen.getByText('Igreja criada')).toBeVisible()
    await expectAccessible(document.body)
    await expectTouchable(document.body)
    await screen.getByRole('button', { name: 'Mostrar mais' }).click()
    await expect.element(screen.getByText(/Desconhecido/)).toBeVisible()
    expect(api.asked).toContain('GET /operador/registro?apos=5')
  })

  test('asks above the page for a session that has run out, and goes on', async () => {
    const api = stubApi({ 'GET /operador/registro': refuse(401, 'UNAUTHENTICATED') })
    const { screen } = await renderOperator('/log')
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog.getByLabelText('E-mail')).toHaveValue('rute@example.org')
    api.answers['GET /operador/registro'] = { itens: [], proximo: null }
    api.answers['POST /operador/sessao'] = () => Response.json(challenge, { status: 202 })
    api.answers['POST /operador/sessao/segundo-fator'] = anOperatorSession
    await dialog.getByLabelText('Senha', { exact: true }).fill('Certa#1234')
    await dialog.getByRole('button', { name: 'Entrar' }).click()
    await dialog.getByRole('textbox').fill('123456')
    await dialog.getByRole('button', { name: /Confirmar|Continuar|Entrar/ }).click()
    await expect.element(screen.getByText('As ações dos operadores ficam registradas aqui.')).toBeVisible()
  })
})
