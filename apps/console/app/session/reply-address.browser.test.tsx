import { refuse, stubApi } from '@narthex/client/testing/stub-api'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts, useLanguage } from '../document/language.ts'
import { aSession, leaveNothing, renderOffice, speakPortuguese } from '../testing/render-office.tsx'
import { LoginPage } from './login-page.tsx'
import { startSession } from './start-session.ts'

const call = 'POST /escritorio/remetente/confirmacao'
const home = location.href

beforeEach(speakPortuguese)
afterEach(async () => {
  history.replaceState(null, '', home)
  vi.unstubAllGlobals()
  await leaveNothing()
})

test('the reader of a mailbox confirms by a button, without a login, and opening the link sends nothing', async () => {
  history.replaceState(null, '', '/reply-address#codigo=abc-_1')
  const api = stubApi({
    'GET /escritorio/sessao': refuse(401, 'UNAUTHENTICATED'),
    'GET /escritorio': aSession.igreja,
    [call]: refuse(400, 'INVALID_CODE'),
  })
  await Promise.all([startSession(), loadTexts('welcome')])
  const screen = await render(
    <IntlProvider locale="pt" timeZone="America/Recife" messages={useLanguage.getState().texts as never}>
      <LoginPage />
    </IntlProvider>,
  )
  await expect.element(screen.getByText(/^Quer que as respostas aos e-mails de Igreja Maré cheguem/)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'E-mail' })).not.toBeInTheDocument()
  await expectAccessible(screen.container)
  expect(api.sent).toEqual([])
  await screen.getByRole('button', { name: 'Confirmar' }).click()
  await expect.element(screen.getByText(/^Este link já foi usado ou venceu/)).toBeVisible()
  api.answers[call] = { responderPara: 'secretaria@mare.example' }
  await screen.getByRole('button', { name: 'Confirmar' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Confirmado' })).toHaveFocus()
  await expect.element(screen.getByText(/vão agora para secretaria@mare\.example\.$/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Confirmar' })).not.toBeInTheDocument()
  expect(api.sent.at(-1)).toEqual({ call, body: { codigo: 'abc-_1' } })
})

test('someone who is in the office already confirms there', async () => {
  const api = stubApi({ [call]: { responderPara: 'secretaria@mare.example' } })
  const { screen } = await renderOffice('/reply-address#codigo=abc')
  await screen.getByRole('button', { name: 'Confirmar' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Confirmado' })).toBeVisible()
  expect(api.sent).toEqual([{ call, body: { codigo: 'abc' } }])
})
