import type { Verse, Versification } from '@narthex/contract/bible/bible.schemas'
import type { BookId } from '@narthex/contract/bible/books'
import type { HighlightColour, MarkType } from '@narthex/contract/bible/mark-values'
import { boolean, customType, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'
import type { MemberId } from '../../../platform/ids.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Translations, shared if they have no owner. No `igrejaId`: the tenant isolation would hide shared translations. */
export const bibliaTraducao = pgTable('biblia_traducao', {
  id: integer().generatedAlwaysAsIdentity(),
  donaIgrejaId: integer(),
  codigo: text().notNull(),
  nome: text().notNull(),
  sigla: text().notNull(),
  idioma: text().notNull(),
  licenca: text().notNull(),
  atribuicao: text(),
  versificacao: text().$type<Versification>().notNull(),
  fonteHash: text().notNull(),
  revisao: text().notNull(),
  livros: text().array().$type<BookId[]>().notNull(),
  versiculos: integer().notNull(),
  tamanho: integer().notNull(),
  importadaEm: instant().notNull(),
})

/** Fields of a verse other than its number and its text. */
export type VerseMarkup = Omit<Verse, 'versiculo' | 'ate' | 'texto'>

export const bibliaVersiculo = pgTable('biblia_versiculo', {
  traducaoId: integer().notNull(),
  ordem: integer().notNull(),
  ate: integer(),
  texto: text().notNull(),
  marcas: jsonb().$type<VerseMarkup>(),
  palavras: tsvector().notNull(),
})

export const igrejaBiblia = pgTable('igreja_biblia', {
  igrejaId: integer().notNull(),
  traducaoId: integer().notNull(),
  ordem: integer().notNull(),
  padrao: boolean().notNull(),
})

export const bibliaEscolha = pgTable('biblia_escolha', {
  igrejaId: integer().notNull(),
  versao: integer().notNull(),
})

export const versiculoDoDia = pgTable('versiculo_do_dia', {
  igrejaId: integer().notNull(),
  dia: date().notNull(),
  passagem: text().notNull(),
})

export const bibliaMarca = pgTable('biblia_marca', {
  igrejaId: integer().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  ordem: integer().notNull(),
  tipo: text().$type<MarkType>().notNull(),
  cor: text().$type<HighlightColour>(),
  alteradaEm: instant().notNull(),
  ativo: boolean().notNull(),
  versao: integer().notNull(),
})
