import { fileURLToPath } from 'node:url'
import { Failure } from '../../failure.mjs'

const preload = fileURLToPath(new URL('./preload.mjs', import.meta.url))

/**
 * The environment variables of a test run on another day: every Node process below it, and every page of its browsers,
 * begins at this time and runs on from there. The database's own `now()` stays the machine's.
 * @param {string} day a day, or a time in UTC such as `2028-02-29T23:30Z`
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function environmentOn(day, environment = process.env) {
  const time = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\dZ)?$/.test(day) ? Date.parse(day) : Number.NaN
  if (Number.isNaN(time))
    throw new Failure(`"${day}" is no day such as 2028-02-29, and no time such as 2028-02-29T23:30Z.`)
  const systemNow = Date.now() - Number(process.env.CLOCK_SHIFT_MS ?? 0)
  return {
    CLOCK_SHIFT_MS: String(time - systemNow),
    // Required, because a thread that is started from a text imports nothing ahead.
    NODE_OPTIONS: `${environment.NODE_OPTIONS ?? ''} --require=${JSON.stringify(preload)}`.trimStart(),
  }
}
