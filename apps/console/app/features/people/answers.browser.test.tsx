import { stubApi } from '@narthex/client/testing/stub-api'
import type { KnownField } from '@narthex/contract/people/person-answers.endpoints'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { leaveNothing, renderOffice } from '../../testing/render-office.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const path = '/escritorio/usuario/5'
const skill: KnownField = {
  id: 7,
  titulo: 'Toca algum instrumento?',
  ajuda: null,
  tipo: 'OPCAO',
  opcoes: ['Flauta', 'Viola'],
  visao: 'PESSOAS',
  autoria: 'AMBOS',
  flagAltera: true,
}
const care: KnownField = { ...skill, id: 8, titulo: 'Acompanhamento', tipo: 'TEXTO', opcoes: [], visao: 'CUIDADO' }
const bia = { id: 5, versao: 2, nome: 'Bia', sobrenome: 'Prado', situacao: 'MEMBRO', telefone: null, email: null }
const unsaid = { visitanteDesde: null, membroDesde: null, flagBatizado: null, dataBatismo: null, comoChegou: null }
const dated = {
  anotacao: null,
  faixa: null,
  acesso: 'SEM_LOGIN',
  origem: 'EQUIPE',
  dataCadastro: '2026-11-22T22:00:00Z',
}
const overview = { papeis: [], prazos: [], grupos: [], inscricoes: null, carteirinha: null, login: null }
const none = { itens: [], proximo: null, total: 0 }

async function open(save: unknown) {
  const api = stubApi({
    [`GET ${path}`]: { ...bia, ...unsaid, ...dated },
    [`GET ${path}/resumo`]: overview,
    [`GET ${path}/historico`]: none,
    [`GET ${path}/semelhante`]: { itens: [] },
    [`GET ${path}/resposta/`]: { campos: [skill, care], respostas: [{ idCampo: 7, valor: 'Flauta' }] },
    [`POST ${path}/resposta/reservada`]: { respostas: [{ idCampo: 8, valor: 'Luto' }] },
    [`PUT ${path}/resposta/`]: save,
    [`GET ${path}/resposta/7/mudanca/`]: none,
    'GET /escritorio/domicilio/': none,
  } as never)
  return { api, ...(await renderOffice('/people/5', { permissoes: ['people.read', 'people.write', 'care.notes'] })) }
}

test('answers are shown, reserved ones on demand, and one that is changed can be taken back', async () => {
  const { api, screen } = await open({ respostas: [] })
  await expect.element(screen.getByText('Flauta')).toBeVisible()
  expect(screen.container.textContent).not.toContain('Acompanhamento')
  await expectTouchable(screen.container)
  await screen.getByRole('button', { name: 'Responder' }).click()
  await screen.getByRole('combobox', { name: 'Toca algum instrumento? (opcional)' }).selectOptions('Viola')
  await expectAccessible(document.body)
  await screen.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect.element(screen.getByText('Respostas de Bia Prado salvas.')).toBeVisible()
  await screen.getByRole('button', { name: 'Desfazer' }).click()
  const bodies = () => api.sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)
  await expect
    .poll(bodies)
    .toEqual([
      { respostas: [{ idCampo: 7, antes: 'Flauta', valor: 'Viola' }] },
      { respostas: [{ idCampo: 7, antes: 'Viola', valor: 'Flauta' }] },
    ])
  await screen.getByRole('button', { name: 'Mostrar respostas reservadas' }).click()
  await expect.element(screen.getByText('Luto')).toBeVisible()
  await screen.getByRole('button', { name: 'Histórico: Toca algum instrumento?' }).click()
  await expect.element(screen.getByText('O escritório ainda não mudou esta resposta.')).toBeVisible()
  await page.viewport(320, 800)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test('where someone else has answered first, it says what, and keeps what was typed', async () => {
  const details = [{ path: 'body.respostas.0.antes', message: 'Viola' }]
  const refused = { code: 'CHANGED_MEANWHILE', message: 'no', requestId: 'r', details }
  const { screen } = await open(() => Response.json(refused, { status: 409 }))
  await screen.getByRole('button', { name: 'Responder' }).click()
  const choice = screen.getByRole('combobox', { name: 'Toca algum instrumento? (opcional)' })
  await choice.selectOptions('–')
  await screen.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect.element(screen.getByText('Agora consta: Viola')).toBeVisible()
  await expect.element(choice).toHaveValue('')
})

test('people are filtered by their answers, which the address keeps', async () => {
  const day: KnownField = { ...skill, id: 9, titulo: 'Mudou-se em', tipo: 'DATA', opcoes: [] }
  const api = stubApi({
    'GET /escritorio/campo-de-pessoa/': { itens: [skill, day, care] },
    'GET /escritorio/usuario/': {
      itens: [{ ...bia, ...dated, papeis: [], respostas: [{ idCampo: 7, valor: 'Viola' }] }],
      proximo: null,
      total: 1,
    },
    'GET /escritorio/usuario/visao/': { itens: [] },
    'GET /congregacao/': [],
  })
  const { screen, router } = await renderOffice('/people?columns=nome,campo7', { permissoes: ['people.read'] })
  await expect.element(screen.getByRole('columnheader', { name: 'Toca algum instrumento?' })).toBeVisible()
  await expect.element(screen.getByText('Viola')).toBeVisible()
  await screen.getByRole('button', { name: 'Campos da igreja' }).click()
  await screen.getByRole('combobox', { name: 'Toca algum instrumento?' }).selectOptions('Viola')
  await screen.getByLabelText('De (opcional)').fill('2020-01-01')
  expect(document.body.textContent).not.toContain('Acompanhamento')
  await expectAccessible(document.body)
  await screen.getByRole('button', { name: 'Filtrar', exact: true }).click()
  await expect.poll(() => api.asked.at(-1)).toContain(`campo=${encodeURIComponent('7:igual:Viola,9:de:2020-01-01')}`)
  expect(new URLSearchParams(router.state.location.search).get('campo')).toBe('7:igual:Viola,9:de:2020-01-01')
})
