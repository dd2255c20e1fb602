import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Figure } from '../figure.ts'
import { root, startProductProcess } from '../product-process.ts'
import { ratioReading, singleReading } from '../readings.ts'
import { takeTurns } from '../rounds.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/**
 * Time from `npm start` to the first home page, npm included: with an existing embedded database, and the first time.
 */
export const start: Figure = {
  id: 'P15',
  async measure({ rounds }) {
    await using folder = temporaryFolder()
    const npmStart = async () => {
      await using product = await startProductProcess('npm', ['start', '--silent'], folder.path)
      return product.startSeconds
    }
    const first = await npmStart()
    const times = await takeTurns(
      rounds,
      { again: npmStart, npm: secondsOfNpmAlone },
      { isWarm: true, settleBy: Number },
    )
    return [
      singleReading('npm start again, to the first home page', 's', times.again, { atMost: 1.5 }),
      ratioReading('the same ÷ npm exec node -- -e 0', 's', { ours: times.again, reference: times.npm }),
      singleReading('npm start on an empty folder, to the first home page', 's', [first]),
    ]
  },
}

/** npm with nothing to do: the time of npm and Node before the product starts. */
async function secondsOfNpmAlone(): Promise<number> {
  const begun = performance.now()
  const child = spawn('npm', ['exec', 'node', '--', '-e', '0'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`npm exec ended with ${code}`)
  return (performance.now() - begun) / 1000
}
