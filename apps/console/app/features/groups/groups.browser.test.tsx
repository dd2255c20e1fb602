import { refuse, stubApi } from '@narthex/client/testing/stub-api'
import type { GroupCare, GroupHealth } from '@narthex/contract/groups/group-care.schemas'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aSession, leaveNothing, renderOffice } from '../../testing/render-office.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const aCoordinator = {
  permissoes: ['groups.read', 'groups.manage', 'people.find'] as (typeof aSession.permissoes)[number][],
  igreja: { ...aSession.igreja, modulos: ['MOD_CELULA' as const] },
}

const health: GroupHealth = {
  id: 3,
  nome: 'Casa da Praça',
  tipo: 'Célula',
  bairro: 'Centro',
  lideres: ['Lia Prado'],
  supervisor: null,
  membros: 2,
  capacidade: 8,
  pedidos: 1,
  ultimoEncontro: '2026-05-05',
  pendentes: 1,
  presencas: [{ data: '2026-05-05', presentes: 2, visitantes: 1 }],
  alertas: ['COM_PEDIDOS'],
}
const seat = { imagem: null, telefone: null, flagMenor: false, desde: '2026-01-06T20:00:00Z' }
const care: GroupCare = {
  grupo: health,
  mae: { id: 2, nome: 'Casa velha' },
  filhas: [],
  pessoas: [
    { ...seat, idUsuario: 71, nome: 'Lia', sobrenome: 'Prado', papel: 'LIDER' },
    { ...seat, idUsuario: 72, nome: 'Téo', sobrenome: null, papel: 'MEMBRO', flagMenor: true },
  ],
  solicitacoes: [
    {
      id: 9,
      nome: 'Rui',
      sobrenome: 'Sá',
      imagem: null,
      telefone: null,
      flagMenor: false,
      mensagem: 'Moro perto',
      dataCadastro: '2026-05-04T12:00:00Z',
    },
  ],
  diasPendentes: ['2026-04-28'],
}
const base = '/escritorio/acompanhamento-celula'
const weeks = Array.from({ length: 13 }, (_, at) => ({
  inicio: `2026-0${at < 4 ? 3 : 4}-0${(at % 4) + 1}`,
  encontros: at === 12 ? 2 : 0,
  presentes: at === 12 ? 9 : 0,
  visitantes: 0,
}))
const list = {
  itens: [health, { ...health, id: 4, nome: 'Casa nova', lideres: [], ultimoEncontro: null, alertas: ['SEM_LIDER'] }],
  total: 2,
  page: 1,
  limit: 50,
  panorama: {
    grupos: 2,
    pessoas: 4,
    alertas: { SEM_LIDER: 1, SEM_REGISTRO: 0, COM_PEDIDOS: 1, CHEIA: 0 },
    semanas: weeks.map((week, at) => ({ ...week, inicio: `2026-03-${String(at + 1).padStart(2, '0')}` })),
  },
}

const open = async (address: string, own: object = {}, caller: object = aCoordinator) => {
  const api = stubApi({
    [`GET ${base}/`]: list,
    [`GET ${base}/3`]: care,
    [`GET ${base}/5`]: { ...care, grupo: { ...health, id: 5, nome: 'Casa nova' } },
    [`PUT ${base}/3/membro/71`]: {},
    [`PUT ${base}/3/membro/75`]: {},
    [`DELETE ${base}/3/membro/72`]: {},
    [`PUT ${base}/3/membro/72`]: {},
    [`POST ${base}/solicitacao/9/decisao`]: { id: 9, situacao: 'ACEITA' },
    [`POST ${base}/3/multiplicacao`]: { id: 5 },
    'GET /escritorio/pessoa/': { itens: [{ idUsuario: 75, nome: 'Dulce Prado', imagem: null }] },
    ...own,
  })
  return { api, ...(await renderOffice(address, caller)) }
}

describe('how groups are doing', () => {
  test('is told of all of them, with what needs attention, and in numbers', async () => {
    const { screen } = await open('/people/group-health')
    await expect
      .element(screen.getByRole('link', { name: /^Casa da Praça/ }))
      .toHaveAttribute('href', '/people/group-health/3')
    await expect.element(screen.getByText('Sem líder').first()).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: /^Pedidos esperando/ }))
      .toHaveAttribute('href', '/people/group-health?alerta=COM_PEDIDOS')
    await screen.getByText('Ver em números').click()
    await expect.element(screen.getByRole('row', { name: /2 9 0$/ })).toBeVisible()
    await page.viewport(320, 1400)
    await expectAccessible(screen.container)
    await expectTouchable(screen.container)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  test('begins with the first group where there is none, and can be loaded again', async () => {
    const none = { ...list, itens: [], total: 0, panorama: { ...list.panorama, grupos: 0 } }
    const { api, screen } = await open('/people/group-health', { [`GET ${base}/`]: none })
    await expect.element(screen.getByRole('link', { name: 'Novo grupo' })).toHaveAttribute('href', '/people/groups/new')
    await screen.unmount()
    api.isAnswering = false
    const { screen: again } = await renderOffice('/people/group-health', aCoordinator)
    const retry = again.getByRole('button', { name: 'Tentar de novo' })
    await expect.element(retry).toBeVisible()
    api.isAnswering = true
    await retry.click()
    await expect.element(again.getByRole('link', { name: 'Novo grupo' })).toBeVisible()
  })

  test('is no page for those who may not', async () => {
    stubApi({})
    const { screen } = await renderOffice('/people/group-health', { ...aCoordinator, permissoes: ['content.write'] })
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Esta página não existe')
  })
})

describe('a group that is looked after', () => {
  test('answers a request with one tap', async () => {
    const { api, screen } = await open('/people/group-health/3')
    await expect.element(screen.getByText('Moro perto')).toBeVisible()
    await screen.getByRole('button', { name: 'Aceitar Rui Sá' }).click()
    await expect.element(screen.getByText('Rui Sá agora faz parte do grupo.')).toBeVisible()
    expect(api.sent).toContainEqual(
      expect.objectContaining({ call: `POST ${base}/solicitacao/9/decisao`, body: { flagAceita: true } }),
    )
  })

  test('takes people in by name, changes their roles, and puts back who was taken out', async () => {
    const { api, screen } = await open('/people/group-health/3')
    await screen.getByRole('combobox', { name: 'Adicionar ao grupo' }).fill('dul')
    await screen.getByRole('option', { name: /^Dulce Prado/ }).click()
    await expect.element(screen.getByText('Dulce Prado está no grupo.')).toBeVisible()
    await screen.getByRole('combobox', { name: 'Papel de Lia Prado' }).selectOptions('AUXILIAR')
    await expect.element(screen.getByText('Papel de Lia Prado: Auxiliar.')).toBeVisible()
    await expect.element(screen.getByRole('combobox', { name: 'Papel de Téo' })).toBeDisabled()
    await screen.getByRole('button', { name: 'Remover do grupo Téo' }).click()
    await screen.getByRole('button', { name: 'Desfazer' }).click()
    await expect
      .poll(() => api.sent.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => [call, body]))
      .toEqual([
        [`PUT ${base}/3/membro/75`, { papel: 'MEMBRO' }],
        [`PUT ${base}/3/membro/71`, { papel: 'AUXILIAR' }],
        [`DELETE ${base}/3/membro/72`, undefined],
        [`PUT ${base}/3/membro/72`, { papel: 'MEMBRO' }],
      ])
  })

  test('says why the last leader stays', async () => {
    const { screen } = await open('/people/group-health/3', {
      [`PUT ${base}/3/membro/71`]: refuse(409, 'LAST_LEADER'),
    })
    await screen.getByRole('combobox', { name: 'Papel de Lia Prado' }).selectOptions('MEMBRO')
    await expect.element(screen.getByText(/^Não deu certo: /)).toBeVisible()
    await expect.element(screen.getByRole('combobox', { name: 'Papel de Lia Prado' })).toHaveValue('LIDER')
  })

  test('shows attendance and the meetings without a record', async () => {
    const { screen } = await open('/people/group-health/3/meetings')
    await expect.element(screen.getByText('Encontros sem registro')).toBeVisible()
    await expect.element(screen.getByRole('row', { name: /2 1$/ })).toBeVisible()
    await expectAccessible(screen.container)
  })

  test('is seen, and nothing of it changed, by those who read alone', async () => {
    const { screen } = await open('/people/group-health/3', {}, { ...aCoordinator, permissoes: ['groups.read'] })
    await expect.element(screen.getByRole('link', { name: 'Ver dados do grupo' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Multiplicar' })).not.toBeInTheDocument()
    expect(screen.getByRole('combobox').elements()).toEqual([])
    for (const name of ['Aceitar', 'Tirar do grupo', 'Remover'])
      await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument()
    await expectAccessible(screen.container)
  })

  test('multiplies with a leader of the new group, and loses nothing where something is missing', async () => {
    const { api, screen, router } = await open('/people/group-health/3/multiply')
    await screen.getByRole('textbox', { name: 'Nome do novo grupo' }).fill('Casa nova')
    await screen.getByRole('button', { name: 'Criar o novo grupo' }).click()
    await expect.element(screen.getByText('Escolha quem vai liderar o novo grupo.')).toBeVisible()
    await expect.element(screen.getByText('Escolha o horário.')).toBeVisible()
    await screen.getByLabelText('Primeiro encontro').fill('2026-06-04')
    await screen.getByLabelText('Começa às').fill('20:00')
    const place = (name: string, way: string) =>
      screen.getByRole('group', { name: `Para onde vai ${name}` }).getByRole('radio', { name: way })
    await place('Lia Prado', 'Lidera o novo grupo').click()
    await expect.element(place('Téo', 'Lidera o novo grupo')).toBeDisabled()
    await place('Téo', 'Vai para o novo grupo').click()
    await page.viewport(320, 1400)
    await expectAccessible(screen.container)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await screen.getByRole('button', { name: 'Criar o novo grupo' }).click()
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Casa nova')
    expect(api.sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
      nome: 'Casa nova',
      dataInicio: '2026-06-04',
      horario: '20:00',
      pessoas: [
        { idUsuario: 71, papel: 'LIDER' },
        { idUsuario: 72, papel: 'MEMBRO' },
      ],
    })
    expect(router.state.location.pathname).toBe('/people/group-health/5')
  })
})
