/** The services of a contestant that is ready. */
export interface Entry {
  /** The port that it listens on; 0 where it serves nothing. */
  readonly port: number
  /** Further questions and how they are answered. */
  readonly answers?: Readonly<Record<string, () => unknown>>
}

/** Reply of a contestant: the value of an answer, or the reason why there is none. */
export type Reply = { readonly value: unknown } | { readonly failure: string }

/**
 * The child's side of `startContestant`: receives its options, reports that it is ready, answers questions in sequence,
 * and ends with its parent. What fails is reported too, so that the figure can name the reason.
 */
export function contest<Options>(open: (options: Options) => Promise<Entry>): void {
  process.once('disconnect', () => process.exit())
  // Ctrl-C reaches all processes of a terminal; this process ends with its parent, which cleans up first.
  process.on('SIGINT', () => {})
  process.once('message', async (options: Options) => {
    await reply(async () => {
      const { port, answers } = await open(options)
      process.on('message', (question: string) => reply(() => answerTo(question, answers)))
      return port
    })
  })
}

async function reply(answer: () => unknown): Promise<void> {
  let sent: Reply
  try {
    sent = { value: await answer() }
  } catch (error) {
    sent = { failure: (error as Error).message }
  }
  process.send?.(sent)
}

function answerTo(question: string, answers: Entry['answers']): unknown {
  const answer = question === 'cpu' ? cpuMicros : answers?.[question]
  if (!answer) throw new Error(`Unknown question: ${question}`)
  return answer()
}

function cpuMicros(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}
