import type { Locale } from '@narthex/contract/locale'
import type { Currency, GatewayName, PaymentMethod, PaymentState } from '@narthex/contract/payments/payment-states'
import type { PixKeyKind } from '@narthex/contract/payments/pix-keys'
import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { PayerAction, PayerAddress } from '../gateways/payment-gateway.ts'

/** Integer cents. */
const cents = () => bigint({ mode: 'number' })

export const pagamentoConfiguracao = pgTable('pagamento_configuracao', {
  igrejaId: integer().notNull(),
  moeda: text().$type<Currency>().notNull(),
  flagProducao: boolean().notNull(),
  chaveAviso: text().notNull(),
  pixTipoChave: text().$type<PixKeyKind>(),
  pixChave: text(),
  pixNome: text(),
  pixCidade: text(),
  textoDinheiro: text(),
  textoTransferencia: text(),
  diasDinheiro: integer().notNull(),
  diasBoleto: integer().notNull(),
  minutosPix: integer().notNull(),
  maxParcelas: integer().notNull(),
  parcelasSemJuros: integer().notNull(),
  parcelaMinima: cents().notNull(),
  jurosMensalPontos: integer().notNull(),
  /** How often it was written. */
  versao: integer().notNull().default(1),
})

export const pagamentoMetodo = pgTable('pagamento_metodo', {
  igrejaId: integer().notNull(),
  metodo: text().$type<PaymentMethod>().notNull(),
  gateway: text().$type<GatewayName>().notNull(),
  ordem: integer().notNull(),
  taxaServicoPontos: integer().notNull(),
  taxaServicoFixa: cents().notNull(),
  taxaProcessamentoPontos: integer().notNull(),
  taxaProcessamentoFixa: cents().notNull(),
})

export const pagamentoCredencial = pgTable('pagamento_credencial', {
  igrejaId: integer().notNull(),
  gateway: text().$type<GatewayName>().notNull(),
  dados: text().notNull(),
  atualizadaEm: instant().notNull(),
})

/** `ENCERRADO`: of a rehearsal that ended. */
export type OrderState = 'ABERTO' | 'PAGO' | 'ESTORNADO' | 'ENCERRADO'

export const pedido = pgTable('pedido', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  codigo: text().notNull(),
  finalidade: text().notNull(),
  referencia: text().notNull(),
  descricao: text().notNull(),
  moeda: text().$type<Currency>().notNull(),
  valor: cents().notNull(),
  flagTaxas: boolean().notNull(),
  /** Limits of the order, narrower than those of its church; null: as the church. */
  maxParcelas: integer(),
  flagJuros: boolean(),
  metodos: text().array().$type<PaymentMethod[]>(),
  pagina: text().notNull(),
  situacao: text().$type<OrderState>().notNull(),
  /** Placed while the church rehearsed: payable in that rehearsal alone. */
  flagEnsaio: boolean().notNull(),
  chave: uuid().notNull(),
  conteudoHash: text().notNull(),
  criadoEm: instant().notNull(),
})

export const pedidoPagador = pgTable('pedido_pagador', {
  igrejaId: integer().notNull(),
  pedidoCodigo: text().notNull(),
  memberId: integer('usuario_id').$type<MemberId>(),
  nome: text().notNull(),
  /** Null where staff entered the payment, and know none. */
  email: text(),
  documento: text(),
  telefone: text(),
  pais: text(),
  idioma: text().$type<Locale>(),
  endereco: jsonb().$type<PayerAddress>(),
})

export const pagamento = pgTable('pagamento', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  orderId: integer('pedido_id').notNull(),
  referencia: text().notNull(),
  gateway: text().$type<GatewayName>().notNull(),
  externoId: text(),
  metodo: text().$type<PaymentMethod>().notNull(),
  situacao: text().$type<PaymentState>().notNull(),
  situacaoGateway: text(),
  codigoRecusa: text(),
  moeda: text().$type<Currency>().notNull(),
  valor: cents().notNull(),
  taxaServico: cents().notNull(),
  taxaProcessamento: cents().notNull(),
  liquido: cents().notNull(),
  juros: cents().notNull(),
  parcelas: integer().notNull(),
  capturado: cents().notNull().default(0),
  estornado: cents().notNull().default(0),
  leituras: integer().notNull().default(0),
  leitura: integer().notNull().default(0),
  acao: jsonb().$type<PayerAction>(),
  bandeira: text(),
  ultimosDigitos: text(),
  expiraEm: instant(),
  chave: uuid().notNull(),
  conteudoHash: text().notNull(),
  criadoEm: instant().notNull(),
  alteradoEm: instant().notNull(),
  /** When the money came. */
  pagoEm: instant(),
  /** End of a payment's rehearsal: it is no money any more (`rehearsal/rehearsed-money.columns.ts`). */
  rehearsalEndedAt: timestamp('ensaio_encerrado_em', { withTimezone: true }),
  /** `pagoEm`, or before that `criadoEm`. */
  momento: instant().notNull().generatedAlwaysAs(sql`coalesce(pago_em, criado_em)`),
})

export const ledgerEntryKinds = [
  'CRIADO',
  'RESPOSTA',
  'RECUSA',
  'SEM_RESPOSTA',
  'LEITURA',
  'CONFIRMACAO',
  'VENCIMENTO',
  'CANCELAMENTO',
  'ESTORNO_PEDIDO',
  'ESTORNO_RECUSADO',
  'ESTORNO_INCERTO',
  'DIVERGENCIA',
] as const
export type LedgerEntryKind = (typeof ledgerEntryKinds)[number]

/** Append-only: a trigger refuses changes. */
export const pagamentoLancamento = pgTable('pagamento_lancamento', {
  igrejaId: integer().notNull(),
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  paymentId: integer('pagamento_id').notNull(),
  tipo: text().$type<LedgerEntryKind>().notNull(),
  situacao: text().$type<PaymentState>().notNull(),
  capturado: cents().notNull().default(0),
  estornado: cents().notNull().default(0),
  detalhe: text(),
  momento: instant().notNull(),
})

export type RefundReason = 'PEDIDO' | 'TARDIO' | 'DUPLICADO' | 'EXTERNO'
/** `CONFERIR`: it may have been made, and only a look at the gateway by a person can tell. */
export type RefundState = 'PENDENTE' | 'FEITO' | 'RECUSADO' | 'CONFERIR'

export const estorno = pgTable('estorno', {
  igrejaId: integer().notNull(),
  id: uuid().notNull(),
  paymentId: integer('pagamento_id').notNull(),
  valor: cents().notNull(),
  motivo: text().$type<RefundReason>().notNull(),
  situacao: text().$type<RefundState>().notNull(),
  criadoEm: instant().notNull(),
  /** When it was sent last; null where the gateway surely has nothing of it. */
  enviadoEm: instant(),
  resolvidoEm: instant(),
})

export const cartao = pgTable('cartao', {
  igrejaId: integer().notNull(),
  id: uuid().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  gateway: text().$type<GatewayName>().notNull(),
  token: text().notNull(),
  titular: text().notNull(),
  bandeira: text().notNull(),
  ultimosDigitos: text().notNull(),
  validadeMes: integer().notNull(),
  validadeAno: integer().notNull(),
  flagPadrao: boolean().notNull(),
  criadoEm: instant().notNull(),
})

export const pagamentoAviso = pgTable('pagamento_aviso', {
  igrejaId: integer().notNull(),
  gateway: text().$type<GatewayName>().notNull(),
  eventoId: text().notNull(),
  tipo: text().notNull(),
  externoId: text(),
  referencia: text(),
  recebidoEm: instant().notNull(),
  tratadoEm: instant(),
})

/** A difference between us and the gateway that a reconciliation found. */
export interface Difference {
  readonly referencia: string
  readonly gateway: GatewayName
  readonly tipo: 'SITUACAO' | 'VALOR' | 'DESCONHECIDO' | 'AUSENTE'
  readonly nosso: string
  readonly doGateway: string
}

export const conciliacao = pgTable('conciliacao', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  iniciadaEm: instant().notNull(),
  terminadaEm: instant().notNull(),
  conferidos: integer().notNull(),
  diferencas: jsonb().$type<readonly Difference[]>().notNull(),
})
