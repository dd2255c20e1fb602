import { refuse, stubApi } from '@narthex/client/testing/stub-api'
import type { CareItem } from '@narthex/contract/care/care.schemas'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aSession, leaveNothing, renderOffice } from '../../testing/render-office.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const aPastor = {
  permissoes: ['care.read', 'care.write', 'care.notes', 'people.read'] as (typeof aSession.permissoes)[number][],
}
const base = '/escritorio/cuidado'
const vera: CareItem = {
  id: 3,
  versao: 1,
  tipo: 'VISITANTE',
  flagPerigo: false,
  nome: 'Vera Prado',
  idUsuario: 9,
  flagMenor: false,
  telefone: '+55 81 98888-1234',
  email: null,
  desde: '2026-11-22T12:00:00Z',
  responsavel: null,
  proximoPasso: null,
  prazo: null,
  flagVencido: false,
  concluidoEm: null,
  concluidoPor: null,
}
const davi: CareItem = {
  ...vera,
  id: 4,
  tipo: 'ORACAO',
  flagPerigo: true,
  nome: 'Davi Souza',
  telefone: null,
}
const contagens = { ABERTOS: 2, MEUS: 0, SEM_RESPONSAVEL: 2, VENCIDOS: 0 }

const open = async (address: string, own: object = {}) => {
  const api = stubApi({
    [`GET ${base}/`]: { itens: [davi, vera], total: 2, page: 1, limit: 50, contagens },
    [`GET ${base}/equipe`]: { itens: [{ id: 70, nome: 'Ana Lima' }] },
    [`GET ${base}/3`]: { item: vera, mensagem: null, flagLigacao: false, flagVisita: false, anotacoes: 1 },
    [`GET ${base}/4`]: {
      item: davi,
      mensagem: 'Orem por mim',
      flagLigacao: true,
      flagVisita: false,
      anotacoes: null,
    },
    [`PUT ${base}/3`]: vera,
    [`POST ${base}/3/conclusao`]: vera,
    [`DELETE ${base}/3/conclusao`]: vera,
    [`POST ${base}/3/anotacao/leitura`]: {
      itens: [{ id: 1, texto: 'Luto', autor: 'Ana Lima', momento: '2026-11-23T12:00:00Z', flagMinha: true }],
    },
    ...own,
  })
  return { api, ...(await renderOffice(address, aPastor)) }
}
const calls = ({ sent }: Awaited<ReturnType<typeof open>>['api']) => sent.map(({ call }) => call)

describe('the care inbox', () => {
  test('lists people with danger first, takes and finishes them in a touch, and takes that back', async () => {
    const { api, screen } = await open('/people/care')
    await expect.element(screen.getByText('Pode estar em risco')).toBeVisible()
    const names = screen.getByRole('list').getByRole('link', { name: /Davi|Vera/ })
    await expect
      .poll(() => names.elements().map((link) => link.getAttribute('href')))
      .toEqual(['/people/care/4', '/people/care/3', 'tel:+5581988881234'])
    await screen.getByRole('button', { name: 'Assumir Vera Prado' }).click()
    await expect
      .poll(() => api.sent.find(({ call }) => call === `PUT ${base}/3`)?.body)
      .toEqual({
        idResponsavel: 70,
        proximoPasso: null,
        prazo: null,
        versao: 1,
      })
    await screen.getByRole('button', { name: 'Concluir Vera Prado' }).click()
    await screen.getByRole('button', { name: 'Desfazer' }).click()
    await expect.poll(() => calls(api)).toContain(`DELETE ${base}/3/conclusao`)
    await page.viewport(320, 1400)
    await expectAccessible(screen.container)
    await expectTouchable(screen.container)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  test('has views by address, says when one is empty, and is loaded again', async () => {
    const none = { itens: [], total: 0, page: 1, limit: 50, contagens }
    const { api, screen, router } = await open('/people/care', { [`GET ${base}/`]: none })
    await expect.element(screen.getByText('Tudo em dia')).toBeVisible()
    await screen.getByRole('link', { name: /^Comigo/ }).click()
    await expect.poll(() => router.state.location.search).toBe('?vista=MEUS')
    await expect.element(screen.getByText('Nada com você')).toBeVisible()
    api.isAnswering = false
    await screen.getByRole('link', { name: /^Sem responsável/ }).click()
    const retry = screen.getByRole('button', { name: 'Tentar de novo' })
    await expect.element(retry).toBeVisible()
    api.isAnswering = true
    await retry.click()
    await expect.element(screen.getByText('Tudo tem responsável')).toBeVisible()
  })

  test('plans the next step, and keeps what was typed where another one was faster', async () => {
    const { api, screen } = await open('/people/care/3', { [`PUT ${base}/3`]: refuse(409, 'CHANGED_MEANWHILE') })
    await screen.getByRole('combobox', { name: /^Responsável/ }).selectOptions('Ana Lima')
    await screen.getByRole('textbox', { name: /^O que fazer/ }).fill('Ligar na terça')
    await screen.getByLabelText(/^Até quando/).fill('2026-12-01')
    await screen.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(screen.getByText(/Outra pessoa da equipe mudou isto/)).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: /^O que fazer/ })).toHaveValue('Ligar na terça')
    api.answers[`PUT ${base}/3`] = vera
    await screen.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(screen.getByText('Salvo.')).toBeVisible()
    expect(api.sent.filter(({ call }) => call === `PUT ${base}/3`).at(-1)?.body).toEqual({
      idResponsavel: 70,
      proximoPasso: 'Ligar na terça',
      prazo: '2026-12-01',
      versao: 1,
    })
  })

  test('keeps what is typed of a plan and a note over leaving the page, until it is saved or dropped', async () => {
    const note = { id: 2, texto: 'Liguei', autor: 'Ana Lima', momento: '2026-11-23T12:00:00Z', flagMinha: true }
    const { api, screen, router } = await open('/people/care/3', { [`POST ${base}/3/anotacao/`]: note })
    const step = screen.getByRole('textbox', { name: /^O que fazer/ })
    const text = screen.getByRole('textbox', { name: /^Nova anotação/ })
    await step.fill('Visitar')
    await text.fill('Liguei')
    await router.navigate('/people/care')
    await expect.element(screen.getByRole('link', { name: /^Comigo/ })).toBeVisible()
    await router.navigate('/people/care/3')
    await expect.element(step).toHaveValue('Visitar')
    await expect.element(text).toHaveValue('Liguei')
    await expectAccessible(screen.container)
    await screen.getByRole('button', { name: 'Descartar' }).first().click()
    await expect.element(step).toHaveValue('')
    await screen.getByRole('button', { name: 'Guardar anotação' }).click()
    await expect.element(text).toHaveValue('')
    expect(api.sent.at(-1)?.body).toMatchObject({ texto: 'Liguei', chave: expect.stringMatching(/^[\da-f-]{36}$/) })
    await router.navigate('/people/care')
    await router.navigate('/people/care/3')
    await expect.element(text).toHaveValue('')
    await expect.element(screen.getByRole('button', { name: 'Descartar' })).not.toBeInTheDocument()
  })

  test('reads notes on purpose alone, and shows what was written', async () => {
    const { api, screen } = await open('/people/care/3')
    await expect.element(screen.getByRole('link', { name: 'Ligar' })).toHaveAttribute('href', 'tel:+5581988881234')
    expect(calls(api)).not.toContain(`POST ${base}/3/anotacao/leitura`)
    await screen.getByRole('button', { name: 'Ler a anotação' }).click()
    await expect.element(screen.getByText('Luto')).toBeVisible()
    await page.viewport(320, 2000)
    await expectAccessible(screen.container)
    await expectTouchable(screen.container)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await leaveNothing()
    const prayer = await open('/people/care/4')
    await expect.element(prayer.screen.getByText('Orem por mim')).toBeVisible()
    await expect.element(prayer.screen.getByText('Pediu uma ligação')).toBeVisible()
    await expect.element(prayer.screen.getByText('Anotações')).not.toBeInTheDocument()
  })

  test('is no page for those who may not', async () => {
    stubApi({})
    const { screen } = await renderOffice('/people/care', { ...aSession })
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Esta página não existe')
  })
})
