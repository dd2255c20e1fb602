import { appendFileSync, readFileSync } from 'node:fs'

/**
 * Events that a runner's reporter writes down while its tests run, a line each: a runner that hangs or is killed has
 * told what it was at. `ms` of a file are those of its tests, hooks and imports.
 * @typedef {{ at: 'begin', id: string, file: string, title: string }
 *   | { at: 'end', id: string, state?: 'passed' | 'failed' | 'skipped', ms?: number, attempts?: number }
 *   | { at: 'file', file: string, ms: number }} TestEvent
 * @typedef {{ file: string, title: string, ms: number }} Timed
 * @typedef {{ passed: number, failed: number, skipped: number, retried: Timed[], tests: Timed[], files: Timed[],
 *   running: Timed[] }} TestRecord
 */

/** The variable that names the file to write to. */
const eventsFile = 'TEST_EVENTS_FILE'

/** @param {string} file @returns {Record<string, string>} */
export const writingEventsTo = (file) => ({ [eventsFile]: file })

/** @param {TestEvent} event */
export function writeEvent(event) {
  const file = process.env[eventsFile]
  if (file) appendFileSync(file, `${JSON.stringify(event)}\n`)
}

/** Reads what was written so far; nothing where nothing was. @param {string} file */
export function readEvents(file) {
  try {
    return summarise(
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    )
  } catch {
    return summarise([])
  }
}

/**
 * Counts and times what happened. A test that ended twice (a second attempt) counts by its last end; a hook counts nothing.
 * @param {readonly TestEvent[]} events
 * @returns {TestRecord}
 */
export function summarise(events) {
  /** @type {Map<string, Timed>} */
  const running = new Map()
  /** @type {Map<string, Timed & { state: 'passed' | 'failed' | 'skipped', attempts: number }>} */
  const ended = new Map()
  /** @type {Map<string, number>} */
  const files = new Map()
  for (const event of events) {
    if (event.at === 'file') files.set(event.file, (files.get(event.file) ?? 0) + event.ms)
    else if (event.at === 'begin') running.set(event.id, { file: event.file, title: event.title, ms: 0 })
    else {
      const begun = running.get(event.id) ?? ended.get(event.id)
      running.delete(event.id)
      if (begun && event.state) {
        const ms = (ended.get(event.id)?.ms ?? 0) + (event.ms ?? 0)
        ended.set(event.id, { ...begun, ms, state: event.state, attempts: event.attempts ?? 1 })
      }
    }
  }
  const tests = [...ended.values()]
  const count = (/** @type {string} */ state) => tests.filter((test) => test.state === state).length
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    retried: tests.filter(({ state, attempts }) => state === 'passed' && attempts > 1),
    tests,
    files: [...files].map(([file, ms]) => ({ file, title: '', ms })),
    running: [...running.values()],
  }
}

/** @param {readonly Timed[]} timed @param {number} most */
export const slowest = (timed, most) => timed.toSorted((a, b) => b.ms - a.ms).slice(0, most)
