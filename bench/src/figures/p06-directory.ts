import type { DirectoryOptions } from '../contestants/directory.ts'
import type { Databases } from '../databases.ts'
import type { Figure, Goal, Reading } from '../figure.ts'
import { startOnDatabase } from '../product.ts'
import { compareRounds, median, takeTurns } from '../rounds.ts'

const questions: readonly { readonly name: string; readonly what: string; readonly goal?: Goal }[] = [
  { name: 'cold', what: 'host not known', goal: { atMost: 1.5 } },
  { name: 'warm', what: 'host known', goal: { atMost: 1.05 } },
  { name: 'crowded', what: 'host known, one of 5,000' },
]

/** Looking up a host among 100,000 churches, against 10: the directory alone. */
export const directory: Figure = {
  id: 'P6',
  data: ['10 churches', '100,000 churches'],
  async measure({ rounds, databases }) {
    await using small = await startDirectory(databases, '10 churches', 10)
    await using large = await startDirectory(databases, '100,000 churches', 100_000)
    const readings: Reading[] = []
    for (const { name, what, goal } of questions) {
      const times = await takeTurns(rounds, { ours: () => large.ask(name), reference: () => small.ask(name) })
      readings.push({
        what: `${what}: 100,000 ÷ 10 churches`,
        unit: 'µs',
        ours: median(times.ours),
        reference: median(times.reference),
        ...compareRounds(times.ours, times.reference),
        ...(goal ? { goal } : {}),
      })
    }
    return readings
  },
}

const startDirectory = (databases: Databases, data: '10 churches' | '100,000 churches', churches: number) =>
  startOnDatabase(
    databases,
    data,
    'directory.ts',
    ({ url: databaseUrl }): DirectoryOptions => ({ databaseUrl, churches }),
  )
