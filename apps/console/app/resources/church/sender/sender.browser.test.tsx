import { refuse } from '@narthex/client/testing/stub-api'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { leaveNothing } from '../../../testing/render-office.tsx'
import { renderSettings } from '../../../testing/render-settings.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const padrao = { nome: 'Igreja Maré', email: 'ola@mare.example' }
const unset = { emUso: null, confirmacao: null, padrao, endereco: 'mail@narthex.example' }
const confirmacao = { enviadoEm: '2026-06-14T12:00:00Z', expiraEm: '2099-06-17T12:00:00Z' }
const resend = 'POST /escritorio/remetente/confirmacao/envio'

test('the name is seen as an inbox shows it while it is typed, and one that names a mailbox is refused in words', async () => {
  const { api, screen, save } = await renderSettings('sender', { nome: null, responderPara: null, estado: unset })
  const look = screen.getByRole('region', { name: 'Como fica na caixa de entrada' })
  await expect.element(look).toMatchTextContent(/Igreja Maré <mail@narthex\.example>.*ola@mare\.example/)
  const name = screen.getByRole('textbox', { name: /^Nome de quem envia/ })
  await name.fill('pix@banco.example')
  await screen.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect.element(screen.getByText('Escreva um nome, sem endereço de site nem de e-mail.').first()).toBeVisible()
  await name.fill('Igreja do Mar')
  await expect.element(look).toMatchTextContent('Igreja do Mar <mail@narthex.example>')
  await save()
  expect(api.saved()).toMatchObject({ nome: 'Igreja do Mar', responderPara: null })
  await page.viewport(320, 740)
  await expectAccessible(screen.container)
  await expectTouchable(screen.container)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test('an address that waits says where replies go, is mailed again, and is seen once it was confirmed in another tab', async () => {
  const waiting = { responderPara: 'secretaria@mare.example', estado: { ...unset, confirmacao } }
  const { api, screen } = await renderSettings('sender', waiting)
  const sent = screen.getByText(
    /^Enviamos um link para secretaria@mare\.example .* respostas vão para ola@mare\.example\.$/,
  )
  await expect.element(sent).toBeVisible()
  api.answers[resend] = refuse(429, 'TOO_MANY_REQUESTS')
  await screen.getByRole('button', { name: 'Enviar o link de novo' }).click()
  await expect.element(screen.getByText(/^Foram muitas tentativas/)).toBeVisible()
  api.answers[resend] = { ...confirmacao, enviadoEm: '2026-06-15T12:00:00Z' }
  await screen.getByRole('button', { name: 'Enviar o link de novo' }).click()
  await expect.element(screen.getByText('Enviado. O link anterior não funciona mais.')).toBeVisible()
  await expectAccessible(screen.container)
  api.change({ estado: { ...unset, emUso: 'secretaria@mare.example' } })
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(screen.getByText('secretaria@mare.example está confirmado e recebe as respostas.')).toBeVisible()
})

test('a link that has expired says so', async () => {
  const expired = { ...confirmacao, expiraEm: '2026-06-17T12:00:00Z' }
  const estado = { ...unset, padrao: { ...padrao, email: null }, confirmacao: expired }
  const { screen } = await renderSettings('sender', { responderPara: 'a@mare.example', estado })
  await expect.element(screen.getByText('O link venceu.')).toBeVisible()
  await expect.element(screen.getByText(/as respostas não vão para ninguém\.$/)).toBeVisible()
})
