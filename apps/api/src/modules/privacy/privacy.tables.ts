import type { PrivacyChannel, PrivacyKind, PrivacyRefusal } from '@narthex/contract/privacy/privacy-words'
import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import type { MemberId } from '../../platform/ids.ts'

/** A request of a person about the data that the church keeps of them. */
export const pedidoPrivacidade = pgTable('pedido_privacidade', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  /** Null: the person was erased. */
  memberId: integer('usuario_id').$type<MemberId>(),
  tipo: text().$type<PrivacyKind>().notNull(),
  origem: text().$type<PrivacyChannel>().notNull(),
  chave: uuid().notNull(),
  mensagem: text(),
  recebidoEm: date().notNull(),
  prazo: date().notNull(),
  responsavelId: integer('responsavel_usuario_id').$type<MemberId>(),
  concluidoEm: instant(),
  concluidoPorId: integer('concluido_por_usuario_id').$type<MemberId>(),
  recusa: text().$type<PrivacyRefusal>(),
  resposta: text(),
  versao: integer().notNull().default(1),
})
