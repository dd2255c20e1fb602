import type { GiftState } from '@narthex/contract/giving/giving.schemas'
import type { Currency, PaymentMethod } from '@narthex/contract/payments/payment-states'
import { sql } from 'drizzle-orm'
import { bigint, boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import { jsonListFrom, jsonRow } from '../../platform/database/json-row.ts'
import type { MemberId } from '../../platform/ids.ts'

/** Integer cents. */
const cents = () => bigint({ mode: 'number' })

export const doacaoConfiguracao = pgTable('doacao_configuracao', {
  igrejaId: integer().notNull(),
  minimo: cents().notNull(),
  valoresSugeridos: cents().array().notNull(),
  flagTaxas: boolean().notNull(),
  reciboNome: text(),
  reciboDocumento: text(),
  reciboTexto: text(),
})

export const pagamentoMotivo = pgTable('pagamento_motivo', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  nome: text().notNull(),
  historia: text(),
  imagem: text(),
  meta: cents(),
  metaAte: date(),
  minimo: cents(),
  flagRecorrencia: boolean().notNull(),
  flagAtivo: boolean().notNull(),
  ordem: integer().notNull(),
})

/** Gifts by the code of their order. */
export const doacao = pgTable('doacao', {
  igrejaId: integer().notNull(),
  pedidoCodigo: text().notNull(),
  memberId: integer('usuario_id').$type<MemberId>(),
  paymentId: integer('pagamento_id'),
  moeda: text().$type<Currency>().notNull(),
  valor: cents().notNull(),
  flagAnonimo: boolean().notNull(),
  comentario: text(),
  recurrenceId: uuid('recorrencia_id'),
  ciclo: integer(),
  situacao: text().$type<GiftState>().notNull(),
  metodo: text().$type<PaymentMethod>(),
  total: cents(),
  liquido: cents(),
  estornado: cents().notNull().default(0),
  criadaEm: instant().notNull(),
  recebidaEm: instant(),
  /** The moment at which the gift was received, or else placed. */
  momento: instant().notNull().generatedAlwaysAs(sql`coalesce(recebida_em, criada_em)`),
})

export const doacaoItem = pgTable('doacao_item', {
  igrejaId: integer().notNull(),
  pedidoCodigo: text().notNull(),
  reasonId: integer('motivo_id').notNull(),
  ordem: integer().notNull(),
  valor: cents().notNull(),
  recebido: cents().notNull().default(0),
})

/** The items of a gift, with the names of their reasons, within a statement about gifts. */
export const itemsAsJson = () =>
  jsonListFrom(
    sql`${doacaoItem} join ${pagamentoMotivo} on ${pagamentoMotivo.igrejaId} = ${doacaoItem.igrejaId}
      and ${pagamentoMotivo.id} = ${doacaoItem.reasonId}
      where ${doacaoItem.igrejaId} = ${doacao.igrejaId} and ${doacaoItem.pedidoCodigo} = ${doacao.pedidoCodigo}`,
    {
      row: jsonRow({ idMotivo: doacaoItem.reasonId, nome: pagamentoMotivo.nome, valor: doacaoItem.valor }),
      orderBy: [doacaoItem.ordem],
    },
  )
