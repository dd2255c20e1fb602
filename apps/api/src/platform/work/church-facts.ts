import type { ModuleCode } from '@narthex/contract/church-codes'
import { dateIn } from '@narthex/contract/church-time'
import { sql } from 'drizzle-orm'
import type { ContentCache } from '../cache/content-cache.ts'
import { queryRows } from '../database/database.ts'
import { notFound } from '../errors/domain-error.ts'
import type { ChurchWork } from './church-work.ts'
import type { ChurchCall } from './transactions.ts'

/** Settings of a church that hold for all that is done in it. */
export interface ChurchFacts {
  readonly name: string
  /** IANA name. */
  readonly timeZone: string
  /** BCP 47, in lower case. */
  readonly language: string
  /** ISO 3166-1 alpha-2, of its address; null without one. */
  readonly country: string | null
  readonly modules: ReadonlySet<ModuleCode>
}

interface FactsRow extends Omit<ChurchFacts, 'modules'> {
  readonly modules: readonly ModuleCode[]
}

const name = 'facts'

/** A church's facts, kept until its content changes. */
export function getChurchFacts({ cache, church, inChurch }: ChurchCall): Promise<ChurchFacts> {
  return cache.get(church, name, async () => sized(await inChurch(readFacts)))
}

/** Keeps facts that were read with something else, so that they cost no statement of their own. */
export async function keepChurchFacts({ cache, church }: Pick<ChurchCall, 'cache' | 'church'>, facts: ChurchFacts) {
  await cache.get(church, name, async () => sized(facts))
}

const sized = (value: ChurchFacts) => ({ value, bytes: JSON.stringify([...value.modules]).length * 2 })

/** Gets the facts within a transaction: what it reads itself is not cached, as the transaction may have changed it. */
export const getFactsWithin = async (cache: ContentCache, work: ChurchWork): Promise<ChurchFacts> =>
  cache.peek<ChurchFacts>(work.church, name) ?? readFacts(work)

async function readFacts({ tx, church }: Pick<ChurchWork, 'tx' | 'church'>): Promise<ChurchFacts> {
  const [row] = await queryRows<FactsRow>(
    tx,
    sql`select nome as name, fuso_horario as "timeZone", idioma as language, endereco->>'pais' as country,
          array(select codigo from igreja_modulo where igreja_id = ${church.igrejaId}) as modules
        from igreja where id = ${church.igrejaId}`,
  )
  if (!row) throw notFound()
  return { ...row, language: wireLanguage(row.language), modules: new Set(row.modules) }
}

/** A language tag as the wire shows it: underscores to dashes, lower case (specification §3). */
export function wireLanguage(tag: string): string {
  return tag.replaceAll('_', '-').toLowerCase()
}

/** The day of the church's calendar, `YYYY-MM-DD`. */
export async function findToday(work: Pick<ChurchWork, 'facts' | 'now'>): Promise<string> {
  const { timeZone } = await work.facts()
  return dateIn(timeZone, work.now)
}
