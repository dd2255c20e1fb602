import { queryClient } from '@narthex/client/data/query-client'
import { aToken, refuse, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import type { ChatSettings } from '@narthex/contract/chat/chat-moderation.endpoints'
import type { Role } from '@narthex/contract/users/user.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { ChatModerationPage } from './moderation-page.tsx'

const settings: ChatSettings = {
  diasRetencao: 90,
  flagVisitantes: true,
  flagReterVisitantes: true,
  flagPublicarOracoes: false,
  flagLinksSoMembros: false,
  modoLentoSegundos: 0,
  limiteDenuncias: 3,
  palavras: [{ palavra: 'rifa', acao: 'SEGURAR' }],
}
const published = { ...settings, flagPublicarOracoes: true }
const save = 'PUT /chat-configuracao'
let api: StubbedApi

beforeEach(() => {
  api = stubApi({
    'GET /chat-configuracao': settings,
    'GET /chat-moderacao/': { itens: [], page: 1, limit: 20, total: 0 },
    [save]: published,
  })
})
afterEach(async () => {
  await cleanup()
  queryClient.clear()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

function open(role: string) {
  const roles = [{ role, igreja: { codigo: 'ponte' } }] as Role[]
  useSession.setState({ isRead: true, token: aToken, account: anAccount, clientAccount: aMember, roles })
  return renderPage(<ChatModerationPage title="Moderação do chat" />)
}

test('an administrator chooses that prayers are published without a moderator; the other settings stay', async () => {
  const screen = await open('ROLE_ADMIN')
  const prayers = screen.getByRole('switch', { name: /^Publicar os pedidos de oração/ })
  await expect.element(prayers).not.toBeChecked()
  await prayers.click()
  await expect.element(screen.getByText('Configurações salvas.')).toBeVisible()
  await expect.element(prayers).toBeChecked()
  expect(api.sent.at(-1)?.body).toEqual(published)
  await expectAccessible(screen.container)
})

test('a change that fails says so, and the switch stays as it was', async () => {
  api.answers[save] = refuse(503, 'UNAVAILABLE')
  const screen = await open('ROLE_ADMIN')
  const guests = screen.getByRole('switch', { name: 'Visitantes podem escrever' })
  await guests.click()
  await expect.element(screen.getByText('Não deu certo agora. Tente de novo.')).toBeVisible()
  await expect.element(guests).toBeChecked()
})

test('a moderator reads the settings', async () => {
  const screen = await open('ROLE_MODERATOR')
  await expect.element(screen.getByText('Só os administradores da igreja mudam estas configurações.')).toBeVisible()
  await expect.element(screen.getByRole('switch', { name: 'Visitantes podem escrever' })).toBeDisabled()
})
