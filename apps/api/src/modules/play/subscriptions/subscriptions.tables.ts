import type { Currency, GatewayName } from '@narthex/contract/payments/payment-states'
import type {
  PlanInterval,
  SubscriptionState,
  subscriptionMeans,
  subscriptionOrigins,
} from '@narthex/contract/play/play-values'
import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import type { MemberId } from '../../../platform/ids.ts'

export type SubscriptionMeans = (typeof subscriptionMeans)[number]
export type SubscriptionOrigin = (typeof subscriptionOrigins)[number]

export const playPlano = pgTable('play_plano', {
  igrejaId: integer().notNull(),
  id: integer().notNull().generatedAlwaysAsIdentity(),
  nome: text().notNull(),
  descricao: text(),
  valor: bigint({ mode: 'number' }).notNull(),
  intervalo: text().$type<PlanInterval>().notNull(),
  diasTeste: integer().notNull(),
  flagTesteSemMeio: boolean().notNull(),
  telas: integer().notNull(),
  codigoLink: text(),
  flagAtivo: boolean().notNull(),
  ordem: integer().notNull(),
  versao: integer().notNull(),
  alteradoEm: instant().notNull(),
})

export const playCupom = pgTable('play_cupom', {
  igrejaId: integer().notNull(),
  codigo: text().notNull(),
  percentual: integer(),
  valor: bigint({ mode: 'number' }),
  termos: integer().notNull(),
  planId: integer('plano_id'),
  inicio: instant(),
  fim: instant(),
  limite: integer(),
  usos: integer().notNull(),
  flagAtivo: boolean().notNull(),
  versao: integer().notNull(),
})

export const playAssinatura = pgTable('play_assinatura', {
  igrejaId: integer().notNull(),
  id: uuid().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  planId: integer('plano_id').notNull(),
  situacao: text().$type<SubscriptionState>().notNull(),
  origem: text().$type<SubscriptionOrigin>().notNull(),
  payerId: integer('pagador_id').$type<MemberId>(),
  valor: bigint({ mode: 'number' }).notNull(),
  moeda: text().$type<Currency>().notNull(),
  meio: text().$type<SubscriptionMeans>(),
  gateway: text().$type<GatewayName>(),
  cardId: uuid('cartao_id'),
  cupom: text(),
  cupomTermos: integer().notNull(),
  inicio: instant().notNull(),
  termoFim: instant(),
  termo: integer().notNull(),
  flagRenova: boolean().notNull(),
  credito: bigint({ mode: 'number' }).notNull(),
  pausadaEm: instant(),
  nextPlanId: integer('proximo_plano_id'),
  enderecoIp: text(),
  autorizacaoReferencia: text(),
  autorizacaoId: text(),
  versao: integer().notNull(),
  chave: uuid().notNull(),
  conteudoHash: text().notNull(),
  criadoEm: instant().notNull(),
  alteradoEm: instant().notNull(),
})

export type ChargeState = 'COBRANDO' | 'PAGA' | 'DESISTIDA' | 'ESTORNADA'

export const playCobranca = pgTable('play_cobranca', {
  igrejaId: integer().notNull(),
  subscriptionId: uuid('assinatura_id').notNull(),
  termo: integer().notNull(),
  situacao: text().$type<ChargeState>().notNull(),
  valor: bigint({ mode: 'number' }).notNull(),
  pedidoCodigo: text(),
  tentativas: integer().notNull(),
  proximaTentativa: instant(),
  codigoRecusa: text(),
  inicio: instant().notNull(),
  fim: instant().notNull(),
  alteradoEm: instant().notNull(),
})

export type PurchaseState = 'AGUARDANDO' | 'PAGA' | 'ENCERRADA' | 'ESTORNADA'
export type PurchaseKind = 'ALUGUEL' | 'COMPRA'

export const playCompra = pgTable('play_compra', {
  igrejaId: integer().notNull(),
  id: uuid().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  titleId: integer('conteudo_id').notNull(),
  tipo: text().$type<PurchaseKind>().notNull(),
  situacao: text().$type<PurchaseState>().notNull(),
  valor: bigint({ mode: 'number' }).notNull(),
  moeda: text().$type<Currency>().notNull(),
  pedidoCodigo: text().notNull(),
  ate: instant(),
  chave: uuid().notNull(),
  conteudoHash: text().notNull(),
  criadoEm: instant().notNull(),
  alteradoEm: instant().notNull(),
})

export type GiftState = 'AGUARDANDO' | 'PAGA' | 'ACEITA' | 'ENCERRADA' | 'ESTORNADA'

export const playPresente = pgTable('play_presente', {
  igrejaId: integer().notNull(),
  id: uuid().notNull(),
  buyerId: integer('comprador_id').$type<MemberId>(),
  planId: integer('plano_id').notNull(),
  situacao: text().$type<GiftState>().notNull(),
  valor: bigint({ mode: 'number' }).notNull(),
  moeda: text().$type<Currency>().notNull(),
  pedidoCodigo: text().notNull(),
  subscriptionId: uuid('assinatura_id'),
  chave: uuid().notNull(),
  conteudoHash: text().notNull(),
  criadoEm: instant().notNull(),
  alteradoEm: instant().notNull(),
})
