import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runAndCleanUp } from './at-end.ts'
import { startDatabases } from './databases.ts'
import type { Reading } from './figure.ts'
import { figures } from './figures/figures.ts'
import { describeMachine, machineText } from './machine.ts'
import { table } from './table.ts'

const { values: options } = parseArgs({
  // The first argument is the command's name.
  args: process.argv.slice(2).filter((argument) => argument !== 'bench'),
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } },
})
const rounds = Number(options.rounds)
const only = options.only?.split(',')
const chosen = figures.filter(({ id }) => only?.includes(id) ?? true)
if (!(rounds >= 1) || chosen.length < (only?.length ?? 1)) {
  const ids = figures.map(({ id }) => id).join(',')
  console.error(`Usage: npm run bench -- [--rounds 5] [--only ${ids}]`)
  process.exit(2)
}

const begun = performance.now()
const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(0)
const machine = describeMachine()
const measured: { id: string; readings: Reading[] }[] = []

await runAndCleanUp(async (interrupted) => {
  console.log('Preparing the data…')
  const databases = await startDatabases(new Set(chosen.flatMap(({ data = [] }) => data)))
  console.log(`  ${secondsSince(begun)} s`)
  for (const { id, measure } of chosen) {
    const start = performance.now()
    console.log(`Measuring ${id}…`)
    try {
      measured.push({ id, readings: await measure({ rounds, databases }) })
    } catch (error) {
      if (interrupted.aborted) return
      console.error(`${id} could not be measured:`, error)
      process.exitCode = 1
    }
    console.log(`  ${secondsSince(start)} s`)
  }
})

console.log(`\n${machineText(machine)}; up to ${rounds} rounds, ${secondsSince(begun)} s\n\n${table(measured)}\n`)
if (measured.length === figures.length) {
  const folder = join(import.meta.dirname, '../results')
  mkdirSync(folder, { recursive: true })
  const results = { date: new Date().toISOString().slice(0, 10), machine, rounds, figures: measured }
  writeFileSync(join(folder, 'latest.json'), `${JSON.stringify(results, null, 2)}\n`)
}
