import { createLocalBus } from '@narthex/api/platform/bus/local-bus'
import { createDirectory, type Directory } from '@narthex/api/platform/tenancy/directory'
import { hostOfChurch } from '../datasets/directory-churches.ts'
import { openPlatform } from '../platform.ts'
import { median } from '../rounds.ts'
import { contest } from './contest.ts'

export interface DirectoryOptions {
  readonly churches: number
  readonly databaseUrl: string
  readonly runs: DirectoryRuns
}

export interface DirectoryRuns {
  readonly cold: number
  readonly warm: number
  /** Look-ups of each warm run. */
  readonly lookUps: number
}

/** Hosts to look up: the number that the smaller directory has, in both. */
const aFew = 10
const aCrowd = 5000

/**
 * The directory alone, with a given number of churches: the time of one look-up in µs, hosts in random order. `cold`:
 * hosts outside its cache. `warm`: the same hosts again. `crowded`: as warm, with many other hosts in the cache.
 */
contest(async ({ churches, databaseUrl, runs }: DirectoryOptions) => {
  const { database } = openPlatform(databaseUrl)
  const fresh = () => createDirectory(database, createLocalBus(), 'localhost')

  /** Different hosts in random order; all hosts where there are fewer. */
  function anyHosts(count: number): string[] {
    const numbers = new Set<number>()
    while (numbers.size < Math.min(count, churches)) numbers.add(1 + Math.floor(Math.random() * churches))
    return Array.from(numbers, hostOfChurch)
  }

  async function cold(): Promise<number> {
    const times: number[] = []
    for (let run = 0; run < runs.cold; run++) {
      const directory = fresh()
      for (const host of anyHosts(aFew)) times.push(await microsOf(() => directory.byHost(host)))
    }
    return median(times)
  }

  const [few, many] = [await remembering(anyHosts(aFew)), await remembering(anyHosts(aCrowd))]
  return { port: 0, answers: { cold, warm: () => timeKnown(few, runs), crowded: () => timeKnown(many, runs) } }

  async function remembering(hosts: readonly string[]): Promise<Remembering> {
    const directory = fresh()
    for (const host of hosts) await directory.byHost(host)
    return { directory, hosts }
  }
})

interface Remembering {
  readonly directory: Directory
  readonly hosts: readonly string[]
}

async function timeKnown({ directory, hosts }: Remembering, { warm, lookUps }: DirectoryRuns): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < warm; run++) {
    // Every request brings its host as a new string, never the cached one.
    const pick = () => copyOf(hosts[Math.floor(Math.random() * hosts.length)] ?? '')
    const asked = Array.from({ length: lookUps }, pick)
    const total = await microsOf(async () => {
      for (const host of asked) await directory.byHost(host)
    })
    times.push(total / lookUps)
  }
  return Math.min(...times)
}

const copyOf = (text: string) => Buffer.from(text).toString('latin1')

async function microsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) * 1000
}
