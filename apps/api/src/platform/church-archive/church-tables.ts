import { sql } from 'drizzle-orm'
import { type BackupTable, listTables, quoted } from '../backup/backup-tables.ts'
import { queryRows, type Tx } from '../database/database.ts'
import { type ArchiveKind, findVeil, travels } from './travel-rules.ts'

/** Rows that an archive holds under a name, and how they are read and written. */
export interface ChurchTable {
  readonly name: string
  /** Names in each line, in this order. */
  readonly columns: readonly string[]
  /** A select of these columns in an order that never changes, of the church `current_church()`. */
  readonly select: string
  /** A statement that brings the rows `r` of the staged lines in. */
  readonly insert: string
  /** The role that may write them. */
  readonly role: 'narthex_app' | 'narthex_identity' | 'narthex_operator'
  /** Its rows hold bytes: each may be long. */
  readonly isLong: boolean
}

export const stagedLines = 'church_archive_line'
export const stagedAccounts = 'church_archive_account'
export const stagedChurch = 'church_archive_church'

/** Columns of a church that belong to the product that it is at, or are told by the manifest. */
export const ownOfProduct = [
  'id',
  'uuid',
  'codigo',
  'slug',
  'organizacao_id',
  'codigo_plano',
  'flag_ativo',
  'suspensa_em',
]

/** Logins, of which an archive holds those of the church's people; where they come in is up to `bring-accounts.ts`. */
const accounts = (kind: ArchiveKind): ChurchTable => {
  const columns = ['id', 'uuid', 'email', 'flag_ativo', 'idioma', 'data_cadastro', 'data_ultima_alteracao']
  const all = kind === 'MOVE' ? [...columns, 'senha_hash'] : columns
  const select = `select ${all.join(', ')} from conta
    where id in (select conta_id from usuario where igreja_id = current_church()) order by id`
  return { name: 'conta', columns: all, select, insert: '', role: 'narthex_identity', isLong: false }
}

/** Lists the tables that an archive of this kind holds, in the order in which it can be written: no row comes before one that it names. */
export async function listChurchTables(tx: Tx, kind: ArchiveKind): Promise<ChurchTable[]> {
  const owner = { query: <Row>(text: string) => queryRows<Row>(tx, sql.raw(text)), exec: async () => {} }
  const tables = await listTables(owner)
  const named = new Map(tables.map((table) => [table.name, table]))
  const church = named.get('igreja')
  const translations = named.get('biblia_traducao')
  const verses = named.get('biblia_versiculo')
  if (!church || !translations || !verses) throw new Error('The tables of the product are not there')
  const ofChurch = tables.filter(({ name, columns }) => columns.includes('igreja_id') && travels(kind, name))
  const bytes = await queryRows<{ name: string }>(
    tx,
    sql`select distinct attrelid::regclass::text as name from pg_attribute where atttypid = 'bytea'::regtype`,
  )
  const long = new Set(bytes.map(({ name }) => name))
  return [
    accounts(kind),
    describeChurch(church),
    describeTranslations(translations),
    describeVerses(verses),
    ...(await inOrderOfKeys(tx, ofChurch)).map((table) =>
      table.name === 'igreja_biblia'
        ? describeChosenTranslations(table)
        : { ...describeRows(table, kind), isLong: long.has(table.name) },
    ),
  ]
}

const listed = (columns: readonly string[], prefix = '') => columns.map((name) => `${prefix}${quoted(name)}`).join(', ')

const staged = (table: string) => `${stagedLines} l cross join json_populate_record(null::${quoted(table)}, l.line) r`

const orderOf = ({ key, columns, texts }: BackupTable) =>
  (key.length > 0 ? key : columns)
    .map((name) => `t.${quoted(name)}${texts.includes(name) ? ' collate "C"' : ''}`)
    .join(', ')

const isAccount = (column: string) => column === 'conta_id' || column.endsWith('_conta_id')

/** Logins of people who are no longer at the church are no one's in another database. */
const ofThePeople = (column: string) =>
  `case when exists (select from usuario u where u.igreja_id = current_church() and u.conta_id = t.${column}) then t.${column} end as ${column}`

const toNewAccount = (column: string) => `(select a.novo from ${stagedAccounts} a where a.antigo = r.${column})`

function describeRows(table: BackupTable, kind: ArchiveKind): ChurchTable {
  const { name } = table
  const columns = table.columns.filter((column) => column !== 'igreja_id')
  const selected = columns.map((column) => {
    const veil = findVeil(kind, name, column)
    if (veil) return `${veil.as} as ${quoted(column)}`
    return isAccount(column) && name !== 'usuario' ? ofThePeople(column) : `t.${quoted(column)}`
  })
  const values = columns.map((column) => {
    const veil = findVeil(kind, name, column)
    if (veil?.back) return veil.back
    if (name === 'usuario' && column === 'flag_por_conferir')
      return `r.${column} or coalesce((select a.duvida from ${stagedAccounts} a where a.antigo = r.conta_id), false)`
    if (name === 'usuario' && column === 'uuid')
      return `case when (select copia from ${stagedChurch}) then gen_random_uuid() else r.uuid end`
    return isAccount(column) ? toNewAccount(column) : `r.${quoted(column)}`
  })
  return {
    name,
    columns,
    select: `select ${selected.join(', ')} from ${quoted(name)} t where t.igreja_id = current_church() order by ${orderOf(table)}`,
    insert: `insert into ${quoted(name)} (igreja_id, ${listed(columns)}) overriding system value
      select current_church(), ${values.join(', ')} from ${staged(name)}`,
    role: 'narthex_app',
    isLong: false,
  }
}

function describeChurch({ name, columns: all }: BackupTable): ChurchTable {
  const columns = all.filter((column) => !ownOfProduct.includes(column))
  return {
    name,
    columns,
    select: `select ${listed(columns)} from igreja where id = current_church()`,
    insert: `insert into igreja (id, uuid, codigo, slug, organizacao_id, flag_ativo, ${listed(columns)}) overriding system value
      select m.id, m.uuid, m.codigo, m.slug, m.organizacao_id, false, ${listed(columns, 'r.')}
      from ${stagedChurch} m cross join ${staged(name)}`,
    role: 'narthex_operator',
    isLong: false,
  }
}

/** Translations that the church owns: by their codes, as ids are of the whole product. */
function describeTranslations({ name, columns: all }: BackupTable): ChurchTable {
  const columns = all.filter((column) => column !== 'id' && column !== 'dona_igreja_id')
  return {
    name,
    columns,
    select: `select ${listed(columns)} from biblia_traducao where dona_igreja_id = current_church() order by codigo collate "C"`,
    insert: `insert into biblia_traducao (dona_igreja_id, ${listed(columns)})
      select current_church(), ${listed(columns, 'r.')} from ${staged(name)}`,
    role: 'narthex_app',
    isLong: false,
  }
}

function describeVerses({ name, columns: all }: BackupTable): ChurchTable {
  const columns = all.filter((column) => column !== 'traducao_id')
  return {
    name,
    columns: ['traducao', ...columns],
    select: `select b.codigo as traducao, ${listed(columns, 'v.')}
      from biblia_versiculo v join biblia_traducao b on b.id = v.traducao_id
      where b.dona_igreja_id = current_church() order by b.codigo collate "C", v.ordem`,
    insert: `insert into biblia_versiculo (traducao_id, ${listed(columns)})
      select b.id, ${listed(columns, 'r.')} from ${staged(name)}
        join biblia_traducao b on b.dona_igreja_id = current_church() and b.codigo = l.line ->> 'traducao'`,
    role: 'narthex_app',
    isLong: false,
  }
}

/** Which translations the church offers; those of the product that are not in the other one stay behind. */
function describeChosenTranslations({ name, columns: all }: BackupTable): ChurchTable {
  const columns = all.filter((column) => column !== 'igreja_id' && column !== 'traducao_id')
  return {
    name,
    columns: ['traducao', 'propria', ...columns],
    select: `select b.codigo as traducao, b.dona_igreja_id is not null as propria, ${listed(columns, 't.')}
      from igreja_biblia t join biblia_traducao b on b.id = t.traducao_id
      where t.igreja_id = current_church() order by b.codigo collate "C", 2`,
    insert: `insert into igreja_biblia (igreja_id, traducao_id, ${listed(columns)})
      select current_church(), b.id, ${listed(columns, 'r.')} from ${staged(name)}
        join biblia_traducao b on b.codigo = l.line ->> 'traducao' and case when (l.line ->> 'propria')::boolean
          then b.dona_igreja_id = current_church() else b.dona_igreja_id is null end`,
    role: 'narthex_app',
    isLong: false,
  }
}

/** Files come first: triggers note which records use them. */
const first = ['arquivo', 'arquivo_forma']

/** The tables so that each comes after those that its foreign keys name; throws where they go in a circle. */
async function inOrderOfKeys(tx: Tx, tables: readonly BackupTable[]): Promise<BackupTable[]> {
  const keys = await queryRows<{ table: string; other: string }>(
    tx,
    sql`select k.conrelid::regclass::text as "table", k.confrelid::regclass::text as other from pg_constraint k
        where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`,
  )
  const names = new Set(tables.map(({ name }) => name))
  const others = Map.groupBy(keys, ({ table }) => table)
  const waiting = [...tables].sort((a, b) => Number(first.includes(b.name)) - Number(first.includes(a.name)))
  const ordered: BackupTable[] = []
  const done = new Set<string>()
  while (waiting.length > 0) {
    const at = waiting.findIndex(({ name }) =>
      (others.get(name) ?? []).every(({ other }) => !names.has(other) || done.has(other)),
    )
    const [next] = at < 0 ? [] : waiting.splice(at, 1)
    if (!next) throw new Error(`Foreign keys go in a circle: ${waiting.map(({ name }) => name).join(', ')}`)
    ordered.push(next)
    done.add(next.name)
  }
  return ordered
}
