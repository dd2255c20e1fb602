/** The services of a contestant that is ready. */
export interface Entry {
  /** The port that it listens on; 0 where it serves nothing. */
  readonly port: number
  /** Further questions and how they are answered. */
  readonly answers?: Readonly<Record<string, () => unknown>>
}

/**
 * The child's side of `startContestant`: receives its options, reports that it is ready, answers questions in sequence,
 * and ends with its parent.
 */
export function contest<Options>(open: (options: Options) => Promise<Entry>): void {
  process.once('disconnect', () => process.exit())
  // Ctrl-C reaches all processes of a terminal; this process ends with its parent, which cleans up first.
  process.on('SIGINT', () => {})
  process.once('message', async (options: Options) => {
    const { port, answers } = await open(options)
    process.on('message', async (question: string) => {
      const answer = question === 'cpu' ? cpuMicros : answers?.[question]
      if (!answer) throw new Error(`Unknown question: ${question}`)
      process.send?.(await answer())
    })
    process.send?.(port)
  })
}

function cpuMicros(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}
