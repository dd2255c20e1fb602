import { queryClient } from '@narthex/client/data/query-client'
import type { Gift } from '@narthex/contract/giving/giving.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { GivingPage } from './giving-page.tsx'

let isAnswering: boolean
/** The newest first. */
let gifts: Gift[]
/** Documents that were asked for, and the names of the files that were saved. */
let documents: string[]
let saved: string[]

beforeEach(() => {
  useSession.setState({ account: anAccount, clientAccount: aMember })
  isAnswering = true
  documents = []
  saved = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  gifts = [
    gift('A', { dataCadastro: '2026-11-20T12:00:00Z', valor: 5000, total: 5250 }),
    gift('B', { dataCadastro: '2026-11-01T12:00:00Z', situacao: 'FALHOU', total: null }),
    gift('C', { dataCadastro: '2025-12-24T12:00:00Z', valor: 12_000, total: 12_000, estornado: 2000 }),
  ]
  vi.stubGlobal('fetch', async (address: string) => {
    if (!isAnswering) throw new TypeError('Failed to fetch')
    const { pathname, searchParams, search } = new URL(address, location.href)
    const [, path = '', name] = /^\/api\/v1(.*\/(recibo|extrato|exportacao)(?:\/\d+)?)$/.exec(pathname) ?? []
    if (name) {
      documents.push(path + search)
      const [type, ending] = name === 'exportacao' ? ['text/csv', 'csv'] : ['application/pdf', 'pdf']
      const disposition = `attachment; filename="${name}.${ending}"`
      return new Response('…', { headers: { 'content-type': type, 'content-disposition': disposition } })
    }
    if (!pathname.includes('/usuario/70/doacao/')) return Response.json({}, { status: 404 })
    if (pathname.endsWith('/resumo')) return Response.json(gifts.length > 0 ? sums : [])
    const page = Number(searchParams.get('page'))
    const wanted = gifts.filter(({ dataCadastro }) => dataCadastro.startsWith(searchParams.get('ano') ?? ''))
    return Response.json({ itens: wanted.slice((page - 1) * 2, page * 2), page, limit: 2, total: wanted.length })
  })
})

afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

const sums = [
  { ano: 2026, moeda: 'BRL', valor: 5000, quantidade: 1 },
  { ano: 2025, moeda: 'BRL', valor: 10_000, quantidade: 1 },
]

function gift(pedido: string, different: Partial<Gift>): Gift {
  return {
    pedido,
    situacao: 'RECEBIDA',
    moeda: 'BRL',
    valor: 5000,
    total: 5000,
    estornado: 0,
    itens: [{ idMotivo: 3, nome: 'Dízimo', valor: different.valor ?? 5000 }],
    codigoMetodoPagamento: 'PIX',
    flagAnonimo: false,
    comentario: null,
    idRecorrencia: null,
    dataCadastro: '2026-11-20T12:00:00Z',
    dataRecebimento: null,
    ...different,
  }
}

const openPage = (search = '') => renderPage(<GivingPage title="Minhas contribuições" />, {}, search)
const row = (screen: Awaited<ReturnType<typeof openPage>>, amount: string) =>
  screen.getByRole('listitem').filter({ hasText: 'Dízimo' }).filter({ hasText: amount })

test('gifts stand under their months with their state in words, and more of them come when asked for', async () => {
  const screen = await openPage()
  await expect.element(screen.getByRole('heading', { name: 'Novembro de 2026' })).toBeVisible()
  const rows = screen.getByRole('region', { name: 'Novembro de 2026' }).getByRole('listitem')
  const [received, failed] = [rows.nth(0), rows.nth(1)]
  await expect.element(received.getByText(/Recebida/)).toBeVisible()
  await expect.element(received.getByText(/R\$.52,50 com as taxas/)).toBeVisible()
  await expect.element(failed.getByText(/Não concluída/)).toBeVisible()
  await expectAccessible(screen.container)
  expect(screen.getByText('Dezembro de 2025').elements()).toHaveLength(0)
  await screen.getByRole('button', { name: 'Mostrar mais antigas' }).click()
  await expect.element(row(screen, 'R$ 120,00').getByText(/Devolvida em parte/)).toBeVisible()
  await expect.element(row(screen, 'R$ 120,00').getByText(/R\$.20,00 devolvidos/)).toBeVisible()
})

test('each gift leads to its payment, and to the same gift again', async () => {
  const screen = await openPage()
  const links = screen.getByRole('region', { name: 'Novembro de 2026' }).getByRole('listitem').first().getByRole('link')
  await expect.element(links.first()).toHaveAttribute('href', '/user/payment/A')
  await expect.element(links.last()).toHaveAttribute('href', '/give?motivo=3&valor=50')
})

test('a gift that waits for its payment leads to it, not to another gift', async () => {
  gifts = [gift('W', { situacao: 'ABERTA', total: null })]
  const screen = await openPage()
  await expect.element(screen.getByRole('link', { name: /^Ver como pagar/ })).toHaveAttribute('href', '/user/payment/W')
  expect(screen.getByRole('link', { name: /^Contribuir de novo/ }).elements()).toHaveLength(0)
})

test('receipts, the statement of the year and the table are downloaded in the reader’s language', async () => {
  const screen = await openPage('?ano=2025')
  await screen.getByRole('button', { name: /^Recibo/ }).click()
  await screen.getByRole('button', { name: 'Extrato de 2025 (PDF)' }).click()
  await screen.getByRole('button', { name: 'Planilha (CSV)' }).click()
  await expect.poll(() => saved).toEqual(['recibo.pdf', 'extrato.pdf', 'exportacao.csv'])
  expect(documents).toEqual([
    '/pedido/C/recibo?idioma=pt',
    '/usuario/70/doacao/extrato/2025?idioma=pt',
    '/usuario/70/doacao/exportacao?idioma=pt&ano=2025',
  ])
})

test('a document that cannot be had says so', async () => {
  const screen = await openPage()
  await expect.element(screen.getByRole('button', { name: 'Planilha (CSV)' })).toBeVisible()
  isAnswering = false
  await screen.getByRole('button', { name: 'Planilha (CSV)' }).click()
  await expect.element(screen.getByText('Não deu para baixar. Tente de novo.')).toBeVisible()
})

test('a year shows its own sum and its own gifts', async () => {
  const screen = await openPage('?ano=2025')
  await expect.element(screen.getByRole('heading', { name: 'Em 2025' })).toBeVisible()
  await expect.element(screen.getByText('1 contribuição recebida')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: '2025 · R$ 100,00' })).toHaveAttribute('aria-current', 'page')
  await expect.element(row(screen, 'R$ 120,00')).toBeVisible()
  expect(screen.getByText('Novembro de 2026').elements()).toHaveLength(0)
})

test('a member without gifts is invited to give, and sees no sums', async () => {
  gifts = []
  const screen = await openPage()
  await expect.element(screen.getByText('Você ainda não contribuiu por aqui')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Ao todo' }).elements()).toHaveLength(0)
})

test('a list that cannot be loaded is loaded at the next attempt', async () => {
  isAnswering = false
  const screen = await openPage()
  const retry = screen.getByRole('button', { name: 'Tentar de novo' })
  await expect.element(retry).toBeVisible()
  isAnswering = true
  await retry.click()
  await expect.element(screen.getByRole('heading', { name: 'Novembro de 2026' })).toBeVisible()
})
