/** Clean-up of servers, processes and folders, in reverse order, however the run ends. */
const undoing = new Set<() => Promise<void>>()

/** Registers a clean-up for the end of the run; the returned function runs it earlier, once. */
export function undoAtEnd(undo: () => Promise<void>): () => Promise<void> {
  const once = async () => {
    if (undoing.delete(once)) await undo()
  }
  undoing.add(once)
  return once
}

/** Runs the remaining clean-ups. A failure is reported and does not stop the others. */
export async function undoAll(): Promise<void> {
  for (const undo of [...undoing].toReversed()) {
    await undo().catch((error) => {
      console.error('Could not be cleaned up:', error)
      process.exitCode = 1
    })
  }
}

/**
 * Runs the work of a command; cleans up when it ends or throws, and on Ctrl-C or SIGTERM. The abort signal tells
 * interrupted work to start nothing more.
 */
export async function runAndCleanUp(work: (interrupted: AbortSignal) => Promise<void>): Promise<void> {
  const interruption = new AbortController()
  async function interrupt(signal: NodeJS.Signals): Promise<void> {
    if (interruption.signal.aborted) return
    interruption.abort()
    await undoAll()
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  process.on('SIGINT', interrupt)
  process.on('SIGTERM', interrupt)
  try {
    await work(interruption.signal)
  } finally {
    // The interrupt ends processes, which makes the work fail; report the interrupt, not that failure.
    if (interruption.signal.aborted) await new Promise(() => {})
    await undoAll()
  }
}
