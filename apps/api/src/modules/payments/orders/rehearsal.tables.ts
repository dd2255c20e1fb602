import type { Currency, PaymentMethod, PaymentState } from '@narthex/contract/payments/payment-states'
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import type { AuthorisationState } from '../gateways/payment-gateway.ts'

/** Payments as the rehearsal gateway knows them. The table stands for a third party's own records. */
export const ensaioPagamento = pgTable('ensaio_pagamento', {
  igrejaId: integer().notNull(),
  externoId: text().notNull(),
  referencia: text().notNull(),
  metodo: text().$type<PaymentMethod>().notNull(),
  moeda: text().$type<Currency>().notNull(),
  valor: bigint({ mode: 'number' }).notNull(),
  situacao: text().$type<PaymentState>().notNull(),
  capturado: bigint({ mode: 'number' }).notNull(),
  estornado: bigint({ mode: 'number' }).notNull(),
  /** Keys of the refunds that were made. */
  estornos: jsonb().$type<readonly string[]>().notNull(),
  parcelas: integer().notNull(),
  expiraEm: instant(),
  /** The authorisation of Pix Automático that this payment asked for. */
  autorizacao: text().$type<Exclude<AuthorisationState, 'unknown'>>(),
  /** The authorisation under which it is debited when `expiraEm` comes. */
  debitoDe: text(),
  alteradoEm: instant().notNull(),
})
