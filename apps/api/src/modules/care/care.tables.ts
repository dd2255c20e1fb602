import type { CareKind } from '@narthex/contract/care/care-words'
import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import type { MemberId, PrayerId } from '../../platform/ids.ts'

/** A person to look after. Words stay with the prayer or the card that it names. */
export const cuidado = pgTable('cuidado', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  tipo: text().$type<CareKind>().notNull(),
  /** Null: a guest's card. */
  memberId: integer('usuario_id').$type<MemberId>(),
  prayerId: integer('oracao_id').$type<PrayerId>(),
  cardId: integer('resposta_id'),
  flagPerigo: boolean().notNull().default(false),
  desde: instant().notNull(),
  responsavelId: integer('responsavel_usuario_id').$type<MemberId>(),
  proximoPasso: text(),
  prazo: date(),
  concluidoEm: instant(),
  concluidoPorId: integer('concluido_por_usuario_id').$type<MemberId>(),
  versao: integer().notNull().default(1),
})

export const cuidadoAnotacao = pgTable('cuidado_anotacao', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  careId: integer('cuidado_id').notNull(),
  /** The person whom it tells about; null: a guest. */
  memberId: integer('usuario_id').$type<MemberId>(),
  authorId: integer('autor_usuario_id').$type<MemberId>(),
  chave: uuid().notNull(),
  texto: text().notNull(),
  momento: instant().notNull(),
})
