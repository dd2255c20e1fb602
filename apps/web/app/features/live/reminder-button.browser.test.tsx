import { afterEach, expect, test, vi } from 'vitest'
import { useSession } from '../../session/session.ts'
import { aMember, anAccount } from '../../testing/person.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ReminderButton } from './reminder-button.tsx'
import { type StubbedLive, stubLive } from './testing/stub-live.ts'

let live: StubbedLive
afterEach(() => {
  vi.unstubAllGlobals()
  useSession.setState({ token: undefined, account: undefined, clientAccount: undefined, roles: [] })
})

function open(flagLembrete: boolean) {
  useSession.setState({ token: 'h.e30.x', account: anAccount, clientAccount: aMember, isRead: true } as never)
  live = stubLive({ 'GET /api/v1/transmissao/1/lembrete/': { flagLembrete } })
  return renderPage(<ReminderButton broadcastId={1} />)
}

test('a member turns the reminder on and off again', async () => {
  const screen = await open(false)
  const button = screen.getByRole('button')
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  await expect.element(button).toHaveTextContent('Lembrete ativado')
  await expect.element(screen.getByText('Avisaremos 15 minutos antes.')).toBeVisible()
  await button.click()
  await expect.element(button).toHaveTextContent('Quero um lembrete')
  expect(live.asked.filter((call) => !call.startsWith('GET'))).toEqual([
    'POST /api/v1/transmissao/1/lembrete/',
    'DELETE /api/v1/transmissao/1/lembrete/',
  ])
})

test('a reminder that is on already is shown so', async () => {
  const screen = await open(true)
  await expect.element(screen.getByRole('button')).toHaveTextContent('Lembrete ativado')
})

test.each([
  ['REMINDER_TOO_LATE', 'A transmissão já começou: é só assistir.'],
  ['TOO_MANY_REQUESTS', 'Não deu para salvar o lembrete. Tente de novo.'],
])('what keeps it from being kept is said: %s', async (code, text) => {
  const screen = await open(false)
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false')
  live.answers['POST /api/v1/transmissao/1/lembrete/'] = code
  await screen.getByRole('button').click()
  await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false')
})
