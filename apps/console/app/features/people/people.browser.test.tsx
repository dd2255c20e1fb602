import { refuse, stubApi } from '@narthex/client/testing/stub-api'
import type { PersonOverview } from '@narthex/contract/people/people.endpoints'
import type { OfficePerson, PersonItem } from '@narthex/contract/people/person.resource'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type aSession, leaveNothing, renderOffice } from '../../testing/render-office.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const aSecretary = {
  permissoes: ['people.read', 'people.write', 'people.manage'] as (typeof aSession.permissoes)[number][],
}

const bia: OfficePerson = {
  id: 5,
  versao: 2,
  nome: 'Bia',
  sobrenome: 'Prado',
  telefone: '+55 81 91234-5678',
  email: 'bia@example.org',
  situacao: 'VISITANTE',
  idCongregacao: null,
  dataNascimento: '2012-05-05',
  sexo: null,
  estadoCivil: null,
  visitanteDesde: '2026-11-22',
  membroDesde: null,
  flagBatizado: null,
  dataBatismo: null,
  comoChegou: 'Uma amiga',
  anotacao: 'Ligar na terça',
  idExterno: null,
  imagem: null,
  faixa: 'ADOLESCENTE',
  acesso: 'COM_LOGIN',
  origem: 'VISITA',
  dataCadastro: '2026-11-22T22:00:00.000Z',
}
const overview: PersonOverview = {
  papeis: [],
  prazos: [],
  alcances: [],
  grupos: [{ id: 3, nome: 'Jovens do centro', papel: 'MEMBRO', desde: '2026-11-25T12:00:00.000Z' }],
  inscricoes: null,
  carteirinha: null,
  login: { idConta: 9, email: 'login@example.org', sessoes: 1, usadaEm: '2026-11-28T12:00:00.000Z' },
}

const path = '/escritorio/usuario/'

function stubPeople() {
  const { dataNascimento: _, sexo: __, estadoCivil: ___, dataBatismo: ____, comoChegou: _____, ...rest } = bia
  const { anotacao: ______, ...shown } = rest
  const item: PersonItem = { ...shown, papeis: [], respostas: [] }
  return stubApi({
    [`GET ${path}`]: { itens: [item], proximo: null, total: 1 },
    [`GET ${path}visao/`]: { itens: [] },
    [`GET ${path}5`]: bia,
    [`GET ${path}5/resumo`]: overview,
    [`GET ${path}5/historico`]: { itens: [], proximo: null, total: 0 },
    [`GET ${path}5/semelhante`]: {
      itens: [{ id: 6, nome: 'Beatriz', sobrenome: 'Prado', situacao: 'MEMBRO', semelhancas: ['TELEFONE'] }],
    },
    'GET /escritorio/domicilio/': {
      itens: [
        {
          id: 4,
          versao: 1,
          nome: 'Família Prado',
          endereco: null,
          membros: [
            { idUsuario: 5, papel: 'CRIANCA' },
            { idUsuario: 6, papel: 'RESPONSAVEL' },
          ],
          pessoas: [
            { idUsuario: 5, nome: 'Bia Prado', faixa: 'ADOLESCENTE' },
            { idUsuario: 6, nome: 'Léa Prado', faixa: 'ADULTO' },
          ],
          idExterno: null,
        },
      ],
      proximo: null,
      total: 1,
    },
    [`GET ${path}5/resposta/`]: { campos: [], respostas: [] },
    'GET /congregacao/': [],
    'DELETE /user/9/vinculo/sessao': {},
  })
}

describe('the people of a church', () => {
  test('are listed by what their address says, in a table and as cards', async () => {
    stubPeople()
    const { screen, router } = await renderOffice('/people?situacao=VISITANTE&novoDesde=2026-11-01', aSecretary)
    await expect.element(screen.getByRole('link', { name: 'Bia Prado' })).toBeVisible()
    await expect.element(screen.getByRole('combobox', { name: 'Vínculo' })).toHaveValue('VISITANTE')
    await expect.element(screen.getByLabelText('Chegou desde')).toHaveValue('2026-11-01')
    await screen.getByRole('combobox', { name: 'Vínculo' }).selectOptions('MEMBRO')
    await expect.poll(() => router.state.location.search).toContain('situacao=MEMBRO')
    await expectAccessible(screen.container)
    for (const width of [390, 320]) {
      await page.viewport(width, 800)
      await expect.element(screen.getByRole('link', { name: 'Bia Prado' })).toBeVisible()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
    await expectAccessible(screen.container)
  })

  test('have a page that reaches them by one touch, and names who may be the same', async () => {
    const api = stubPeople()
    const { screen } = await renderOffice('/people/5', aSecretary)
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Bia Prado')
    const href = (name: string) => screen.getByRole('link', { name, exact: true }).element().getAttribute('href')
    expect(href('Ligar')).toBe('tel:+5581912345678')
    expect(href('WhatsApp')).toBe('https://wa.me/5581912345678')
    expect(href('E-mail')).toBe('mailto:bia@example.org')
    await expect.element(screen.getByRole('link', { name: 'Beatriz Prado' })).toBeVisible()
    await expect.element(screen.getByText('mesmo telefone')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Léa Prado' })).toHaveAttribute('href', '/people/6')
    await expect.element(screen.getByText(/Entrou em Jovens do centro/)).toBeVisible()
    expect(document.body.textContent).not.toContain('05/05/2012')
    await expect.element(screen.getByText('Inscrições')).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Sair de todos os aparelhos' }).click()
    await screen.getByRole('button', { name: 'Confirmar' }).click()
    await expect.poll(() => api.sent.map(({ call }) => call)).toContain('DELETE /user/9/vinculo/sessao')
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    await expectAccessible(screen.container)
    await page.viewport(320, 2000)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await expectTouchable(screen.container)
  })

  test('without a login are invited to open one: the invitation is shown, sent again, and withdrawn', async () => {
    const api = stubPeople()
    api.answers[`GET ${path}5`] = { ...bia, acesso: 'SEM_LOGIN', faixa: 'ADULTO' }
    api.answers[`GET ${path}5/resumo`] = { ...overview, login: null }
    api.answers[`GET ${path}5/convite`] = { convite: null }
    api.answers[`POST ${path}5/convite`] = refuse(409, 'ADDRESS_HAS_LOGIN')
    api.answers[`DELETE ${path}5/convite`] = {}
    const { screen } = await renderOffice('/people/5', aSecretary)
    const send = screen.getByRole('button', { name: 'Convidar para abrir conta' })
    await send.click()
    await expect.element(screen.getByText(/já entra com este e-mail/)).toBeVisible()
    const dates = { enviadoEm: '2026-11-30T12:00:00.000Z', expiraEm: '2199-12-07T12:00:00.000Z' }
    api.answers[`POST ${path}5/convite`] = { email: 'bia@example.org', ...dates }
    await send.click()
    await expect.element(screen.getByText(/Convite enviado para bia@example.org/)).toBeVisible()
    await expectAccessible(screen.container)
    await screen.getByRole('button', { name: 'Retirar o convite' }).click()
    await screen.getByRole('dialog').getByRole('button', { name: 'Retirar o convite' }).click()
    await expect.element(send).toBeVisible()
    expect(api.sent.at(-1)?.call).toBe(`DELETE ${path}5/convite`)
  })

  test('get a role in the team on their page, which those who give none do not offer', async () => {
    const api = stubPeople()
    api.answers['POST /user/9/role'] = {}
    const { screen } = await renderOffice('/people/5', { ...aSecretary, roles: ['ROLE_ADMIN'] })
    await expect.element(screen.getByText('Nenhuma função.')).toBeVisible()
    await screen.getByRole('button', { name: 'Mudar acesso' }).click()
    await screen.getByRole('checkbox', { name: /Secretaria/ }).click()
    await expectAccessible(screen.container)
    api.answers[`GET ${path}5/resumo`] = { ...overview, papeis: ['ROLE_SECRETARY'] }
    await screen.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
    await expect.element(screen.getByText('Secretaria', { exact: true })).toBeVisible()
    expect(api.sent.at(-1)).toMatchObject({ call: 'POST /user/9/role', body: { role: 'ROLE_SECRETARY' } })
    await screen.unmount()
    const reader = await renderOffice('/people/5', { ...aSecretary, roles: ['ROLE_PASTOR'] })
    await expect.element(reader.screen.getByText('Secretaria', { exact: true })).toBeVisible()
    await expect.element(reader.screen.getByRole('button', { name: 'Mudar acesso' })).not.toBeInTheDocument()
  })

  test('get a member card on their page, which is changed and withdrawn there', async () => {
    const api = stubPeople()
    api.answers['PUT /usuario/5/carteirinha'] = refuse(409, 'MEMBER_NUMBER_IN_USE')
    api.answers['DELETE /usuario/5/carteirinha'] = {}
    const { screen } = await renderOffice('/people/5', { permissoes: ['people.read', 'cards'] })
    await screen.getByRole('button', { name: 'Emitir carteirinha' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Carteirinha de Bia Prado' })
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect
      .element(dialog.getByRole('textbox', { name: 'Número de membro' }))
      .toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('textbox', { name: 'Número de membro' }).fill('M-12')
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(dialog.getByText('Outra pessoa já tem este número.')).toBeVisible()
    await expectAccessible(screen.container)
    api.answers['PUT /usuario/5/carteirinha'] = {}
    const card = { numeroMembro: 'M-12', cargo: null, dataBatismo: null, responsavel: null, revogadaEm: null }
    const issued = { ...overview, carteirinha: { ...card, emitidaEm: '2026-11-29T12:00:00.000Z' } }
    api.answers[`GET ${path}5/resumo`] = issued
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(screen.getByText(/Nº M-12/)).toBeVisible()
    expect(api.sent.at(-1)?.body).toEqual({ numeroMembro: 'M-12', cargo: null, dataBatismo: null, responsavel: null })
    await screen.getByRole('button', { name: 'Recolher' }).click()
    await screen.getByRole('dialog').getByRole('button', { name: 'Recolher' }).click()
    await expect.poll(() => api.sent.at(-1)?.call).toBe('DELETE /usuario/5/carteirinha')
  })

  test('have their cards on a list of its own, and those that are chosen on a sheet', async () => {
    const cards = [
      { idUsuario: 5, nome: 'Bia Prado', numeroMembro: 'M-1', cargo: null, revogadaEm: null },
      { idUsuario: 6, nome: 'Rui Sá', numeroMembro: 'M-2', cargo: 'Diácono', revogadaEm: null },
      { idUsuario: 7, nome: 'Eva Luz', numeroMembro: 'M-3', cargo: null, revogadaEm: '2026-11-20T12:00:00.000Z' },
    ].map((card) => ({ ...card, emitidaEm: '2026-11-02T12:00:00.000Z' }))
    const api = stubPeople()
    api.answers['GET /escritorio/carteirinha/'] = { itens: cards, total: 3, page: 1, limit: 50 }
    const { screen, router } = await renderOffice('/people/cards', { permissoes: ['people.read', 'cards'] })
    await screen.getByRole('checkbox', { name: 'Escolher Rui Sá' }).click()
    const sheet = (name: string) => screen.getByRole('link', { name }).element().getAttribute('href')
    expect(sheet('Imprimir 1 carteirinha')).toBe('/api/v1/escritorio/carteirinha/folha?usuarios=6')
    await screen.getByRole('checkbox', { name: 'Escolher todas desta página' }).click()
    expect(sheet('Imprimir 2 carteirinhas')).toContain('usuarios=6,5')
    await expect.element(screen.getByRole('checkbox', { name: 'Escolher Eva Luz' })).not.toBeInTheDocument()
    await expectAccessible(screen.container)
    await page.viewport(320, 1200)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await expectTouchable(screen.container)
    api.answers['GET /escritorio/carteirinha/'] = { itens: [], total: 0, page: 1, limit: 50 }
    await screen.getByRole('combobox', { name: 'Situação' }).selectOptions('RECOLHIDA')
    await expect.element(screen.getByText('Nada encontrado')).toBeVisible()
    expect(router.state.location.search).toBe('?situacao=RECOLHIDA')
  })

  test('who visit are kept on the device without a connection, and sent once', async () => {
    const api = stubPeople()
    api.answers['POST /escritorio/visitante/'] = () => Promise.reject(new TypeError('Failed to fetch'))
    const { screen } = await renderOffice('/people/visitor', aSecretary)
    await screen.getByRole('button', { name: 'Salvar visitante' }).click()
    await expect.element(screen.getByText('Escreva o nome.')).toBeVisible()
    await screen.getByRole('textbox', { name: 'Nome' }).fill('Vera')
    await screen.getByRole('textbox', { name: 'Telefone' }).fill('81 91234')
    await screen.getByRole('button', { name: 'Salvar visitante' }).click()
    await expect.element(screen.getByText('Confira o telefone, com DDD.')).toBeVisible()
    await screen.getByRole('textbox', { name: 'Telefone' }).fill('81 91234-5678')
    await screen.getByRole('textbox', { name: 'Como chegou' }).fill('Uma amiga')
    await screen.getByRole('button', { name: 'Salvar visitante' }).click()
    await expect.element(screen.getByText('Vera está guardado neste aparelho.')).toBeVisible()
    await expect.element(screen.getByText('1 visitante espera a internet')).toBeVisible()
    api.answers['POST /escritorio/visitante/'] = () => Response.json({ id: 8, semelhantes: [] }, { status: 201 })
    window.dispatchEvent(new Event('online'))
    await expect.element(screen.getByRole('link', { name: 'Abrir o cadastro' })).toBeVisible()
    const sent = api.sent.filter(({ call }) => call === 'POST /escritorio/visitante/')
    const keys = new Set(sent.map(({ body }) => (body as { chave: string }).chave))
    expect(keys.size).toBe(1)
    expect(sent.at(-1)?.body).toMatchObject({ nome: 'Vera', comoChegou: 'Uma amiga' })
    await expectAccessible(screen.container)
    await page.viewport(320, 2000)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await expectTouchable(screen.container)
  })
})
