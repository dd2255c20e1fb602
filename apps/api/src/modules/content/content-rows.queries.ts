import type { RichText } from '@narthex/contract/content/rich-text'
import type { Question } from '@narthex/contract/content/study.schemas'
import { type SQL, sql } from 'drizzle-orm'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { type ContentKind, kindOf } from './content-kinds.rules.ts'

/** A thing in one language, as statements give it; instants as PostgreSQL writes them in JSON. */
export interface ItemRow {
  readonly id: number
  readonly tipo: ContentKind
  readonly slug: string | null
  readonly imagem: string | null
  readonly autor: string | null
  readonly data: string | null
  readonly referenciaOsis: string | null
  readonly arquivo: string | null
  readonly detalhes: Readonly<Record<string, unknown>>
  readonly dataPublicacao: string
  readonly dataAtualizacao: string
  readonly idioma: string
  readonly titulo: string
  readonly resumo: string
  readonly referencia: string | null
  readonly minutosLeitura: number
  readonly ordem: number
  readonly pai: ParentRow | null
  /** Its place among those of its parent, where its kind has one and it was asked for. */
  readonly numero: number | null
  /** Of what its kind counts. */
  readonly total: number
  /** Where they were asked for. */
  readonly corpo?: RichText | null
  readonly perguntas?: Question[]
}

/** What a thing belongs to, and of how many; `isShown`: by now. */
export interface ParentRow {
  readonly id: number
  readonly slug: string | null
  readonly titulo: string
  readonly isShown: boolean
  readonly total: number | null
}

/** Whose eyes: what is published by now, in which language where there is a choice. */
export interface View {
  readonly now: Date
  readonly idioma: string | undefined
}

export interface ItemsWanted extends View {
  readonly tipo: ContentKind
  readonly limit: number
  readonly offset?: number
  /** What else must hold of `c`. */
  readonly where?: readonly SQL[]
  readonly withBody?: boolean
  /** Whether places are counted: each costs a look at the row's siblings. */
  readonly withNumber?: boolean
  /** Another order than its kind's. */
  readonly order?: 'recent' | 'arranged' | undefined
  /** From the other end. */
  readonly reversed?: boolean
}

/** Of a row of `conteudo` named so: published by now. */
export const isShown = (name: 'c' | 'p' | 'f', { now }: Pick<View, 'now'>): SQL => {
  const column = (it: string) => sql.raw(`${name}.${it}`)
  return sql`${column('situacao')} = 'PUBLICADO' and ${column('data_publicacao')} <= ${now.toISOString()}::timestamptz`
}

function orderOf({ tipo, order = kindOf(tipo).order, reversed = false }: ItemsWanted): SQL {
  const [column, falls] = order === 'recent' ? ['data_publicacao', !reversed] : ['ordem', reversed]
  return sql.raw(falls ? `c.${column} desc, c.id desc` : `c.${column}, c.id`)
}

/** The church's things of a kind that are shown now: what stands behind `where`. */
export const shownOfKind = (scope: ChurchScope, { tipo, where = [], ...view }: Omit<ItemsWanted, 'limit'>): SQL =>
  sql.join([sql`c.igreja_id = ${scope.igrejaId}`, sql`c.tipo = ${tipo}`, isShown('c', view), ...where], sql` and `)

/** So many things of a kind in its order, as one JSON column. The ids come from the index alone, so that a deep page costs no rows. */
export function itemsOf(scope: ChurchScope, wanted: ItemsWanted): SQL<ItemRow[]> {
  const { limit, offset = 0 } = wanted
  const ids = sql`(select c.id from conteudo c where ${shownOfKind(scope, wanted)}
    order by ${orderOf(wanted)} limit ${limit} offset ${offset})`
  return sql`(select coalesce(jsonb_agg(${itemJson(scope, wanted)} order by ${orderOf(wanted)}), '[]')
    from ${ids} wanted join conteudo c on c.igreja_id = ${scope.igrejaId} and c.id = wanted.id
    ${wordsFor(scope, wanted)})`
}

/** The words of `c` as `t`: in the language asked for where it has them, else in its own. */
export function wordsFor(scope: ChurchScope, { idioma }: View, item: 'c' | 'p' = 'c', as: 't' | 'pt' = 't'): SQL {
  const [c, t] = [sql.raw(item), sql.raw(as)]
  const asked = idioma ?? ''
  return sql`join lateral (select * from conteudo_traducao w
    where w.igreja_id = ${scope.igrejaId} and w.conteudo_id = ${c}.id and w.idioma in (${c}.idioma, ${asked})
    order by w.idioma = ${asked} desc limit 1) ${t} on true`
}

/** `c` and its words `t` as an ItemRow. */
export function itemJson(scope: ChurchScope, wanted: Omit<ItemsWanted, 'limit'>): SQL {
  const { tipo, withBody = false, withNumber = false } = wanted
  const { parent, counts, numbered } = kindOf(tipo)
  return sql`jsonb_build_object('id', c.id, 'tipo', c.tipo, 'slug', c.slug, 'ordem', c.ordem, 'imagem', c.imagem,
    'autor', c.autor, 'data', c.data, 'referenciaOsis', c.referencia_osis, 'arquivo', c.arquivo, 'detalhes', c.detalhes,
    'dataPublicacao', c.data_publicacao, 'dataAtualizacao', c.data_atualizacao, 'idioma', t.idioma, 'titulo', t.titulo,
    'resumo', t.resumo, 'referencia', t.referencia, 'minutosLeitura', t.minutos_leitura,
    'pai', ${parent ? parentJson(scope, wanted) : sql`null`},
    'total', ${counts ? countOf(scope, counts, wanted, sql`f.pai_id = c.id`) : sql`0`},
    'numero', ${numbered && withNumber ? placeOf(scope, wanted) : sql`null`}
    ${withBody ? sql`, 'corpo', t.corpo, 'perguntas', t.perguntas` : sql``})`
}

function parentJson(scope: ChurchScope, wanted: Omit<ItemsWanted, 'limit'>): SQL {
  const { tipo, withNumber = false } = wanted
  const total = kindOf(tipo).numbered && withNumber ? countOf(scope, tipo, wanted, sql`f.pai_id = p.id`) : sql`null`
  return sql`(select jsonb_build_object('id', p.id, 'slug', p.slug, 'titulo', pt.titulo, 'isShown', ${isShown('p', wanted)},
      'total', ${total})
    from conteudo p ${wordsFor(scope, wanted, 'p', 'pt')} where p.igreja_id = ${scope.igrejaId} and p.id = c.pai_id)`
}

const placeOf = (scope: ChurchScope, wanted: Omit<ItemsWanted, 'limit'>): SQL =>
  sql`1 + ${countOf(scope, wanted.tipo, wanted, sql`f.pai_id = c.pai_id and (f.ordem, f.id) < (c.ordem, c.id)`)}`

function countOf(scope: ChurchScope, tipo: ContentKind, view: View, where: SQL): SQL {
  return sql`(select count(*)::int from conteudo f where f.igreja_id = ${scope.igrejaId} and f.tipo = ${tipo}
    and ${where} and ${isShown('f', view)})`
}

/**
 * When the clock next changes what is told of these kinds, as PostgreSQL writes it: one of them is shown, or something
 * that they count or name.
 */
export function nextPublication(
  scope: ChurchScope,
  kinds: readonly ContentKind[],
  { now }: Pick<View, 'now'>,
): SQL<string | null> {
  const told = kinds.flatMap((tipo) => [tipo, kindOf(tipo).counts ?? tipo, kindOf(tipo).parent ?? tipo])
  const each = Array.from(
    new Set(told),
    (tipo) => sql`(select min(c.data_publicacao) from conteudo c where c.igreja_id = ${scope.igrejaId}
      and c.tipo = ${tipo} and c.situacao = 'PUBLICADO' and c.data_publicacao > ${now.toISOString()}::timestamptz)`,
  )
  return sql`least(${sql.join(each, sql`, `)})`
}
