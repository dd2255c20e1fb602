import { queryClient } from '@narthex/client/data/query-client'
import { aToken, refuse, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import type { ModeratedPrayer, WallSettings } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import type { Role } from '@narthex/contract/users/user.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { anOwnPrayer } from '../testing/prayers.ts'
import { ModerationPage } from './moderation-page.tsx'

const filas = { CUIDADO: 0, CONTATO: 0, DENUNCIADA: 0, PENDENTE: 0, RESERVADA: 0, DECIDIDA: 0 }
const autor = { id: 9, nome: 'Ana', sobrenome: 'Quintanilha', imagem: null, flagMenor: false }
const settings: WallSettings = { publicarAposAprovacao: false, limiteDenuncias: 3, diasNoMural: 30, limitePorDia: 5 }
const decide = 'POST /oracao-moderacao/5'
let api: StubbedApi

beforeEach(() => {
  const roles = [{ role: 'ROLE_ADMIN', igreja: { codigo: 'ponte' } }] as Role[]
  useSession.setState({ isRead: true, token: aToken, account: anAccount, clientAccount: aMember, roles })
  api = stubApi({ [decide]: {}, 'GET /configuracao-mural': settings, 'PUT /configuracao-mural': {} })
})
afterEach(async () => {
  await cleanup()
  queryClient.clear()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const aCase = (about: Partial<ModeratedPrayer> = {}): ModeratedPrayer => ({
  ...anOwnPrayer(),
  autor,
  sinais: [],
  denuncias: [],
  versao: 1,
  telefone: null,
  contatoFeitoEm: null,
  ...about,
})

function openQueue(queue: keyof typeof filas, about: Partial<ModeratedPrayer>) {
  const itens = [{ oracao: aCase(about), mensagem: null }]
  api.answers['GET /oracao-moderacao/'] = { itens, page: 1, limit: 20, total: 1, filas: { ...filas, [queue]: 1 } }
  return renderPage(<ModerationPage title="Moderação" />, {}, `?queue=${queue}`)
}
type Screen = Awaited<ReturnType<typeof openQueue>>
const act = (screen: Screen, name: RegExp) => screen.getByRole('button', { name })
const confirm = (screen: Screen, name: string) =>
  screen.getByRole('dialog').getByRole('button', { name, exact: true }).click()
const decisions = () => api.sent.map(({ body }) => body)

test('a person in danger is named with why and how to reach them, and marked as cared for after a question', async () => {
  const screen = await openQueue('CUIDADO', {
    mensagem: 'Não aguento mais viver',
    situacao: 'CUIDADO',
    flagReceberLigacao: true,
    flagAnonimo: true,
    sinais: ['SUICIDIO'],
    telefone: '+5581912345678',
    autor: { ...autor, flagMenor: true },
  })
  await expect.element(screen.getByText('Não aguento mais viver')).toBeVisible()
  for (const fact of ['Fala de não querer viver', 'Menor de 18 anos', 'Pediu uma ligação', 'No mural aparece sem nome'])
    await expect.element(screen.getByText(fact, { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /91234-?5678/ })).toHaveAttribute('href', 'tel:+5581912345678')
  await expectAccessible(screen.container)
  await act(screen, /^Marcar como atendido/).click()
  expect(decisions()).toEqual([])
  await confirm(screen, 'Marcar como atendido')
  await expect.element(screen.getByText('Salvo. Obrigado por cuidar.')).toHaveFocus()
  expect(decisions()).toEqual([{ decisao: 'CUIDADO_RESOLVIDO', versao: 1 }])
})

test('what was reported until it hid itself shows why, and stays off the wall with one touch', async () => {
  const report = { motivo: 'SPAM', texto: 'Vende um curso.' } as const
  const denuncias = [1, 2, 3].map((day) => ({ ...report, dataCadastro: `2026-01-0${day}T12:00:00.000Z` }))
  const screen = await openQueue('DENUNCIADA', { situacao: 'OCULTA', denuncias })
  await expect.element(screen.getByText('3 denúncias')).toBeVisible()
  await expect.element(screen.getByText('Vende um curso.').first()).toBeVisible()
  await act(screen, /^Deixar fora do mural/).click()
  await expect.element(screen.getByText('Saiu do mural.')).toBeVisible()
  expect(decisions()).toEqual([{ decisao: 'OCULTAR', versao: 1 }])
})

test('a text that changed since it was read is read again before it is decided on', async () => {
  api.answers[decide] = refuse(409, 'CHANGED_MEANWHILE')
  api.answers['GET /oracao-moderacao/5'] = aCase({ situacao: 'PENDENTE', testemunho: 'Passei!', versao: 2 })
  const screen = await openQueue('PENDENTE', { situacao: 'PENDENTE' })
  await act(screen, /^Não publicar/).click()
  await confirm(screen, 'Não publicar')
  await expect.element(screen.getByText('O texto mudou desde que você leu.', { exact: false })).toBeVisible()
  await expect.element(screen.getByText('Passei!')).toBeVisible()
  api.answers[decide] = {}
  await act(screen, /^Não publicar/).click()
  await confirm(screen, 'Não publicar')
  await expect.element(screen.getByText('Não vai para o mural.')).toBeVisible()
  expect(decisions()).toEqual([
    { decisao: 'RECUSAR', versao: 1 },
    { decisao: 'RECUSAR', versao: 2 },
  ])
})

test('what is gone by then says so, and a decision that was not sent can be taken again', async () => {
  api.answers[decide] = refuse(503, 'BUSY')
  const screen = await openQueue('CONTATO', { flagReceberVisita: true })
  await act(screen, /^Contato feito/).click()
  await confirm(screen, 'Contato feito')
  await expect.element(screen.getByText('Não deu para salvar a decisão. Tente de novo.')).toBeVisible()
  api.answers[decide] = refuse(404, 'NOT_FOUND')
  await act(screen, /^Contato feito/).click()
  await confirm(screen, 'Contato feito')
  await expect.element(screen.getByText('Isto não existe mais.')).toBeVisible()
})

test('an administrator changes how the wall is kept, within its bounds; a moderator reads it', async () => {
  api.answers['GET /oracao-moderacao/'] = { itens: [], page: 1, limit: 20, total: 0, filas }
  const open = () => renderPage(<ModerationPage title="Moderação" />, {}, '?queue=settings')
  const screen = await open()
  await screen.getByRole('switch', { name: 'Ler tudo antes de publicar' }).click()
  await screen.getByLabelText('Denúncias até ocultar').fill('0')
  const save = screen.getByRole('button', { name: 'Salvar as configurações' })
  await save.click()
  await expect.element(screen.getByLabelText('Denúncias até ocultar')).toHaveFocus()
  expect(api.sent).toEqual([])
  await screen.getByLabelText('Denúncias até ocultar').fill('4')
  await save.click()
  await expect.element(screen.getByText('Configurações salvas.')).toBeVisible()
  expect(api.sent[0]?.body).toMatchObject({ publicarAposAprovacao: true, limiteDenuncias: 4, diasNoMural: 30 })
  await expectAccessible(screen.container)
  await screen.unmount()
  queryClient.clear()
  useSession.setState({ roles: [{ role: 'ROLE_MODERATOR', igreja: { codigo: 'ponte' } }] as Role[] })
  const moderators = await open()
  await expect.element(moderators.getByText('Só os administradores da igreja mudam estas configurações.')).toBeVisible()
})
