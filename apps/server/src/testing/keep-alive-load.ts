import { Agent, get } from 'node:http'

export interface Load {
  /** Answered requests of the reader with the fewest: from 1 on, every reader's connection was accepted. */
  answeredByEach(): number
  /** Failures of requests that were already sent on an open connection. */
  readonly failures: string[]
  /** Resolves when every reader has got its last answer or cannot connect any more. */
  readonly over: Promise<unknown>
}

/**
 * Readers that request a page repeatedly, each on its own connection, until the server announces that it closes the
 * connection or a new one is refused.
 */
export function keepAliveLoad(port: number, host: string, readers: number): Load {
  const answered = Array.from({ length: readers }, () => 0)
  const failures: string[] = []
  const over = Promise.all(answered.map((_, reader) => read(reader)))
  return { answeredByEach: () => Math.min(...answered), failures, over }

  async function read(reader: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let isOpen = false; ; ) {
      const answer = await ask(agent, port, host)
      if (answer.status === 200) answered[reader] = (answered[reader] ?? 0) + 1
      else if (isOpen || answer.failure !== 'ECONNREFUSED') failures.push(answer.failure ?? `status ${answer.status}`)
      isOpen = answer.status === 200 && !answer.isLast
      if (!isOpen) return agent.destroy()
    }
  }
}

interface Answer {
  readonly status?: number | undefined
  /** The server announced that it closes the connection. */
  readonly isLast?: boolean
  readonly failure?: string
}

function ask(agent: Agent, port: number, host: string): Promise<Answer> {
  return new Promise((resolve) => {
    const request = get({ agent, port, host: '127.0.0.1', path: '/', headers: { host } }, (response) => {
      response.resume()
      response.on('error', (error) => resolve({ failure: String(error) }))
      response.on('end', () =>
        resolve({ status: response.statusCode, isLast: response.headers.connection?.toLowerCase() === 'close' }),
      )
    })
    request.on('error', (error: NodeJS.ErrnoException) => resolve({ failure: error.code ?? error.message }))
  })
}
