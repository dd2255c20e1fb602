import type { RichText } from '@narthex/contract/content/rich-text'
import type { Question } from '@narthex/contract/content/study.schemas'
import { type SQL, sql } from 'drizzle-orm'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { type ContentKind, getKind } from './content-kinds.rules.ts'

/** A content item in one language. Instants are strings as PostgreSQL writes them in JSON. */
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
  /** Position among its siblings (first = 1); set for numbered kinds when `withNumber` is asked for. */
  readonly numero: number | null
  /** Number of published children of the kind that `counts` names. */
  readonly total: number
  /** Present when `withBody` is asked for. */
  readonly corpo?: RichText | null
  readonly perguntas?: Question[]
}

/** The parent of an item. `total` is the number of published children. */
export interface ParentRow {
  readonly id: number
  readonly slug: string | null
  readonly titulo: string
  readonly isShown: boolean
  readonly total: number | null
}

/** The reader's moment and preferred language. Items published after `now` are hidden. */
export interface View {
  readonly now: Date
  readonly idioma: string | undefined
}

export interface ItemsWanted extends View {
  readonly tipo: ContentKind
  readonly limit: number
  readonly offset?: number
  /** Additional conditions on the table alias `c`. */
  readonly where?: readonly SQL[]
  readonly withBody?: boolean
  /** Computes positions, which costs one count of siblings per row. */
  readonly withNumber?: boolean
  /** Overrides the order of the kind. */
  readonly order?: 'recent' | 'arranged' | undefined
  readonly reversed?: boolean
}

/** SQL condition: the row of `conteudo` with this alias is published at `now`. */
export const isShown = (name: 'c' | 'p' | 'f', { now }: Pick<View, 'now'>): SQL => {
  const column = (it: string) => sql.raw(`${name}.${it}`)
  return sql`${column('situacao')} = 'PUBLICADO' and ${column('data_publicacao')} <= ${now.toISOString()}::timestamptz`
}

function toOrderBy({ tipo, order = getKind(tipo).order, reversed = false }: ItemsWanted): SQL {
  const [column, isDescending] = order === 'recent' ? ['data_publicacao', !reversed] : ['ordem', reversed]
  return sql.raw(isDescending ? `c.${column} desc, c.id desc` : `c.${column}, c.id`)
}

/** SQL condition: published items of one kind of this church. */
export const shownOfKind = (scope: ChurchScope, { tipo, where = [], ...view }: Omit<ItemsWanted, 'limit'>): SQL =>
  sql.join([sql`c.igreja_id = ${scope.igrejaId}`, sql`c.tipo = ${tipo}`, isShown('c', view), ...where], sql` and `)

/**
 * A page of items as one JSON column. The subquery reads ids from the index alone, so a deep page does not read the rows
 * that it skips.
 */
export function selectItems(scope: ChurchScope, wanted: ItemsWanted): SQL<ItemRow[]> {
  const { limit, offset = 0 } = wanted
  const ids = sql`(select c.id from conteudo c where ${shownOfKind(scope, wanted)}
    order by ${toOrderBy(wanted)} limit ${limit} offset ${offset})`
  return sql`(select coalesce(jsonb_agg(${itemJson(scope, wanted)} order by ${toOrderBy(wanted)}), '[]')
    from ${ids} wanted join conteudo c on c.igreja_id = ${scope.igrejaId} and c.id = wanted.id
    ${wordsFor(scope, wanted)})`
}

/** Joins the text of `c` as `t`: in the requested language if a translation exists, else in the original language. */
export function wordsFor(scope: ChurchScope, { idioma }: View, item: 'c' | 'p' = 'c', as: 't' | 'pt' = 't'): SQL {
  const [c, t] = [sql.raw(item), sql.raw(as)]
  const asked = idioma ?? ''
  return sql`join lateral (select * from conteudo_traducao w
    where w.igreja_id = ${scope.igrejaId} and w.conteudo_id = ${c}.id and w.idioma in (${c}.idioma, ${asked})
    order by w.idioma = ${asked} desc limit 1) ${t} on true`
}

/** Builds an ItemRow from `c` and its text `t`. */
export function itemJson(scope: ChurchScope, wanted: Omit<ItemsWanted, 'limit'>): SQL {
  const { tipo, withBody = false, withNumber = false } = wanted
  const { parent, counts, numbered } = getKind(tipo)
  return sql`jsonb_build_object('id', c.id, 'tipo', c.tipo, 'slug', c.slug, 'ordem', c.ordem, 'imagem', c.imagem,
    'autor', c.autor, 'data', c.data, 'referenciaOsis', c.referencia_osis, 'arquivo', c.arquivo, 'detalhes', c.detalhes,
    'dataPublicacao', c.data_publicacao, 'dataAtualizacao', c.data_atualizacao, 'idioma', t.idioma, 'titulo', t.titulo,
    'resumo', t.resumo, 'referencia', t.referencia, 'minutosLeitura', t.minutos_leitura,
    'pai', ${parent ? parentJson(scope, wanted) : sql`null`},
    'total', ${counts ? countChildren(scope, counts, wanted, sql`f.pai_id = c.id`) : sql`0`},
    'numero', ${numbered && withNumber ? selectPosition(scope, wanted) : sql`null`}
    ${withBody ? sql`, 'corpo', t.corpo, 'perguntas', t.perguntas` : sql``})`
}

function parentJson(scope: ChurchScope, wanted: Omit<ItemsWanted, 'limit'>): SQL {
  const { tipo, withNumber = false } = wanted
  const total =
    getKind(tipo).numbered && withNumber ? countChildren(scope, tipo, wanted, sql`f.pai_id = p.id`) : sql`null`
  return sql`(select jsonb_build_object('id', p.id, 'slug', p.slug, 'titulo', pt.titulo, 'isShown', ${isShown('p', wanted)},
      'total', ${total})
    from conteudo p ${wordsFor(scope, wanted, 'p', 'pt')} where p.igreja_id = ${scope.igrejaId} and p.id = c.pai_id)`
}

const selectPosition = (scope: ChurchScope, wanted: Omit<ItemsWanted, 'limit'>): SQL =>
  sql`1 + ${countChildren(scope, wanted.tipo, wanted, sql`f.pai_id = c.pai_id and (f.ordem, f.id) < (c.ordem, c.id)`)}`

function countChildren(scope: ChurchScope, tipo: ContentKind, view: View, where: SQL): SQL {
  return sql`(select count(*)::int from conteudo f where f.igreja_id = ${scope.igrejaId} and f.tipo = ${tipo}
    and ${where} and ${isShown('f', view)})`
}

/**
 * The next moment at which a scheduled publication changes the answers of these kinds: an item of the kind itself, of the
 * kind that it counts, or of its parent. Caches expire then.
 */
export function nextPublication(
  scope: ChurchScope,
  kinds: readonly ContentKind[],
  { now }: Pick<View, 'now'>,
): SQL<string | null> {
  const affectedKinds = kinds.flatMap((tipo) => [tipo, getKind(tipo).counts ?? tipo, getKind(tipo).parent ?? tipo])
  const each = Array.from(
    new Set(affectedKinds),
    (tipo) => sql`(select min(c.data_publicacao) from conteudo c where c.igreja_id = ${scope.igrejaId}
      and c.tipo = ${tipo} and c.situacao = 'PUBLICADO' and c.data_publicacao > ${now.toISOString()}::timestamptz)`,
  )
  return sql`least(${sql.join(each, sql`, `)})`
}
