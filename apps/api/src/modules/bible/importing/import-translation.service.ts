import { randomBytes } from 'node:crypto'
import type { Translation } from '@narthex/contract/bible/bible.schemas'
import { bookIds } from '@narthex/contract/bible/books'
import type { Place } from '@narthex/contract/bible/reference'
import { translationForm } from '@narthex/contract/bible/translation.form'
import type { Tx } from '../../../platform/database/database.ts'
import { busy } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { validate } from '../../../platform/http/validate.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchScope, TenantKey } from '../../../platform/scope/scope.ts'
import { edit } from '../../../platform/work/edit.ts'
import { ownTranslationRecord } from '../translations/bible.records.ts'
import { toTranslation } from '../translations/translations.queries.ts'
import { compressedBytes } from './book-sizes.service.ts'
import { collectVerses } from './collect-verses.rules.ts'
import { type Completeness, measureCompleteness } from './completeness.rules.ts'
import {
  lockImports,
  raiseEverySite,
  sortWords,
  type TranslationRow,
  writeTranslation,
  writeVerses,
} from './importing.queries.ts'
import type { ParsedTranslation, ParsedVerse, TranslationMeta } from './parsed-translation.ts'

export interface ImportOptions {
  /** Wins over what the files say. */
  readonly meta?: TranslationMeta | undefined
  /** The importer, for the church that alone sees it; without one it is everybody's. */
  readonly by?: MemberCall | undefined
  readonly onProgress?: ((written: number, total: number) => void) | undefined
  /** Runs in the import's transaction before anything is written, as a check that may refuse it. */
  readonly check?: ((tx: Tx) => Promise<void>) | undefined
}

export interface ImportReport extends Completeness {
  readonly translation: Translation
  /** Whether it replaced a translation of the same code. */
  readonly isReplaced: boolean
  /** Verses that no numbering has; they were not imported. */
  readonly leftOut: readonly Place[]
  /** Places whose markup could not be read in full: words of theirs may be missing. */
  readonly damaged: readonly Place[]
}

export type ImportNeeds = Needs<'database' | 'bus' | 'clock'>

/** Verses in one statement: below any statement limit on a slow machine. */
const batchSize = 2000
/** Tenants in one announcement: PostgreSQL's notifications take 8,000 bytes. */
const tenantsPerAnnouncement = 400

/**
 * Imports a translation in one transaction, in the place of one of the same code and owner. All of it is read and checked
 * first. Readers see the text of before or the new one, never parts of both; pages of every church that may show it are
 * rendered again. Throws UnreadableSource, BUSY while another import runs, and VALIDATION where its code, name, language or licence is not stated.
 */
export async function importTranslation(
  platform: ImportNeeds,
  parsed: ParsedTranslation,
  { meta, by, onProgress, check }: ImportOptions = {},
): Promise<ImportReport> {
  const owner = by?.church
  const fields = validate(translationForm, stated({ ...stated(parsed.meta), ...stated(meta ?? {}) }))
  const { verses, leftOut, damaged } = await collectVerses(parsed)
  const { row, ...sizes } = await describe(platform, { ...parsed, fields, verses, owner })
  let tenants: TenantKey[] = []

  async function write(tx: Tx): Promise<boolean> {
    if (!(await lockImports(tx))) throw busy(10)
    await check?.(tx)
    const { id, isReplaced } = await writeTranslation(tx, row)
    for (let from = 0; from < verses.length; from += batchSize) {
      await writeVerses(tx, id, verses.slice(from, from + batchSize))
      onProgress?.(Math.min(from + batchSize, verses.length), verses.length)
    }
    await sortWords(tx)
    return isReplaced
  }

  const { codigo } = fields
  const plan = {
    act: 'TRANSLATION_KEPT',
    subject: { codigo },
    isPublic: true,
    records: [ownTranslationRecord(codigo)],
  } as const
  const isReplaced = by
    ? await edit(by, plan, ({ work }) => write(work.tx))
    : await platform.database.asOperator(async (tx) => {
        const done = await write(tx)
        tenants = await raiseEverySite(tx)
        return done
      })
  await announce(platform, tenants)
  return { translation: toTranslation(row), isReplaced, leftOut, damaged, ...sizes }
}

/** Tells every process that these tenants' pages changed. */
export async function announce({ bus }: Pick<ImportNeeds, 'bus'>, tenants: readonly TenantKey[]): Promise<void> {
  for (let from = 0; from < tenants.length; from += tenantsPerAnnouncement)
    await bus.publish({ tenants: tenants.slice(from, from + tenantsPerAnnouncement), hosts: [] })
}

interface Described extends Pick<ParsedTranslation, 'sourceHash'> {
  readonly fields: ReturnType<typeof validate<typeof translationForm>>
  readonly verses: readonly ParsedVerse[]
  readonly owner: ChurchScope | undefined
}

async function describe({ clock }: ImportNeeds, { fields, verses, owner, sourceHash }: Described) {
  const present = new Set(verses.map(({ book }) => book))
  const row: TranslationRow = {
    ...fields,
    donaIgrejaId: owner?.igrejaId ?? null,
    fonteHash: sourceHash,
    revisao: randomBytes(6).toString('hex'),
    livros: bookIds.filter((id) => present.has(id)),
    versiculos: verses.length,
    tamanho: await compressedBytes(fields.codigo, verses),
    importadaEm: clock(),
  }
  return { row, ...measureCompleteness(verses, fields.versificacao) }
}

/** Removes the undefined fields. */
const stated = (meta: TranslationMeta) =>
  Object.fromEntries(Object.entries(meta).filter(([, value]) => value !== undefined)) as TranslationMeta
