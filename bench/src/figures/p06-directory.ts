import { type Contestant, startContestant } from '../contestant.ts'
import type { DirectoryOptions } from '../contestants/directory.ts'
import type { Figure, Goal, Reading, Settings } from '../figure.ts'
import { median, ratioOf, takeTurns } from '../rounds.ts'
import { createServerDatabase } from '../server-database.ts'

const few = 10
const many = 100_000

const questions: readonly { readonly name: string; readonly what: string; readonly goal?: Goal }[] = [
  { name: 'cold', what: 'host not known', goal: { atMost: 1.5 } },
  { name: 'warm', what: 'host known', goal: { atMost: 1.05 } },
  { name: 'crowded', what: 'host known, one of 5,000' },
]

/** Whose host it is, among 100,000 churches against among 10: the directory alone, on each kind of database. */
export const directory: Figure = {
  id: 'P6',
  async measure(settings) {
    const embedded = await onDatabases('embedded', undefined, undefined, settings)
    await using small = await createServerDatabase()
    await using large = await createServerDatabase()
    return small && large
      ? [...embedded, ...(await onDatabases('PostgreSQL', small.url, large.url, settings))]
      : embedded
  },
}

async function onDatabases(
  kind: string,
  smallUrl: string | undefined,
  largeUrl: string | undefined,
  { rounds }: Settings,
) {
  await using small = await open({ churches: few, databaseUrl: smallUrl })
  await using large = await open({ churches: many, databaseUrl: largeUrl })
  const readings: Reading[] = []
  for (const { name, what, goal } of questions) {
    const times = await takeTurns(rounds, { ours: () => large.ask(name), reference: () => small.ask(name) })
    readings.push({
      what: `${what}: 100,000 ÷ 10 churches, ${kind}`,
      unit: 'µs',
      ours: median(times.ours),
      reference: median(times.reference),
      ...ratioOf(times.ours, times.reference),
      ...(goal ? { goal } : {}),
    })
  }
  return readings
}

const open = (options: DirectoryOptions): Promise<Contestant> => startContestant('directory.ts', options)
