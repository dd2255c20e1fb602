import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { captchaRequired } from '../captcha/captcha.ts'
import { rowsOf, type Tx } from '../database/database.ts'
import { tooManyRequests } from '../http/domain-error.ts'
import type { Platform } from '../platform.ts'
import { type AttemptLimit, attemptWindowMs, judge, recent, strictest } from './attempts.rules.ts'

/** One thing that tries are counted by: what is tried, and whose tries these are. */
export interface Counter {
  readonly what: string
  readonly who: string
  readonly limit: AttemptLimit
}

export interface Attempt {
  readonly counters: readonly Counter[]
  readonly moment: number
  /** How many recent tries there are by each counter, this one included. */
  readonly counts: readonly number[]
}

interface Tries {
  readonly key: string
  readonly moments: number[]
}

/**
 * Counts a try before its outcome is known, so that a thousand at once are a thousand. Counted in the database, for all
 * processes. `tx` is one of `Database.inIdentity`. Throws TOO_MANY_REQUESTS or CAPTCHA_REQUIRED, and counts nothing then.
 */
export async function takeAttempt(
  platform: Pick<Platform, 'clock' | 'keys'>,
  tx: Tx,
  counters: readonly Counter[],
  isCaptchaSolved: boolean,
): Promise<Attempt> {
  const moment = platform.clock().getTime()
  const found = await lock(platform, tx, counters)
  const tries = found.map(({ key, moments }, index) => ({
    key,
    moments: recent(moments, counters[index]?.limit ?? {}, moment),
  }))
  const verdict = strictest(
    counters.map(({ limit }, index) => judge(tries[index]?.moments ?? [], limit, moment, isCaptchaSolved)),
  )
  if (verdict === 'captcha') throw captchaRequired()
  if (verdict !== 'allowed') throw tooManyRequests(Math.ceil(verdict.retryAfterMs / 1000))
  await save(
    tx,
    tries.map(({ key, moments }) => ({ key, moments: [...moments, moment] })),
  )
  await forgetOld(tx, moment)
  return { counters, moment, counts: tries.map(({ moments }) => moments.length + 1) }
}

/** Takes back a try that was no guess: whoever succeeds has not tried. */
export async function forgiveAttempt(
  platform: Pick<Platform, 'keys'>,
  tx: Tx,
  { counters, moment }: Attempt,
): Promise<void> {
  const tries = await lock(platform, tx, counters)
  for (const { moments } of tries) {
    const index = moments.indexOf(moment)
    if (index >= 0) moments.splice(index, 1)
  }
  await save(tx, tries)
}

/** The tries by each counter, in their order; nobody else counts them until the transaction ends. */
async function lock({ keys }: Pick<Platform, 'keys'>, tx: Tx, counters: readonly Counter[]): Promise<Tries[]> {
  const names = counters.map(({ what, who }) =>
    createHmac('sha256', keys('attempts')).update(`${what}\n${who}`).digest('base64url'),
  )
  // Always in the same order, lest two wait for each other.
  const rows = await rowsOf<{ chave: string; momentos: number[] }>(
    tx,
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

async function save(tx: Tx, tries: readonly Tries[]): Promise<void> {
  const rows = tries.map(({ key, moments }) => {
    const expiresAt = new Date((moments.at(-1) ?? 0) + attemptWindowMs).toISOString()
    return sql`(${key}, ${JSON.stringify(moments)}::jsonb, ${expiresAt}::timestamptz)`
  })
  await tx.execute(sql`
    update tentativa set momentos = t.momentos, expira_em = t.expira_em
    from (values ${sql.join(rows, sql`, `)}) as t (chave, momentos, expira_em) where tentativa.chave = t.chave`)
}

/** A few at a time, and none that somebody is counting: no wait, and no two that wait for each other. */
async function forgetOld(tx: Tx, now: number): Promise<void> {
  await tx.execute(sql`
    delete from tentativa where chave in (
      select chave from tentativa where expira_em <= ${new Date(now).toISOString()}
      order by expira_em limit 20 for update skip locked)`)
}
