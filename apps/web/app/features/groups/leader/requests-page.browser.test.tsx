import { queryClient } from '@narthex/client/data/query-client'
import { aToken, refuse, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import type { GroupMember, JoinRequest } from '@narthex/contract/groups/group.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPages } from '../../../testing/render-page.tsx'
import { aPerson, groupSite, onePage } from '../testing/groups.ts'
import { RequestsPage } from './requests-page.tsx'

let api: StubbedApi
let requests: JoinRequest[]
let people: GroupMember[]
let canOrganise: boolean

beforeEach(() => {
  useSession.setState({ isRead: true, token: aToken, account: anAccount, clientAccount: aMember })
  const about = { sobrenome: 'Prado', imagem: null, telefone: '+5581912345678', flagMenor: false }
  const asked = { mensagem: 'Posso ir com a minha irmã?', dataCadastro: '2026-04-01T12:00:00.000Z' }
  requests = [{ ...about, ...asked, id: 5, nome: 'Davi' }]
  people = [aPerson(aMember.id, 'Lia', { papel: 'LIDER' }), aPerson(8, 'Bia')]
  canOrganise = true
  api = stubApi({
    'GET /celula/3/solicitacao/': () => onePage(requests),
    'GET /celula/3/membro/': () => ({ ...onePage(people), flagOrganiza: canOrganise }),
  })
})
afterEach(async () => {
  await cleanup()
  queryClient.clear()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const open = () => {
  const pages = {
    '/groups/:celulaId/requests': () => <RequestsPage title="Pedidos e pessoas" celulaId={3} />,
    '/groups/:celulaId': () => <h1>group</h1>,
  }
  return renderPages(pages, '/groups/3/requests', { site: groupSite })
}
type Screen = Awaited<ReturnType<typeof open>>
const button = (screen: Screen, name: string) => screen.getByRole('button', { name })
const dialog = (screen: Screen) => screen.getByRole('dialog')

async function changeRole(screen: Screen, name: string, role: RegExp) {
  await button(screen, `Mudar função de ${name} Prado`).click()
  await dialog(screen).getByRole('radio', { name: role }).click()
  await dialog(screen).getByRole('button', { name: 'Salvar função' }).click()
}

test('a request is accepted with one touch, and what came of it has the focus', async () => {
  api.answers['POST /solicitacao-celula/5/decisao'] = () => {
    people = [...people, aPerson(9, 'Davi')]
    requests = []
    return {}
  }
  const screen = await open()
  await expect.element(screen.getByText('Posso ir com a minha irmã?')).toBeVisible()
  await expect.element(screen.getByText('1 pedido espera resposta')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: /^Ligar para Davi Prado/ }))
    .toHaveAttribute('href', 'tel:+5581912345678')
  await expectAccessible(screen.container)
  await button(screen, 'Aceitar Davi Prado').dblClick()
  await expect.element(screen.getByText('Davi agora faz parte do grupo.')).toBeVisible()
  await expect.element(screen.getByText('Ninguém esperando agora.')).toBeVisible()
  await expect.element(button(screen, 'Mudar função de Davi Prado')).toBeVisible()
  expect(document.activeElement?.textContent).toContain('Davi agora faz parte')
  expect(api.sent.map(({ body }) => body)).toEqual([{ flagAceita: true }])
})

test('a request is declined after a question alone', async () => {
  api.answers['POST /solicitacao-celula/5/decisao'] = () => {
    requests = []
    return {}
  }
  const screen = await open()
  await button(screen, 'Recusar Davi Prado').click()
  await dialog(screen).getByRole('button', { name: 'Voltar' }).click()
  expect(api.sent).toEqual([])
  await button(screen, 'Recusar Davi Prado').click()
  await dialog(screen).getByRole('button', { name: 'Recusar' }).click()
  await expect.element(screen.getByText('Você recusou o pedido de Davi.')).toBeVisible()
  expect(api.sent.map(({ body }) => body)).toEqual([{ flagAceita: false }])
})

test('why a request could not be answered is said in words', async () => {
  const screen = await open()
  for (const [code, words] of [
    ['GROUP_FULL', /^O grupo está cheio: não há lugar para Davi/],
    ['REQUEST_WITHDRAWN', 'Davi desistiu do pedido.'],
    ['ALREADY_DECIDED', 'Outra pessoa já respondeu a este pedido.'],
    ['BUSY', 'Não deu para responder. Tente de novo.'],
  ] as const) {
    api.answers['POST /solicitacao-celula/5/decisao'] = refuse(409, code)
    await button(screen, 'Aceitar Davi Prado').click()
    await expect.element(screen.getByText(words)).toBeVisible()
  }
})

test('a leader hands the lead on before stepping down, and then goes to the group’s page', async () => {
  const change = `PUT /celula/3/membro/${aMember.id}`
  api.answers[change] = refuse(409, 'LAST_LEADER')
  const screen = await open()
  await changeRole(screen, 'Lia', /^Participante/)
  await expect.element(screen.getByText(/Antes, passe a liderança a outra pessoa/)).toBeVisible()
  api.answers['PUT /celula/3/membro/8'] = {}
  await button(screen, 'Mudar função de Bia Prado').click()
  await expectAccessible(screen.container)
  await dialog(screen)
    .getByRole('radio', { name: /^Líder/ })
    .click()
  await dialog(screen).getByRole('button', { name: 'Salvar função' }).click()
  await expect.element(screen.getByText('Pronto: a função de Bia agora é “Líder”.')).toBeVisible()
  api.answers[change] = () => {
    api.answers['GET /celula/3/solicitacao/'] = refuse(404, 'NOT_FOUND')
    return {}
  }
  await changeRole(screen, 'Lia', /^Participante/)
  await expect.element(screen.getByRole('heading', { name: 'group' })).toBeVisible()
  expect(api.sent.map(({ body }) => body)).toEqual([{ papel: 'MEMBRO' }, { papel: 'LIDER' }, { papel: 'MEMBRO' }])
})

test('somebody is taken out of the group after a question; leaders do not take out themselves here', async () => {
  api.answers['DELETE /celula/3/membro/8'] = () => {
    people = people.slice(0, 1)
    return {}
  }
  const screen = await open()
  await button(screen, 'Remover Bia Prado do grupo').click()
  await dialog(screen).getByRole('button', { name: 'Remover' }).click()
  await expect.element(screen.getByText('Bia saiu do grupo.')).toBeVisible()
  await expect.poll(() => screen.getByRole('button', { name: /^Remover/ }).elements()).toEqual([])
})

test('an assistant answers requests and decides about nobody; a minor can only take part', async () => {
  canOrganise = false
  const assistants = await open()
  await expect.element(button(assistants, 'Aceitar Davi Prado')).toBeVisible()
  expect(assistants.getByRole('button', { name: /função|Remover/ }).elements()).toEqual([])
  await assistants.unmount()
  queryClient.clear()
  canOrganise = true
  people = [...people, aPerson(9, 'Caio', { flagMenor: true })]
  const screen = await open()
  await expect.element(button(screen, 'Remover Caio Prado do grupo')).toBeVisible()
  expect(button(screen, 'Mudar função de Caio Prado').elements()).toEqual([])
})

test('a member who does not lead the group finds nothing here', async () => {
  api.answers['GET /celula/3/solicitacao/'] = refuse(403, 'FORBIDDEN')
  const screen = await open()
  await expect.element(screen.getByText('Só os participantes do grupo veem esta página')).toBeVisible()
})
