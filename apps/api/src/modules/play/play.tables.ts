import type { Caption, Chapter } from '@narthex/contract/media/video.schemas'
import type { Title } from '@narthex/contract/play/play.schemas'
import type {
  CollectionKind,
  PlayVisibility,
  TitleAccess,
  TitleKind,
  TitleService,
} from '@narthex/contract/play/play-values'
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'
import type { MemberId } from '../../platform/ids.ts'

type Draftable = 'RASCUNHO' | 'PUBLICADO'

export const playConfiguracao = pgTable('play_configuracao', {
  igrejaId: integer().notNull(),
  nome: text().notNull(),
  chamada: text(),
  tipoVisibilidadeConteudo: text().$type<PlayVisibility>().notNull(),
  diasTolerancia: integer().notNull(),
  versao: integer().notNull().default(1),
  alteradoEm: instant().notNull(),
})

export const playColetanea = pgTable('play_coletanea', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  tipo: text().$type<CollectionKind>().notNull(),
  titulo: text().notNull(),
  descricao: text(),
  imagem: text(),
  imagemLarga: text(),
  situacao: text().$type<Draftable>().notNull(),
  versao: integer().notNull().default(1),
  alteradoEm: instant().notNull(),
})

export const playConteudo = pgTable('play_conteudo', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  tipo: text().$type<TitleKind>().notNull(),
  titulo: text().notNull(),
  descricao: text(),
  imagem: text(),
  imagemLarga: text(),
  duracaoSegundos: integer(),
  coletaneaId: integer(),
  temporada: integer(),
  numero: integer(),
  acesso: text().$type<TitleAccess>().notNull(),
  precoAluguel: bigint({ mode: 'number' }),
  horasAluguel: integer(),
  precoCompra: bigint({ mode: 'number' }),
  idadeMinima: integer().$type<NonNullable<Title['idadeMinima']>>(),
  notaIdade: text(),
  idioma: text().notNull(),
  palestrantes: text().array().notNull(),
  capitulos: jsonb().$type<Chapter[]>().notNull(),
  legendas: jsonb().$type<Caption[]>().notNull(),
  anexos: jsonb().$type<{ nome: string; url: string }[]>().notNull(),
  servico: text().$type<TitleService>().notNull(),
  codigo: text(),
  url: text(),
  midiaId: uuid(),
  previaMidiaId: uuid(),
  flagDestaque: boolean().notNull(),
  situacao: text().$type<Draftable>().notNull(),
  dataPublicacao: instant().notNull(),
  disponivelDe: instant(),
  disponivelAte: instant(),
  versao: integer().notNull().default(1),
  alteradoEm: instant().notNull(),
})

export const playTag = pgTable('play_tag', {
  igrejaId: integer().notNull(),
  id: integer().generatedAlwaysAsIdentity(),
  nome: text().notNull(),
  ordem: integer().notNull(),
  flagHome: boolean().notNull(),
  versao: integer().notNull().default(1),
})

export const playConteudoTag = pgTable('play_conteudo_tag', {
  igrejaId: integer().notNull(),
  conteudoId: integer().notNull(),
  tagId: integer().notNull(),
})

export const playLista = pgTable('play_lista', {
  igrejaId: integer().notNull(),
  id: uuid().notNull(),
  memberId: integer('usuario_id').$type<MemberId>().notNull(),
  conteudoId: integer().notNull(),
  criadoEm: instant().notNull(),
})
