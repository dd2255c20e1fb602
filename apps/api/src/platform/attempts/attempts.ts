import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { queryRows, type Tx } from '../database/database.ts'
import { DomainError, tooManyRequests } from '../errors/domain-error.ts'
import type { Keys } from '../keys.ts'
import type { KeyedWork } from '../work/church-work.ts'
import { type AttemptLimit, attemptWindowMs, judge, recent, strictest, type Verdict } from './attempts.rules.ts'

/** Key of a counter: what is attempted, and by whom. */
export interface Counter {
  readonly what: string
  readonly who: string
  readonly limit: AttemptLimit
  /** The caller has solved a captcha. */
  readonly isSolved?: boolean
}

export interface Attempt {
  readonly counters: readonly Counter[]
  readonly moment: number
  /** Recent attempts per counter, including this one. */
  readonly counts: readonly number[]
}

interface Tries {
  readonly key: string
  readonly moments: number[]
}

/**
 * Counts a try before its outcome is known, so that a thousand at once are a thousand. Counted in the database, for all
 * processes. `tx` is one of `Database.inIdentity` or `inOperatorIdentity`. Throws TOO_MANY_REQUESTS or CAPTCHA_REQUIRED, and counts nothing then.
 */
export async function takeAttempt(
  work: KeyedWork,
  counters: readonly Counter[],
  isCaptchaSolved: boolean,
): Promise<Attempt> {
  const moment = work.now.getTime()
  const found = await lock(work, counters)
  const tries = found.map(({ key, moments }, index) => ({
    key,
    moments: recent(moments, counters[index]?.limit ?? {}, moment),
  }))
  throwVerdict(
    strictest(counters.map(({ limit }, index) => judge(tries[index]?.moments ?? [], limit, moment, isCaptchaSolved))),
  )
  await save(
    work.tx,
    tries.map(({ key, moments }, index) => ({ key, moments: [...moments, moment], limit: counters[index]?.limit })),
  )
  await forgetOld(work.tx, moment)
  return { counters, moment, counts: tries.map(({ moments }) => moments.length + 1) }
}

/** Throws what one more try would meet, and counts nothing. Locks no row. */
export async function peekAttempts(
  work: KeyedWork,
  counters: readonly Counter[],
  isCaptchaSolved: boolean,
): Promise<void> {
  const moment = work.now.getTime()
  const keys = counters.map((counter) => attemptKey(work.keys, counter))
  const rows = await queryRows<{ chave: string; momentos: number[] }>(
    work.tx,
    sql`select chave, momentos from tentativa where chave = any(${sql.param(`{${keys.map((key) => `"${key}"`).join(',')}}`)}::text[])`,
  )
  const verdicts = counters.map(({ limit }, index) => {
    const moments = rows.find(({ chave }) => chave === keys[index])?.momentos ?? []
    return judge(recent(moments, limit, moment), limit, moment, isCaptchaSolved)
  })
  throwVerdict(strictest(verdicts))
}

/** The error of a verdict, if it is one. */
function toError(verdict: Verdict): DomainError | undefined {
  if (verdict === 'allowed') return undefined
  if (verdict === 'captcha') return new DomainError('CAPTCHA_REQUIRED')
  return tooManyRequests(Math.ceil(verdict.retryAfterMs / 1000))
}

function throwVerdict(verdict: Verdict): void {
  const error = toError(verdict)
  if (error) throw error
}

/**
 * Counts tries that are independent of each other, with the statements of one: each gets its own verdict, undefined where
 * it may go on. What is refused is not counted.
 */
export async function takeEachAttempt(
  work: KeyedWork,
  counters: readonly Counter[],
): Promise<(DomainError | undefined)[]> {
  const moment = work.now.getTime()
  const keyed = counters.map((counter) => ({ ...counter, key: attemptKey(work.keys, counter) }))
  const distinct = [...new Map(keyed.map((counter) => [counter.key, counter])).values()]
  const found = await lock(work, distinct)
  const tries = new Map(
    found.map((each, index) => [each.key, recent(each.moments, distinct[index]?.limit ?? {}, moment)]),
  )
  const verdicts = keyed.map(({ key, limit, isSolved = false }) => {
    const moments = tries.get(key) ?? []
    const error = toError(judge(moments, limit, moment, isSolved))
    if (!error) tries.set(key, [...moments, moment])
    return error
  })
  await save(
    work.tx,
    distinct.map(({ key, limit }) => ({ key, moments: tries.get(key) ?? [], limit })),
  )
  await forgetOld(work.tx, moment)
  return verdicts
}

/** Removes an attempt that succeeded, so that only failures count. */
export async function forgiveAttempt(work: KeyedWork, { counters, moment }: Attempt): Promise<void> {
  const tries = await lock(work, counters)
  for (const { moments } of tries) {
    const index = moments.indexOf(moment)
    if (index >= 0) moments.splice(index, 1)
  }
  await save(
    work.tx,
    tries.map((each, index) => ({ ...each, limit: counters[index]?.limit })),
  )
}

/** Storage key. An HMAC, so that the table reveals no person. */
export function attemptKey(keys: Keys, { what, who }: Pick<Counter, 'what' | 'who'>): string {
  return createHmac('sha256', keys('attempts')).update(`${what}\n${who}`).digest('base64url')
}

/** Attempts per counter, in the same order, locked until the transaction ends. */
async function lock(work: KeyedWork, counters: readonly Counter[]): Promise<Tries[]> {
  const names = counters.map((counter) => attemptKey(work.keys, counter))
  // Lock order: sorted keys, so that concurrent calls cannot deadlock.
  const rows = await queryRows<{ chave: string; momentos: number[] }>(
    work.tx,
    sql`insert into tentativa (chave, momentos, expira_em)
        values ${sql.join(
          names.toSorted().map((name) => sql`(${name}, '[]', 'epoch')`),
          sql`, `,
        )}
        on conflict (chave) do update set chave = excluded.chave
        returning chave, momentos`,
  )
  return names.map((key) => ({ key, moments: [...(rows.find(({ chave }) => chave === key)?.momentos ?? [])] }))
}

async function save(tx: Tx, tries: readonly (Tries & { readonly limit: AttemptLimit | undefined })[]): Promise<void> {
  const rows = tries.map(({ key, moments, limit }) => {
    const expiresAt = new Date((moments.at(-1) ?? 0) + (limit?.windowMs ?? attemptWindowMs)).toISOString()
    return sql`(${key}, ${JSON.stringify(moments)}::jsonb, ${expiresAt}::timestamptz)`
  })
  await tx.execute(sql`
    update tentativa set momentos = t.momentos, expira_em = t.expira_em
    from (values ${sql.join(rows, sql`, `)}) as t (chave, momentos, expira_em) where tentativa.chave = t.chave`)
}

/** Deletes a few expired rows. `skip locked` avoids waiting and deadlocks. */
async function forgetOld(tx: Tx, now: number): Promise<void> {
  await tx.execute(sql`
    delete from tentativa where chave in (
      select chave from tentativa where expira_em <= ${new Date(now).toISOString()}
      order by expira_em limit 20 for update skip locked)`)
}
