import type { GivingReason, GivingSettings } from '@narthex/contract/giving/giving.schemas'
import type { Cycle } from '@narthex/contract/giving/recurrence.schemas'
import type { SavedCard } from '@narthex/contract/payments/card.schemas'
import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import { vi } from 'vitest'
import type { RecurrenceWithCycles } from '../recurrence-calls.ts'

export const aSavedCard: SavedCard = {
  id: '11111111-1111-4111-8111-111111111111',
  idGatewayPagamento: 9,
  titular: 'LIA SOUZA',
  bandeira: 'visa',
  ultimosDigitos: '1111',
  validadeMes: 12,
  validadeAno: 2999,
  flagPadrao: true,
  flagVencido: false,
}

/** A first gift by Pix that waits for its giver, at the rehearsal gateway. */
export function aFirstGift(change: Partial<PaymentStatus> = {}): PaymentStatus {
  return {
    pedido: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    situacao: 'waiting',
    finalidade: 'doacao',
    descricao: 'Dízimo',
    moeda: 'BRL',
    valor: 5000,
    flagTaxas: false,
    dataCadastro: '2026-01-01T12:00:00.000Z',
    pagamento: {
      resultado: 'pendente',
      codigoMetodoPagamento: 'PIX',
      idGatewayPagamento: null,
      total: 5000,
      taxaServico: 0,
      taxaProcessamento: 0,
      juros: 0,
      parcelas: [5000],
      estornado: 0,
      bandeira: null,
      ultimosDigitos: null,
      codigoRecusa: null,
      acao: { kind: 'qr', payload: '00020101021226', expiresAt: '2999-01-01T12:00:00.000Z' },
      expiraEm: '2999-01-01T12:00:00.000Z',
      flagEnsaio: true,
      dataUltimaAlteracao: '2026-01-01T12:00:00.000Z',
    },
    ...change,
  }
}

/** R$ 50 by Pix Automático that its giver has not authorised yet. */
export const aPendingRecurrence = (change: Partial<RecurrenceWithCycles> = {}): RecurrenceWithCycles =>
  aRecurrence({
    situacao: 'PENDENTE',
    meio: 'PIX_AUTOMATICO',
    codigoMetodoPagamento: 'PIX',
    cartao: null,
    pedido: aFirstGift().pedido,
    ...change,
  })

export const aRecurrenceId = '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b'

export function aCycle(ciclo: number, dia: string, change: Partial<Cycle> = {}): Cycle {
  return {
    ciclo,
    dia,
    situacao: 'PREVISTO',
    valor: 5000,
    pedido: null,
    tentativas: 0,
    proximaTentativa: null,
    ...change,
  }
}

/** R$ 50 on the 5th of each month by a card that is good until long after every test. */
export function aRecurrence(change: Partial<RecurrenceWithCycles> = {}): RecurrenceWithCycles {
  return {
    id: aRecurrenceId,
    versao: 1,
    situacao: 'ATIVA',
    motivo: { id: 3, nome: 'Dízimo', flagRecorrencia: true },
    moeda: 'BRL',
    valor: 5000,
    flagTaxas: false,
    flagAnonimo: false,
    comentario: null,
    frequencia: { diaDoMes: 5 },
    inicio: '2998-10-05',
    fim: null,
    meio: 'CARTAO',
    codigoMetodoPagamento: 'CREDIT_CARD',
    cartao: aSavedCard,
    pedido: null,
    proxima: '2998-12-05',
    falha: null,
    impedimento: null,
    dataCadastro: '2026-01-01T12:00:00.000Z',
    proximas: [aCycle(3, '2998-12-05'), aCycle(4, '2999-01-05')],
    passadas: [aCycle(2, '2998-11-05', { situacao: 'RECEBIDO', tentativas: 1 })],
    ...change,
  }
}

const reason = (id: number, nome: string): GivingReason => ({
  id,
  nome,
  historia: null,
  imagem: null,
  meta: null,
  minimo: null,
  flagRecorrencia: true,
})

const settings: GivingSettings = {
  moeda: 'BRL',
  minimo: 500,
  valoresSugeridos: [5000, 10_000],
  flagTaxas: false,
  flagEnsaio: false,
  flagPixAutomatico: false,
  recebedor: { nome: null, documento: null },
  metodos: [
    {
      codigoMetodoPagamento: 'CREDIT_CARD',
      idGatewayPagamento: 9,
      servico: { pontos: 0, fixa: 0 },
      processamento: { pontos: 0, fixa: 0 },
      maximo: null,
      flagSomenteBrasil: false,
      dadosNecessarios: [],
    },
  ],
}

export interface StubbedRecurrences {
  all: RecurrenceWithCycles[]
  isAnswering: boolean
  /** Response to the next change, in place of the changed gift. */
  refusal: { readonly status: number; readonly code: string } | undefined
  /** Applies a change to a gift. */
  onChange: (recurrence: RecurrenceWithCycles, call: string) => RecurrenceWithCycles
  reasons: GivingReason[]
  settings: GivingSettings
  /** The order of a first gift by Pix Automático. */
  order: PaymentStatus | undefined
  /** Changes with what they carried. */
  readonly sent: { readonly call: string; readonly body: unknown }[]
}

/** Stands for the API where the pages of recurring gifts meet it. */
export function stubRecurrences(...all: RecurrenceWithCycles[]): StubbedRecurrences {
  const product: StubbedRecurrences = {
    all,
    isAnswering: true,
    refusal: undefined,
    onChange: (recurrence) => recurrence,
    reasons: [reason(3, 'Dízimo'), reason(4, 'Missões')],
    settings,
    order: undefined,
    sent: [],
  }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname } = new URL(address, location.href)
    const path = pathname.replace(/^\/api\/\w+/, '')
    if (!product.isAnswering) throw new TypeError('Failed to fetch')
    if (method === 'GET') return Response.json(read(product, path))
    if (path.endsWith('/form')) return Response.json({ formulario: null, dadosNecessarios: [] })
    product.sent.push({ call: `${method} ${path}`, body: body && JSON.parse(String(body)) })
    const { refusal } = product
    product.refusal = undefined
    if (refusal) {
      return Response.json({ code: refusal.code, message: 'no', requestId: 'r' }, { status: refusal.status })
    }
    if (path === '/pagamento/ensaio/') return Response.json(product.order)
    return Response.json(change(product, `${method} ${path}`))
  })
  return product
}

function read({ all, reasons, settings, order }: StubbedRecurrences, path: string): unknown {
  if (path.endsWith('/recorrencia/')) return all
  if (path.startsWith('/pedido/')) return order
  if (path.startsWith('/recorrencia/')) return all.find(({ id }) => path.endsWith(id))
  if (path.endsWith('/pagamento-motivo/')) return reasons
  if (path.endsWith('/doacao-configuracao')) return settings
  if (path.endsWith('/card')) return [aSavedCard]
  return []
}

function change(product: StubbedRecurrences, call: string): RecurrenceWithCycles {
  const changed = product.all.find(({ id }) => call.includes(id)) ?? aRecurrence()
  const after = product.onChange(changed, call)
  product.all = product.all.map((recurrence) => (recurrence.id === after.id ? after : recurrence))
  return after
}
