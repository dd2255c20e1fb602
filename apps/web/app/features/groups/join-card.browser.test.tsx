import { aToken, refuse, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import type { Group } from '@narthex/contract/groups/group.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../session/session.ts'
import { aMember, anAccount } from '../../testing/person.ts'
import { renderPages } from '../../testing/render-page.tsx'
import { GroupPage } from './group-page.tsx'
import { aGroup, aParticipation, aPerson, groupSite, onePage } from './testing/groups.ts'

const ask = 'POST /igreja/ponte-velha/solicitacao-celula/admissao'
const participation = 'GET /celula/3/participacao'
let api: StubbedApi

beforeEach(() => {
  api = stubApi({ [participation]: aParticipation(), [ask]: { id: 5, situacao: 'PENDENTE' } })
  useSession.setState({ isRead: true, token: aToken, account: anAccount, clientAccount: aMember })
})
afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

function open(about: Partial<Group> = {}) {
  const group = aGroup(about)
  const pages = {
    '/groups/:celulaId': () => <GroupPage group={group} listName="Grupos" renderedAt="2026-03-01T12:00:00.000Z" />,
    '/groups/request/success': () => <h1>sent</h1>,
  }
  return renderPages(pages, '/groups/3', { site: groupSite, origin: 'https://ponte.example' })
}
type Screen = Awaited<ReturnType<typeof open>>
const join = (screen: Screen) => screen.getByRole('button', { name: 'Quero participar' })
const dialog = (screen: Screen) => screen.getByRole('dialog')
const send = (screen: Screen) => dialog(screen).getByRole('button', { name: 'Enviar pedido' })

test('a member asks for a place, with a word to the leaders and a phone number', async () => {
  const screen = await open()
  await join(screen).click()
  await dialog(screen)
    .getByLabelText(/^Mensagem para os líderes/)
    .fill(' Sou novo na cidade. ')
  await dialog(screen)
    .getByRole('checkbox', { name: /Mostrar meu telefone/ })
    .click()
  await expectAccessible(screen.container)
  await send(screen).dblClick()
  await expect.element(screen.getByRole('heading', { name: 'sent' })).toBeVisible()
  const body = { idCelula: 3, flagCompartilharTelefone: true, mensagem: 'Sou novo na cidade.' }
  expect(api.sent).toEqual([{ call: ask, body }])
})

test('a request that is refused is told in its place, and can be sent again', async () => {
  const screen = await open()
  await join(screen).click()
  for (const [code, words] of [
    ['GROUP_FULL', 'A última vaga acabou de ser ocupada.'],
    ['NOT_TAKING_REQUESTS', 'O grupo parou de receber pedidos há pouco.'],
    ['TOO_MANY_REQUESTS', 'Foram muitos pedidos em pouco tempo.'],
    ['BUSY', 'Não deu certo agora, e nada mudou. Tente de novo.'],
  ] as const) {
    api.answers[ask] = refuse(409, code)
    await send(screen).click()
    await expect.element(dialog(screen).getByText(words, { exact: false })).toBeVisible()
  }
  api.answers[ask] = { id: 5, situacao: 'PENDENTE' }
  await send(screen).click()
  await expect.element(screen.getByRole('heading', { name: 'sent' })).toBeVisible()
})

test('a visitor is asked to log in, and the login leads back to the button', async () => {
  useSession.setState({ token: undefined, account: undefined, clientAccount: undefined })
  const screen = await open()
  await join(screen).click()
  await expect
    .element(dialog(screen).getByRole('link', { name: 'Entrar ou criar conta' }))
    .toHaveAttribute('href', '/access?redirectTo=%2Fgroups%2F3%23join')
  expect(api.sent).toEqual([])
})

test('a member withdraws a request after a question', async () => {
  const solicitacao = { id: 5, situacao: 'PENDENTE', dataCadastro: '2026-02-01T12:00:00.000Z' } as const
  api.answers[participation] = aParticipation({ solicitacao })
  api.answers['DELETE /solicitacao-celula/5'] = () => {
    api.answers[participation] = aParticipation()
    return {}
  }
  const screen = await open()
  await expect.element(screen.getByText(/^Pedido enviado: /)).toBeVisible()
  expect(join(screen).elements()).toEqual([])
  const withdraw = screen.getByRole('button', { name: 'Desistir do pedido' })
  await withdraw.click()
  await dialog(screen).getByRole('button', { name: 'Manter o pedido' }).click()
  expect(api.sent).toEqual([])
  await withdraw.click()
  await dialog(screen).getByRole('button', { name: 'Desistir do pedido' }).click()
  await expect.element(join(screen)).toBeVisible()
  expect(api.sent).toHaveLength(1)
})

test('a request that was answered in the meantime says so, and the page shows what is true now', async () => {
  const solicitacao = { id: 5, situacao: 'PENDENTE', dataCadastro: '2026-02-01T12:00:00.000Z' } as const
  api.answers[participation] = aParticipation({ solicitacao })
  api.answers['DELETE /solicitacao-celula/5'] = refuse(409, 'ALREADY_DECIDED')
  const screen = await open()
  await screen.getByRole('button', { name: 'Desistir do pedido' }).click()
  await dialog(screen).getByRole('button', { name: 'Desistir do pedido' }).click()
  await expect.element(dialog(screen).getByText('Seu pedido acabou de ser respondido.')).toBeVisible()
  await expect.poll(() => api.asked.filter((call) => call === participation)).toHaveLength(2)
})

test('a group that is full, and one that takes no requests, says so and leads to others', async () => {
  const full = await open({ vagas: 0 })
  await expect.element(full.getByText(/Este grupo está cheio agora/)).toBeVisible()
  await expect.element(full.getByRole('link', { name: 'Ver outros grupos' })).toHaveAttribute('href', '/groups?vagas=1')
  expect(join(full).elements()).toEqual([])
  await expectAccessible(full.container)
  await full.unmount()
  const closed = await open({ flagAceitaSolicitacoes: false })
  await expect.element(closed.getByText(/Este grupo não recebe pedidos no momento/)).toBeVisible()
})

test('someone who was refused once may ask again', async () => {
  const solicitacao = { id: 5, situacao: 'RECUSADA', dataCadastro: '2026-02-01T12:00:00.000Z' } as const
  api.answers[participation] = aParticipation({ solicitacao })
  const screen = await open()
  await expect.element(screen.getByText(/Da última vez não foi possível/)).toBeVisible()
  await expect.element(join(screen)).toBeVisible()
})

test('a member of the group sees where it meets and no way in, and leaves after a question', async () => {
  const logradouro = 'Rua da Aurora, 12'
  const endereco = { logradouro, latitude: null, longitude: null, link: null }
  const telefone = '+5581912345678'
  api.answers[participation] = aParticipation({
    papel: 'MEMBRO',
    endereco,
    escolhas: { flagTelefone: false },
    lideres: [{ idUsuario: 8, nome: 'Rui', sobrenome: 'Prado', imagem: null, telefone }],
  })
  api.answers['GET /celula/3/membro/'] = { ...onePage([aPerson(8, 'Rui', { telefone })]), flagOrganiza: false }
  api.answers['DELETE /celula/3/membro/70'] = () => {
    api.answers[participation] = aParticipation()
    return {}
  }
  const screen = await open()
  await expect.element(screen.getByRole('heading', { name: 'Você participa deste grupo' })).toBeVisible()
  await expect.element(screen.getByText(logradouro)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: '+5581912345678' }))
    .toHaveAttribute('href', 'tel:+5581912345678')
  expect(join(screen).elements()).toEqual([])
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Sair do grupo' }).click()
  await dialog(screen).getByRole('button', { name: 'Sair do grupo' }).click()
  await expect.element(join(screen)).toBeVisible()
  expect(screen.getByText(logradouro).elements()).toEqual([])
})

test('a member decides whether the group sees their phone number, and a choice that is not kept goes back', async () => {
  api.answers[participation] = aParticipation({ papel: 'MEMBRO', escolhas: { flagTelefone: false } })
  api.answers['GET /celula/3/membro/'] = { ...onePage([]), flagOrganiza: false }
  const screen = await open()
  const share = screen.getByRole('switch', { name: 'Mostrar meu telefone ao grupo' })
  api.answers['PUT /celula/3/compartilhamento'] = refuse(503, 'BUSY')
  await share.click()
  await expect.element(screen.getByText('Não deu certo agora, e nada mudou. Tente de novo.')).toBeVisible()
  await expect.element(share).not.toBeChecked()
  api.answers['PUT /celula/3/compartilhamento'] = {}
  await share.click()
  await expect.element(screen.getByText('Salvo.')).toBeVisible()
  expect(api.sent.at(-1)?.body).toEqual({ flagTelefone: true })
})
