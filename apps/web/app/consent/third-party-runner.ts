import type { Answers } from './consent.ts'
import type { Reader, Running } from './third-parties/starter.ts'
import {
  listThirdParties,
  type SiteThirdParties,
  type ThirdPartyId,
  type ThirdPartyNeeds,
  thirdParties,
} from './third-parties.ts'

export interface ThirdPartyRunner {
  /** Starts what may run now, each once, and stops what may not any more. */
  follow(answers: Answers, isMember: boolean): void
  /** The page at this path is shown; the same again is no news. */
  pageShown(path: string): void
}

/** Runs a site's third parties as far as its reader has agreed. One that fails is given up quietly: `log` is told. */
export function createRunner(
  configured: SiteThirdParties,
  reader: Reader,
  log: (message: string) => void,
  table: typeof thirdParties = thirdParties,
): ThirdPartyRunner {
  const running = new Map<ThirdPartyId, Running>()
  const wanted = new Set<ThirdPartyId>()
  const underway = new Set<ThirdPartyId>()
  const failed = new Set<ThirdPartyId>()
  let shown: string | undefined

  async function start<Id extends ThirdPartyId>(id: Id): Promise<void> {
    const { load } = table[id]
    const settings: ThirdPartyNeeds[Id] | undefined = configured[id]
    if (!load || !settings) return
    underway.add(id)
    try {
      const begin = await load()
      // Withdrawn while its own little loader came: nothing was asked of the third party yet.
      if (!wanted.has(id)) return
      const started = await begin(settings, reader)
      if (wanted.has(id)) {
        running.set(id, started)
        started.pageShown?.()
      } else started.stop?.()
    } catch (error) {
      failed.add(id)
      log(`${id} was given up: ${error instanceof Error ? error.message : error}`)
    } finally {
      underway.delete(id)
    }
  }

  return {
    follow(answers, isMember) {
      for (const id of listThirdParties(configured)) {
        const { consent, startsFor } = table[id]
        const isAgreed = consent === null || answers[consent] === true
        if (isAgreed && (startsFor !== 'member' || isMember || running.has(id))) wanted.add(id)
        else wanted.delete(id)
        if (wanted.has(id)) {
          if (!running.has(id) && !underway.has(id) && !failed.has(id)) void start(id)
        } else if (running.has(id)) {
          running.get(id)?.stop?.()
          running.delete(id)
        }
      }
    },
    pageShown(path) {
      if (path === shown) return
      shown = path
      for (const each of running.values()) each.pageShown?.()
    },
  }
}
