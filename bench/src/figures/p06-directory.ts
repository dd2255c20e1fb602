import type { DirectoryOptions, DirectoryRuns } from '../contestants/directory.ts'
import { churchCounts } from '../datasets/directory-churches.ts'
import type { Figure, Goal, Reading, Settings } from '../figure.ts'
import { startOnDatabase } from '../product.ts'
import { ratioReading } from '../readings.ts'
import { takeTurns } from '../rounds.ts'
import { type Amount, countText } from '../size.ts'

const questions: readonly { readonly name: string; readonly what: string; readonly goal?: Goal }[] = [
  { name: 'cold', what: 'host not known', goal: { atMost: 1.5 } },
  { name: 'warm', what: 'host known', goal: { atMost: 1.05 } },
  { name: 'crowded', what: 'host known, one of 5,000' },
]

const runs: Amount<DirectoryRuns> = {
  full: { cold: 20, warm: 5, lookUps: 20_000 },
  smoke: { cold: 1, warm: 1, lookUps: 100 },
}

/** Looking up a host among 100,000 churches, against 10: the directory alone. */
export const directory: Figure = {
  id: 'P6',
  data: ['few churches', 'many churches'],
  async measure(settings) {
    const [few, many] = [churchCounts.few, churchCounts.many[settings.size]]
    await using small = await startDirectory(settings, 'few churches', few)
    await using large = await startDirectory(settings, 'many churches', many)
    const readings: Reading[] = []
    for (const { name, what, goal } of questions) {
      const times = await takeTurns(settings.rounds, { ours: () => large.ask(name), reference: () => small.ask(name) })
      readings.push(ratioReading(`${what}: ${countText(many)} ÷ ${few} churches`, 'µs', times, goal))
    }
    return readings
  },
}

const startDirectory = ({ databases, size }: Settings, data: 'few churches' | 'many churches', churches: number) =>
  startOnDatabase(databases, data, 'directory.ts', ({ url: databaseUrl }): DirectoryOptions => {
    return { databaseUrl, churches, runs: runs[size] }
  })
