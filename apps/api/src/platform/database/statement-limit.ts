import { AsyncLocalStorage } from 'node:async_hooks'

/** Reads that anybody may ask for must be cheap: a slow one may not keep connections from others. */
export const publicReadLimitMs = 2000

const limits = new AsyncLocalStorage<number>()

/** Runs work whose statements PostgreSQL cancels after `limitMs`, where its own limit is not shorter. */
export function withStatementLimit<T>(limitMs: number, work: () => Promise<T>): Promise<T> {
  return limits.run(limitMs, work)
}

/** The shorter of the general limit and that of the work under way. */
export const statementLimitMs = (generalMs: number) => Math.trunc(Math.min(generalMs, limits.getStore() ?? generalMs))
