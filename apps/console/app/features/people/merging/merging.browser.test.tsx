import { refuse, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import type { MergeCandidate, MergePreview } from '@narthex/contract/people/merging.endpoints'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type aSession, leaveNothing, renderOffice } from '../../../testing/render-office.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const aSecretary = {
  permissoes: ['people.read', 'people.write', 'people.merge'] as (typeof aSession.permissoes)[number][],
}

const bia: MergeCandidate = {
  id: 5,
  versao: 2,
  nome: 'Bia',
  sobrenome: 'Prado',
  situacao: 'MEMBRO',
  acesso: 'COM_LOGIN',
  telefone: '+55 81 91234-5678',
  email: null,
  dataNascimento: '2012-05-05',
  dataCadastro: '2025-11-22T22:00:00.000Z',
}
const beatriz: MergeCandidate = {
  ...bia,
  id: 6,
  versao: 1,
  nome: 'Beatriz',
  situacao: 'VISITANTE',
  acesso: 'SEM_LOGIN',
}
const davi: MergeCandidate = { ...beatriz, id: 7, nome: 'Davi' }

const preview: MergePreview = {
  fica: bia,
  sai: beatriz,
  flagTrocavel: false,
  campos: [
    { campo: 'nome', fica: 'Bia Prado', sai: 'Beatriz Prado' },
    { campo: 'situacao', fica: 'MEMBRO', sai: 'VISITANTE' },
    { campo: 'email', fica: null, sai: 'beatriz@example.org' },
    { campo: 'batismo', fica: false, sai: '2024-12-01' },
  ],
  contagens: [{ parte: 'GRUPOS', fica: 0, sai: 2 }],
  impedimentos: [],
}
const merged = {
  id: 3,
  idUsuario: 5,
  outro: { id: 6, nome: 'Beatriz', sobrenome: 'Prado' },
  feitaEm: '2026-11-28T12:00:00.000Z',
  ate: '2026-12-28T12:00:00.000Z',
}

const base = '/escritorio/uniao/'
const person = '/escritorio/usuario/'

const stub = (own: object = {}) =>
  stubApi({
    [`GET ${base}semelhantes`]: {
      itens: [
        { semelhanca: 'TELEFONE', valor: '+55 81 91234-5678', pessoas: [bia, beatriz] },
        { semelhanca: 'EMAIL', valor: 'casa@example.org', pessoas: [bia, beatriz, davi] },
      ],
      proximo: null,
    },
    [`POST ${base}distintas`]: {},
    [`GET ${base}previa/5/6`]: preview,
    [`POST ${base}`]: merged,
    [`POST ${base}3/desfazer`]: { idUsuario: 5, idOutro: 6, voltaram: 4, ficaram: 1 },
    ...own,
  })

const bodiesOf = ({ sent }: StubbedApi, wanted: string) =>
  sent.flatMap(({ call, body }) => (call === wanted ? [body] : []))

async function expectUsable(container: Element) {
  await expectAccessible(container)
  await expectTouchable(container)
  for (const width of [390, 320]) {
    await page.viewport(width, 800)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
  await expectAccessible(container)
  await page.viewport(1024, 768)
}

describe('duplicate records', () => {
  test('are listed by what is alike, two of several are compared, and different people are kept apart', async () => {
    const api = stub()
    const { screen, router } = await renderOffice('/people/duplicates', aSecretary)
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Cadastros repetidos')
    await expectUsable(screen.container)
    const family = screen.getByRole('region', { name: 'casa@example.org mesmo e-mail' })
    await expect.element(family.getByText('Escolha duas')).toBeVisible()
    await family.getByRole('checkbox', { name: 'Beatriz Prado' }).click()
    await family.getByRole('checkbox', { name: 'Davi Prado' }).click()
    await expect.element(family.getByRole('link', { name: 'Comparar Beatriz Prado e Davi Prado' })).toBeVisible()
    await family.getByRole('button', { name: 'São pessoas diferentes' }).click()
    await expect.element(screen.getByText('Guardado: são pessoas diferentes.')).toBeVisible()
    expect(bodiesOf(api, `POST ${base}distintas`)).toEqual([{ pessoas: [5, 6, 7], flagDistintas: true }])
    await screen.getByRole('button', { name: 'Desfazer' }).click()
    await expect.element(family).toBeVisible()
    await screen.getByRole('link', { name: 'Comparar Bia Prado e Beatriz Prado' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/people/duplicates/5/6')
  })

  test('are merged with a decision per field, and undone from the message', async () => {
    const api = stub()
    const { screen, router } = await renderOffice('/people/duplicates/5/6', aSecretary)
    await expect.element(screen.getByText('2 de Beatriz Prado; 0 já com quem fica')).toBeVisible()
    await expect.element(screen.getByText('O cadastro com login sempre fica.')).toBeVisible()
    await expectUsable(screen.container)
    const email = screen.getByRole('group', { name: 'E-mail de contato' })
    await expect.element(email.getByRole('radio', { name: 'beatriz@example.org (Beatriz Prado)' })).toBeChecked()
    await screen
      .getByRole('group', { name: 'Nome' })
      .getByRole('radio', { name: 'Beatriz Prado (Beatriz Prado)' })
      .click()
    await screen.getByRole('button', { name: 'Unir os dois' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/people/5')
    expect(bodiesOf(api, `POST ${base}`)).toEqual([
      {
        idUsuario: 5,
        versao: 2,
        idOutro: 6,
        versaoOutro: 1,
        campos: { nome: 'SAI', situacao: 'FICA', email: 'SAI', batismo: 'SAI' },
      },
    ])
    await screen.getByRole('button', { name: 'Desfazer' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/people/6')
    await expect.element(screen.getByText(/1 item ficou onde está/)).toBeVisible()
  })

  test('say what hinders a merge, and why one was refused', async () => {
    stub({ [`GET ${base}previa/5/6`]: { ...preview, impedimentos: ['BOTH_LOG_IN'] } })
    const { screen } = await renderOffice('/people/duplicates/5/6', aSecretary)
    await expect.element(screen.getByText(/Peça a um administrador/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Unir os dois' }).query()).toBeNull()
    await leaveNothing()
    stub({ [`POST ${base}`]: refuse(409, 'CHANGED_MEANWHILE') })
    const late = await renderOffice('/people/duplicates/5/6', aSecretary)
    await late.screen.getByRole('button', { name: 'Unir os dois' }).click()
    await expect.element(late.screen.getByText(/Alguém mudou um dos cadastros/)).toBeVisible()
  })

  test('lead from a merged record to the person, whose page undoes the merge', async () => {
    const { acesso, ...shown } = bia
    const record = {
      ...shown,
      acesso,
      idCongregacao: null,
      sexo: null,
      estadoCivil: null,
      visitanteDesde: null,
      membroDesde: null,
      flagBatizado: null,
      dataBatismo: null,
      comoChegou: null,
      anotacao: null,
      idExterno: null,
      imagem: null,
      faixa: null,
      origem: 'EQUIPE',
    }
    const overview = {
      papeis: [],
      prazos: [],
      alcances: [],
      grupos: [],
      inscricoes: null,
      carteirinha: null,
      login: null,
    }
    const pages = ['5', '6'].map((id) => ({
      [`GET ${person}${id}`]: id === '5' ? record : { ...record, id: 6, unidaA: 5 },
      [`GET ${person}${id}/resumo`]: overview,
      [`GET ${person}${id}/historico`]: {
        itens: [
          { id: 1, acao: 'PEOPLE_MERGED', momento: merged.feitaEm, usuario: null, flagSuporte: false, campos: [] },
        ],
        proximo: null,
        total: 1,
      },
      [`GET ${person}${id}/semelhante`]: { itens: [] },
    }))
    const api = stub({
      ...Object.assign({}, ...pages),
      [`GET ${person}5/uniao`]: { itens: [merged] },
      'GET /escritorio/domicilio/': { itens: [], proximo: null, total: 0 },
    })
    const { screen, router } = await renderOffice('/people/6', aSecretary)
    await expect.element(screen.getByText(/Unido com Beatriz Prado/)).toBeVisible()
    await expect.element(screen.getByText('Cadastro unido com outro')).toBeVisible()
    expect(router.state.location.pathname).toBe('/people/5')
    await screen.getByRole('button', { name: 'Desfazer a união' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Desfazer a união com Beatriz Prado?' })
    await dialog.getByRole('button', { name: 'Desfazer a união' }).click()
    await expect.poll(() => bodiesOf(api, `POST ${base}3/desfazer`)).toHaveLength(1)
  })
})
