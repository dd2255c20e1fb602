import { placeOrder } from '@narthex/contract/bible/reference'
import { splitWords } from '@narthex/contract/split-words'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { queryRow, queryRows, type Tx } from '../../../platform/database/database.ts'
import type { TenantKey } from '../../../platform/scope/scope.ts'
import { bibliaTraducao, bibliaVersiculo } from '../translations/bible.tables.ts'
import type { ParsedVerse } from './parsed-translation.ts'

export type TranslationRow = Omit<typeof bibliaTraducao.$inferSelect, 'id'>

/** Locks imports until the transaction ends; false if another import runs. */
export async function lockImports(tx: Tx): Promise<boolean> {
  const { isOurs } = await queryRow<{ isOurs: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(hashtext('biblia_traducao'), 0) as "isOurs"`,
  )
  return isOurs
}

/** Sorts the words of what was written into the index; without it searches are slow until the database does. */
export async function sortWords(tx: Tx): Promise<void> {
  await tx.execute(sql`select sort_verse_words()`)
}

/** Writes a translation's metadata and removes its former verses. Churches that chose it keep it. */
export async function writeTranslation(
  tx: Tx,
  row: TranslationRow,
): Promise<{ readonly id: number; readonly isReplaced: boolean }> {
  const { donaIgrejaId, codigo } = row
  const owner =
    donaIgrejaId === null ? isNull(bibliaTraducao.donaIgrejaId) : eq(bibliaTraducao.donaIgrejaId, donaIgrejaId)
  const [before] = await tx
    .update(bibliaTraducao)
    .set(row)
    .where(and(owner, eq(bibliaTraducao.codigo, codigo)))
    .returning({ id: bibliaTraducao.id })
  if (before) {
    await tx.delete(bibliaVersiculo).where(eq(bibliaVersiculo.traducaoId, before.id))
    return { id: before.id, isReplaced: true }
  }
  const [made] = await tx.insert(bibliaTraducao).values(row).returning({ id: bibliaTraducao.id })
  if (!made) throw new Error('An insert returned no row')
  return { id: made.id, isReplaced: false }
}

/** Inserts verses as one array per column, which PostgreSQL reads many times faster than one value per field. */
export async function writeVerses(tx: Tx, traducaoId: number, verses: readonly ParsedVerse[]): Promise<void> {
  const rows = verses.map(({ book, chapter, verse: { versiculo, ate, texto, ...markup } }) => ({
    ordem: placeOrder({ book, chapter, verse: versiculo }),
    ate: ate ?? null,
    texto,
    marcas: Object.keys(markup).length > 0 ? JSON.stringify(markup) : null,
    palavras: toVector(texto),
  }))
  const column = (name: keyof (typeof rows)[number]) => sql.param(rows.map((row) => row[name]))
  await tx.execute(sql`
    insert into biblia_versiculo (traducao_id, ordem, ate, texto, marcas, palavras)
    select ${traducaoId}::integer, ordem, ate, texto, marcas::jsonb, palavras::tsvector
    from unnest(${column('ordem')}::integer[], ${column('ate')}::integer[], ${column('texto')}::text[],
      ${column('marcas')}::text[], ${column('palavras')}::text[]) as row (ordem, ate, texto, marcas, palavras)`)
}

/** A text's words and where each stands, as PostgreSQL reads a vector; words are letters and digits alone. */
export function toVector(text: string): string {
  const positions = new Map<string, number[]>()
  for (const [index, { word }] of splitWords(text).entries()) {
    const own = positions.get(word) ?? []
    own.push(index + 1)
    positions.set(word, own)
  }
  return [...positions].map(([word, places]) => `'${word}':${places.join(',')}`).join(' ')
}

/** Raises the content version of every church and organisation, in the order of their ids, and names them. */
export async function raiseEverySite(tx: Tx): Promise<TenantKey[]> {
  await queryRows(tx, sql`select id from igreja order by id for update`)
  const churches = await queryRows<{ id: number }>(tx, sql`update igreja set versao = versao + 1 returning id`)
  const organisations = await queryRows<{ id: number }>(
    tx,
    sql`update organizacao set versao = versao + 1 returning id`,
  )
  return [...churches.map(({ id }): TenantKey => `i${id}`), ...organisations.map(({ id }): TenantKey => `o${id}`)]
}

export async function hasTranslations(tx: Tx): Promise<boolean> {
  const { found } = await queryRow<{ found: boolean }>(tx, sql`select exists (select from biblia_traducao) as found`)
  return found
}
