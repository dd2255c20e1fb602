/** What a contestant offers once it is ready. */
export interface Entry {
  /** Where it listens; 0 where it serves nothing. */
  readonly port: number
  /** Further questions that are answered with a number. */
  readonly answers?: Readonly<Record<string, () => number | Promise<number>>>
}

/**
 * The child's side of `startContestant`: receives its options, says when it is ready, answers questions one at a time,
 * and ends with its parent.
 */
export function contest<Options>(open: (options: Options) => Promise<Entry>): void {
  process.once('disconnect', () => process.exit())
  process.once('message', async (options: Options) => {
    const { port, answers } = await open(options)
    process.on('message', async (question: string) => {
      const answer = question === 'cpu' ? cpuMicros : answers?.[question]
      if (!answer) throw new Error(`Nobody answers ${question} here`)
      process.send?.(await answer())
    })
    process.send?.(port)
  })
}

function cpuMicros(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}
