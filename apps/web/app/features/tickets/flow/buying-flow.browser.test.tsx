import type { EventPage } from '@narthex/contract/events/event.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useSession } from '../../../session/session.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { ServedChoice } from '../choose/served-choice.tsx'
import { aCode, aHold, anEvent, aQuestion, aQuote, aSale, aTicketType, someSeats } from '../testing/tickets.ts'
import { BuyingFlow } from './buying-flow.tsx'
import { closePurchase, emptyPurchase, keepPurchase, readPurchase } from './kept-purchase.ts'

const event = { ...anEvent, corpo: null, programa: [], convidados: [], endereco: null } as unknown as EventPage
let calls: { path: string; body: Record<string, unknown> }[]
/** Responses to holding, in turn; the last is repeated. */
let holds: (() => Response)[]
let hold = aHold()
const refusal =
  (code: string, details: object[] = []) =>
  () =>
    Response.json({ code, message: 'no', requestId: 'r', details }, { status: 409 })
const bodies = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)

beforeEach(() => {
  sessionStorage.clear()
  closePurchase(7)
  calls = []
  hold = aHold()
  holds = [() => Response.json(hold, { status: 201 })]
  useSession.setState({ isRead: true })
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const path = new URL(address, location.href).pathname.replace('/api/v1', '')
    calls.push({ path, body: body ? JSON.parse(String(body)) : {} })
    if (path.endsWith('/vagas/')) return Response.json(someSeats())
    if (path.endsWith('/venda/')) return Response.json(aSale())
    if (path === '/evento/7/orcamento/') return Response.json(aQuote())
    if (path === '/evento/7/reserva/') return (holds.length > 1 ? holds.shift() : holds[0])?.() as Response
    if (path.startsWith('/evento/7/reserva/')) return Response.json(hold)
    if (path === '/evento/7/inscricao/')
      return Response.json({ codigo: aCode, situacao: 'CONFIRMADA', pedido: null, total: 0 }, { status: 201 })
    throw new TypeError('Failed to fetch')
  })
})
afterEach(() => {
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

/** The flow at its address, wherever in this document that is. */
function Flow({ sale }: { sale: ReturnType<typeof aSale> }) {
  return <BuyingFlow event={event} served={sale} search={useLocation().search} />
}
const open = (search = '?buyingStep=tickets', sale = aSale()) => renderPage(<Flow sale={sale} />, {}, search)
const begun = { ...emptyPurchase, tickets: [{ chave: 'a', idIngresso: 1, adicionais: [] }] }

test('tickets are chosen, priced by the server with fees, and held', async () => {
  const screen = await open()
  await screen.getByRole('button', { name: 'Continuar' }).click()
  await expect.element(screen.getByText('Escolha pelo menos um ingresso.')).toBeVisible()
  await screen.getByRole('button', { name: 'Adicionar um: Adulto' }).click()
  await expect.element(screen.getByText(/com taxas, por Pix/)).toBeVisible()
  await screen.getByRole('button', { name: 'Continuar' }).click()
  await vi.waitFor(() => expect(readPurchase(7).reserva).toBe(aCode))
  expect(bodies('/evento/7/reserva/')).toMatchObject([
    { ingressos: [{ idIngresso: 1, adicionais: [] }], codigoMetodoPagamento: 'PIX' },
  ])
  expect(bodies('/evento/7/orcamento/').at(-1)).toMatchObject({ codigoMetodoPagamento: 'PIX' })
})

test('quantities of the step as served are taken by the steps, and no more than may be bought', async () => {
  const sale = aSale({ ingressos: [aTicketType({ nome: 'Adulto', limite: 4 })] })
  const served = await renderPage(<ServedChoice event={event} sale={sale} />)
  const quantity = served.getByRole('combobox', { name: 'Adulto' })
  expect(quantity.element().children).toHaveLength(5)
  await quantity.selectOptions('3')
  await expectAccessible(served.container)
  await served.unmount()
  const screen = await open('?buyingStep=tickets', { ...sale, limitePorPessoa: 2 })
  await expect.element(screen.getByLabelText('Adulto: 2')).toBeVisible()
  expect(readPurchase(7).tickets).toHaveLength(2)
  await screen.unmount()
  keepPurchase(7, begun)
  const again = await open()
  await expect.element(again.getByLabelText('Adulto: 1')).toBeVisible()
})

test('rules that staff changed are read again before the next try', async () => {
  keepPurchase(7, begun)
  holds = [refusal('EVT_REG_023')]
  const screen = await open()
  await screen.getByRole('button', { name: 'Continuar' }).click()
  await expect.element(screen.getByText('As regras mudaram. Revise os ingressos.')).toBeVisible()
  const read = calls.filter(({ path }) => path.endsWith('/venda/')).length
  await screen.getByRole('button', { name: 'Revisar os ingressos' }).click()
  await vi.waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/venda/')).length).toBeGreaterThan(read))
  expect(readPurchase(7).tickets).toEqual(begun.tickets)
})

test('too few seats say how many are left, and are chosen by one touch', async () => {
  keepPurchase(7, { ...begun, tickets: ['a', 'b', 'c'].map((chave) => ({ chave, idIngresso: 1, adicionais: [] })) })
  holds = [refusal('EVT_REG_021', [{ path: 'ingressos.1', message: '2' }])]
  await page.viewport(390, 480)
  const screen = await open()
  await screen.getByRole('button', { name: 'Continuar' }).click()
  await expect.element(screen.getByText('De “Adulto” restam só 2.')).toBeVisible()
  const adjust = screen.getByRole('button', { name: 'Ajustar as quantidades' })
  const foot = screen.container.querySelector('.page-foot')
  await expect
    .poll(() => adjust.element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(Math.min(innerHeight, foot?.getBoundingClientRect().top ?? 0))
  await adjust.click()
  expect(readPurchase(7).tickets).toHaveLength(2)
})

test('in a rush the buyer waits in a queue, keeps the place, and goes on by themselves', async () => {
  keepPurchase(7, begun)
  holds = [
    () => Response.json({ fila: { senha: 'pass-1', posicao: 42, tenteEm: 1 } }, { status: 202 }),
    () => Response.json(hold, { status: 201 }),
  ]
  const screen = await open()
  await screen.getByRole('button', { name: 'Continuar' }).click()
  await expect.element(screen.getByText('Seu lugar na fila: 42')).toBeVisible()
  await vi.waitFor(() => expect(readPurchase(7).reserva).toBe(aCode), { timeout: 3000 })
  const [first, second] = bodies('/evento/7/reserva/')
  expect(second).toMatchObject({ senha: 'pass-1', chave: first?.chave })
})

test('a hold survives a reload; when it runs out, the same tickets are held again with everything kept', async () => {
  keepPurchase(7, { ...begun, reserva: aCode, visto: aQuote() })
  hold = aHold({ expiraEm: new Date(Date.now() + 90_000).toISOString() })
  const screen = await open('?buyingStep=holders&fillTicket=1')
  await expect.element(screen.getByText(/Sua reserva expira em 1:\d\d/)).toBeVisible()
  await expect.element(screen.getByText('Faltam 2 minutos para a sua reserva terminar.')).toBeVisible()
  await screen.getByRole('textbox', { name: 'Nome completo' }).fill('Bia')
  await screen.unmount()

  hold = aHold({ expiraEm: new Date(Date.now() - 1000).toISOString() })
  const later = await open('?buyingStep=holders&fillTicket=1')
  await expect.element(later.getByText('O tempo da reserva terminou')).toBeVisible()
  hold = aHold({ codigo: aCode.replace('0', '1') })
  await later.getByRole('button', { name: 'Reservar de novo' }).click()
  await vi.waitFor(() => expect(readPurchase(7).reserva).toBe(hold.codigo))
  expect(bodies('/evento/7/reserva/')).toMatchObject([{ anterior: aCode }])
  await expect.element(later.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Bia')
})

test('a visitor registers for nothing, without a payment step', async () => {
  keepPurchase(7, { ...begun, reserva: aCode })
  const free = aQuote({ total: 0, valor: 0, taxaProcessamento: 0, itens: [] })
  hold = aHold({ orcamento: free })
  const sale = aSale({ ingressos: [aTicketType({ valor: 0 })] })
  const screen = await open('?buyingStep=holders&fillTicket=1', sale)
  await screen.getByRole('textbox', { name: 'Nome completo' }).first().fill('Bia Souza')
  await screen.getByRole('textbox', { name: 'Nome completo' }).nth(1).fill('Ana Souza')
  await screen.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.org')
  await screen.getByRole('button', { name: 'Confirmar a inscrição' }).click()
  await vi.waitFor(() => expect(bodies('/evento/7/inscricao/')).toHaveLength(1))
  expect(bodies('/evento/7/inscricao/')).toMatchObject([
    {
      reserva: aCode,
      total: 0,
      participantes: [{ nome: 'Bia Souza' }],
      comprador: { nome: 'Ana Souza', email: 'ana@example.org' },
    },
  ])
  await vi.waitFor(() => expect(readPurchase(7)).toEqual(emptyPurchase))
})

test('a child takes over the answers and the guardian of the ticket before, and needs the guardian’s phone', async () => {
  const ana = { nome: 'Ana Souza', email: null, telefone: null, dataNascimento: '1985-02-01', sexo: null }
  const answered = { respostas: [{ idPergunta: 1, valor: 'De ônibus' }], responsavel: null, consentimento: false }
  keepPurchase(7, {
    ...begun,
    tickets: ['a', 'b'].map((chave) => ({ chave, idIngresso: 1, adicionais: [] })),
    participantes: { a: { ...ana, ...answered } },
    reserva: aCode,
  })
  const perguntas = [aQuestion({ id: 1, rotulo: 'Como vai chegar?' })]
  const screen = await open('?buyingStep=holders&fillTicket=2', aSale({ perguntas, termoMenores: 'Autorizo.' }))
  await screen.getByRole('textbox', { name: 'Nome completo' }).fill('Davi Souza')
  await screen.getByRole('textbox', { name: 'Data de nascimento' }).fill('05/06/2020')
  await screen.getByRole('button', { name: 'Mesmas respostas de Ana Souza' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Como vai chegar?' })).toHaveValue('De ônibus')
  await expect.element(screen.getByText('Preenchido com: Ana Souza')).toBeInTheDocument()
  await expect.element(screen.getByRole('textbox', { name: 'Nome da pessoa responsável' })).toHaveValue('Ana Souza')
  const phone = screen.getByRole('textbox', { name: 'Celular da pessoa responsável' })
  await screen.getByRole('checkbox', { name: 'Sou responsável e autorizo' }).click()
  await screen.getByRole('button', { name: 'Ir para o pagamento' }).click()
  await expect.element(phone).toHaveAttribute('aria-invalid', 'true')
  expect(readPurchase(7).participantes.b).toBeUndefined()
  await phone.fill('81988887777')
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Ir para o pagamento' }).click()
  await vi.waitFor(() =>
    expect(readPurchase(7).participantes.b).toMatchObject({
      respostas: answered.respostas,
      responsavel: { nome: 'Ana Souza', telefone: '+55 81 98888-7777' },
    }),
  )
})

test('a visitor is asked to log in where the event wants it', async () => {
  const screen = await open('?buyingStep=tickets', aSale({ flagVisitantes: false }))
  await expect.element(screen.getByText('Para se inscrever, entre na sua conta')).toBeVisible()
})

test('its steps have no barriers', async () => {
  keepPurchase(7, { ...begun, reserva: aCode })
  const screen = await open()
  await expect.element(screen.getByText('Adulto').first()).toBeVisible()
  await expectAccessible(screen.container)
  await screen.unmount()
  const next = await open('?buyingStep=holders', aSale({ termoMenores: 'Autorizo.' }))
  await expect.element(next.getByRole('textbox', { name: 'Nome completo' })).toBeVisible()
  await expectAccessible(next.container)
})
