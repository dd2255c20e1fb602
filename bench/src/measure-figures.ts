import { setTimeout as after } from 'node:timers/promises'
import type { Figure, Reading, Settings } from './figure.ts'
import { requireMeasured } from './readings.ts'

export interface Measured {
  readonly id: string
  readonly readings: readonly Reading[]
}

/** A figure that could not be measured, and why. */
export interface Failed {
  readonly id: string
  readonly reason: string
}

export interface Outcome {
  readonly measured: readonly Measured[]
  readonly failed: readonly Failed[]
  /** Figures that this system cannot measure, or has no program for. */
  readonly leftOut: readonly string[]
}

export interface Watch {
  /** The run was interrupted: what fails from then on is no result. */
  readonly interrupted: AbortSignal
  /** The longest that a figure may take. */
  readonly limitMs: number
  /** Number of figures that are measured at once: 1 where their values matter. */
  readonly lanes: number
  log(line: string): void
}

/** Measures figures in their order. One that cannot be measured fails for a reason and does not stop the others. */
export async function measureFigures(
  figures: readonly Figure[],
  settings: Settings,
  { interrupted, limitMs, lanes, log }: Watch,
): Promise<Outcome> {
  const measured: Measured[] = []
  const failed: Failed[] = []
  const leftOut: string[] = []
  const waiting = figures.values()

  async function measureOne(figure: Figure): Promise<void> {
    const { id, platform = process.platform } = figure
    if (platform !== process.platform) {
      log(`${id} is left out: it is measured on ${platform}`)
      leftOut.push(id)
      return
    }
    const missing = figure.missing?.()
    if (missing) {
      log(`${id} is left out: ${missing}`)
      leftOut.push(id)
      return
    }
    const begun = performance.now()
    const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`
    log(`${id}…`)
    try {
      const readings = await measureInTime(figure, settings, limitMs)
      measured.push({ id, readings })
      log(`${id}: ${readings.length} lines, ${seconds()}`)
    } catch (error) {
      if (interrupted.aborted) return
      failed.push({ id, reason: reasonOf(error) })
      log(`${id} could not be measured, ${seconds()}: ${reasonOf(error)}`)
    }
  }

  async function useLane(): Promise<void> {
    for (const figure of waiting) {
      if (interrupted.aborted) return
      await measureOne(figure)
    }
  }

  await Promise.all(Array.from({ length: lanes }, useLane))
  return { measured, failed, leftOut }
}

async function measureInTime(figure: Figure, settings: Settings, limitMs: number): Promise<Reading[]> {
  const inTime = new AbortController()
  const hangs = after(limitMs, undefined, { signal: inTime.signal }).then(() => {
    throw new Error(`It took more than ${limitMs / 1000} s`)
  })
  try {
    const readings = await Promise.race([figure.measure(settings), hangs])
    requireMeasured(readings)
    return readings
  } finally {
    inTime.abort()
  }
}

/** The first failure: what a clean-up meets after it follows from it. */
function reasonOf(error: unknown): string {
  if (error instanceof SuppressedError) return reasonOf(error.suppressed)
  return error instanceof Error ? error.message : String(error)
}

/** The failures with their reasons, and a closing line that says whether everything was measured. */
export function summaryText({ measured, failed, leftOut }: Outcome, seconds: number): string {
  const all = measured.length + failed.length
  const reasons = failed.map(({ id, reason }) => `${id} could not be measured: ${reason}`)
  const others = leftOut.length > 0 ? `, ${leftOut.length} left out` : ''
  return [...reasons, `Bench: ${measured.length} of ${all} figures measured${others}, ${seconds.toFixed(0)} s`].join(
    '\n',
  )
}
