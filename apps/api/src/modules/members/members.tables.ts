import type { PersonOrigin, PersonSituation } from '@narthex/contract/people/person-words'
import { sql } from 'drizzle-orm'
import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import type { AccountId, MemberId } from '../../platform/ids.ts'

export const usuario = pgTable('usuario', {
  igrejaId: integer().notNull(),
  id: integer().$type<MemberId>().generatedAlwaysAsIdentity(),
  uuid: uuid().notNull().defaultRandom(),
  /** Null: a person without a login, who is no active member. */
  accountId: integer('conta_id').$type<AccountId>(),
  nome: text().notNull(),
  sobrenome: text().notNull(),
  /** How the full name looks (`foldFullName`), written with it; null where it was not, until a job of the chat computes it. */
  nomeDobrado: text(),
  telefone: text(),
  cpf: text(),
  /** True if the CPF was not compared with those of other members yet, or belongs to another. */
  cpfEmDuvida: boolean().notNull().default(false),
  cnpj: text(),
  dataNascimento: date(),
  sexo: text(),
  estadoCivil: text(),
  dataCasamento: date(),
  ocupacao: text(),
  congregacaoId: integer(),
  numeroFilhos: integer(),
  observacoes: text(),
  idioma: text().notNull(),
  imagem: text(),
  /** The membership is open: they may log in here, and other members may find them. */
  flagAtivo: boolean().notNull().default(true),
  dataCadastro: instant().notNull(),
  versao: integer().notNull().default(1),
  /** Written before its login was confirmed, by someone who may not be the person: they complete the registration again. */
  flagPorConferir: boolean().notNull().default(false),
  /** How the church reaches them; the address of a login is the login's. */
  email: text(),
  situacao: text().$type<PersonSituation>().notNull().default('FREQUENTADOR'),
  visitanteDesde: date(),
  membroDesde: date(),
  flagBatizado: boolean(),
  dataBatismo: date(),
  origem: text().$type<PersonOrigin>().notNull().default('SITE'),
  comoChegou: text(),
  /** Notes of the staff about the person. */
  anotacao: text(),
  idExterno: text(),
  nomeBusca: text().notNull().generatedAlwaysAs(sql`sem_acento(nome || ' ' || sobrenome)`),
  /** Words of name and address, and digits of the telephone: staff find the person by it. */
  textoBusca: text().notNull().generatedAlwaysAs(sql`pessoa_texto(nome, sobrenome, email, telefone)`),
  /** Made by the device that added them as a visitor. */
  chave: uuid(),
  /** The person whom this row became by a merge; such a row is closed, and no list has it. */
  mergedIntoId: integer('unida_a_id').$type<MemberId>(),
})

export const usuarioRole = pgTable('usuario_role', {
  igrejaId: integer().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  role: text().notNull(),
  /** The moment from which it is no longer held; null for good. */
  terminaEm: instant(),
  /** Ids of the congregations, groups or events to which it is limited, by the role; null for the whole church. */
  alcance: integer().array(),
})
