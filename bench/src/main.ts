import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runAndCleanUp } from './at-end.ts'
import { shareCores } from './cores.ts'
import { startDatabases } from './databases.ts'
import { figures } from './figures/figures.ts'
import { describeMachine, machineText } from './machine.ts'
import { type Measured, measureFigures, summaryText } from './measure-figures.ts'
import { parseOptions, usage } from './options.ts'
import type { Amount } from './size.ts'
import { table } from './table.ts'

// The first argument is the command's name.
const given = process.argv.slice(2).filter((argument) => argument !== 'bench')
const options = parseOptions(given, figures)
if (!options) {
  console.error(usage(figures))
  process.exit(2)
}

/** A figure that takes longer hangs: it fails, and the others are measured all the same. */
const limitMs: Amount = { full: 15 * 60_000, smoke: 5 * 60_000 }
/** A smoke measures nothing that others could disturb. */
const lanes: Amount = { full: 1, smoke: 2 }

const { size, rounds, chosen } = options
if (size === 'smoke') shareCores()
const begun = performance.now()
const secondsSoFar = () => (performance.now() - begun) / 1000
const machine = describeMachine()

await runAndCleanUp(async (interrupted) => {
  console.log('Preparing the data…')
  const databases = await startDatabases(new Set(chosen.flatMap(({ data = [] }) => data)), size)
  console.log(`  ${secondsSoFar().toFixed(1)} s`)
  const outcome = await measureFigures(
    chosen,
    { rounds, size, databases },
    { interrupted, limitMs: limitMs[size], lanes: lanes[size], log: console.log },
  )
  if (interrupted.aborted) return
  if (size === 'full') {
    console.log(`\n${machineText(machine)}; up to ${rounds} rounds\n\n${table(outcome.measured)}\n`)
    if (chosen.length === figures.length && outcome.failed.length === 0) writeResults(outcome.measured)
  }
  console.log(summaryText(outcome, secondsSoFar()))
  if (outcome.failed.length > 0) process.exitCode = 1
})
// A figure that hangs would keep this process alive.
process.exit()

function writeResults(measured: readonly Measured[]): void {
  const folder = join(import.meta.dirname, '../results')
  mkdirSync(folder, { recursive: true })
  const results = { date: new Date().toISOString().slice(0, 10), machine, rounds, figures: measured }
  writeFileSync(join(folder, 'latest.json'), `${JSON.stringify(results, null, 2)}\n`)
}
