import { refuse, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { leaveNothing } from '../../testing/render-office.tsx'
import { renderOperator } from '../../testing/render-operator.tsx'

const listed = {
  id: 1,
  codigo: 'mare',
  slug: 'mare',
  nome: 'Igreja Maré',
  situacao: 'ABERTA',
  plano: 'BASICO',
  organizacao: null,
  dataCadastro: '2026-01-01T12:00:00.000Z',
  site: 'https://mare.narthex.example',
}
const church = {
  ...listed,
  idioma: 'pt-BR',
  fusoHorario: 'America/Recife',
  escritorio: 'https://mare.admin.narthex.example',
  suspensaEm: null,
  modulos: ['MOD_CULTO', 'MOD_DOACAO'],
  hosts: [
    { nome: 'mare.narthex.example', flagProduto: true, flagPrincipal: true, site: 'https://mare.narthex.example' },
    { nome: 'www.mare.example', flagProduto: false, flagPrincipal: false, site: 'https://www.mare.example' },
  ],
  administradores: [{ email: 'a•••@example.org', flagEntrou: false }],
}
const plans = [{ codigo: 'BASICO', nome: 'Básico', modulos: ['MOD_CULTO'], igrejas: 1 }]

let api: StubbedApi
beforeEach(() => {
  api = stubApi({
    'GET /operador/igreja': { itens: [listed], proximo: null, total: 1 },
    'GET /operador/igreja/mare': church,
    'GET /operador/plano': { itens: plans },
    'GET /operador/organizacao': { itens: [] },
    'GET /operador/registro': { itens: [], proximo: null },
    'GET /operador/igreja/mare/suporte': { aberto: null },
  })
})
afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

describe('the churches of an operator', () => {
  test('are searched and filtered by the address of the page, on a phone too', async () => {
    await page.viewport(390, 844)
    const { screen, router } = await renderOperator('/churches')
    await expect.element(screen.getByText('Igreja Maré')).toBeVisible()
    await expectAccessible(document.body)
    await expectTouchable(document.body)
    await screen.getByLabelText('Situação').selectOptions('SUSPENSA')
    await expect.poll(() => router.state.location.search).toBe('?situacao=SUSPENSA')
    await screen.getByRole('searchbox').fill('mar')
    await expect.poll(() => api.asked).toContain('GET /operador/igreja?term=mar&situacao=SUSPENSA')
    api.answers['GET /operador/igreja'] = { itens: [], proximo: null, total: 0 }
    await screen.getByRole('searchbox').fill('nada')
    await expect.element(screen.getByText('Nenhuma igreja com estes filtros.')).toBeVisible()
  })

  test('are founded; a code that is taken is said at its field, and nothing typed is lost', async () => {
    api.answers['POST /operador/igreja'] = refuse(409, 'CONFLICT')
    const { screen, router } = await renderOperator('/churches/new')
    await screen.getByLabelText('Nome da igreja').fill('Igreja Maré')
    await screen.getByLabelText('Código').fill('mare')
    await screen.getByLabelText('Fuso horário').selectOptions('America/Recife')
    await screen.getByLabelText('E-mail').fill('ana@example.org')
    await screen.getByLabelText('Nome', { exact: true }).fill('Ana')
    await screen.getByLabelText('Sobrenome').fill('Lima')
    await screen.getByRole('button', { name: 'Criar uma igreja' }).click()
    await expect.element(screen.getByText('Este código já está em uso.')).toBeVisible()
    await expect.element(screen.getByLabelText('Nome da igreja')).toHaveValue('Igreja Maré')
    await expectAccessible(document.body)
    api.answers['POST /operador/igreja'] = () => Response.json(church, { status: 201 })
    await screen.getByRole('button', { name: 'Criar uma igreja' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/churches/mare')
    expect(api.sent.at(-1)?.body).toEqual({
      codigo: 'mare',
      nome: 'Igreja Maré',
      idioma: 'pt',
      fusoHorario: 'America/Recife',
      organizacao: null,
      plano: null,
      administrador: { email: 'ana@example.org', nome: 'Ana', sobrenome: 'Lima' },
    })
  })
})

describe('the page of a church', () => {
  test('asks before it suspends, and shows the new state', async () => {
    api.answers['PUT /operador/igreja/mare/situacao'] = {
      ...church,
      situacao: 'SUSPENSA',
      suspensaEm: '2026-11-29T12:00:00.000Z',
    }
    const { screen } = await renderOperator('/churches/mare')
    await expect.element(screen.getByRole('heading', { name: 'Igreja Maré' })).toBeVisible()
    await expectAccessible(document.body)
    await screen.getByRole('button', { name: 'Suspender' }).click()
    await screen.getByRole('button', { name: 'Cancelar' }).click()
    expect(api.sent).toEqual([])
    await screen.getByRole('button', { name: 'Suspender' }).click()
    await screen.getByRole('dialog').getByRole('button', { name: 'Suspender' }).click()
    await expect.element(screen.getByText('Suspensa', { exact: true })).toBeVisible()
    expect(api.sent).toEqual([{ call: 'PUT /operador/igreja/mare/situacao', body: { situacao: 'SUSPENSA' } }])
  })

  test('says which modules a plan switches off before it is given', async () => {
    const { screen } = await renderOperator('/churches/mare')
    api.answers['GET /operador/igreja/mare'] = { ...church, plano: null }
    api.answers['PUT /operador/igreja/mare/plano'] = refuse(404, 'NOT_FOUND')
    await screen.getByLabelText('Plano').selectOptions('')
    await expect.element(screen.getByText(/pode ligar todos os módulos/)).toBeVisible()
    await screen.getByRole('button', { name: 'Mudar o plano' }).click()
    await expect.element(screen.getByText(/não existe mais/i)).toBeVisible()
    await screen.getByRole('button', { name: 'Cancelar' }).click()
    await screen.getByLabelText('Plano').selectOptions('BASICO')
    await expect.element(screen.getByText(/Estes serão desligados agora: Contribuições/)).toBeVisible()
  })

  test('adds a host, tells one that is taken, and says what the network says of it', async () => {
    api.answers['POST /operador/igreja/mare/dominio'] = refuse(409, 'CONFLICT')
    api.answers['GET /operador/igreja/mare/dominio/www.mare.example/verificacao'] = {
      achados: [
        { codigo: 'DNS_NONE', flagBom: false, detalhe: 'narthex.example' },
        { codigo: 'NOT_ASKED', flagBom: false, detalhe: '' },
      ],
    }
    const { screen } = await renderOperator('/churches/mare')
    await screen.getByLabelText('Endereço próprio da igreja').fill('outra.example')
    await screen.getByRole('button', { name: 'Adicionar' }).click()
    await expect.element(screen.getByText('Outra igreja já tem este endereço.')).toBeVisible()
    await screen.getByRole('button', { name: /Verificar\s*www/ }).click()
    await expect.element(screen.getByText(/crie um registro CNAME para narthex.example/)).toBeVisible()
  })

  test('is none for an unknown code', async () => {
    const { screen } = await renderOperator('/churches/nenhuma')
    await expect.element(screen.getByRole('heading', { name: 'Esta página não existe' }).first()).toBeVisible()
  })
})

describe('plans and organisations', () => {
  test('are written in a dialog and shown in their lists', async () => {
    api.answers['POST /operador/plano'] = refuse(409, 'CONFLICT')
    const { screen, router } = await renderOperator('/plans')
    await screen.getByRole('button', { name: 'Criar um plano' }).click()
    const dialog = screen.getByRole('dialog')
    await dialog.getByLabelText('Nome').fill('Completo')
    await dialog.getByLabelText('Código').fill('BASICO')
    await dialog.getByLabelText('Eventos').click()
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(screen.getByText('Já há um plano com este código.')).toBeVisible()
    expect(api.sent.at(-1)?.body).toEqual({ codigo: 'BASICO', nome: 'Completo', modulos: ['MOD_EVENTO'] })
    await expectAccessible(document.body)
    await router.navigate('/organisations')
    await expect.element(screen.getByText(/Ainda não há organizações/)).toBeVisible()
    api.answers['POST /operador/organizacao'] = () => Response.json({}, { status: 201 })
    await screen.getByRole('button', { name: 'Criar uma organização' }).click()
    await screen.getByLabelText('Nome').fill('Rede')
    await screen.getByLabelText('Código').fill('rede')
    await screen.getByRole('button', { name: 'Salvar' }).click()
    await expect.poll(() => api.sent.at(-1)?.call).toBe('POST /operador/organizacao')
  })
})
