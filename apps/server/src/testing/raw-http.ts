import { connect } from 'node:net'

/** An answer as received; header names in lower case. */
export interface RawAnswer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly text: string
}

/** Sends exact bytes (latin-1) and reads until the server closes. Undefined where it closed without an answer. */
export async function sendRaw(port: number, bytes: string): Promise<RawAnswer | undefined> {
  const received = await new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1')
    socket.setTimeout(10_000, () => socket.destroy(new Error('The server neither answered nor closed')))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? undefined : reject(error)))
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('utf8')))
    socket.write(Buffer.from(bytes, 'latin1'))
  })
  return received === '' ? undefined : parseAnswer(received)
}

/** The bytes of the only request on its connection. */
export function rawGet(path: string, ...lines: string[]): string {
  return [`GET ${path} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n')
}

export function parseAnswer(received: string): RawAnswer {
  const end = received.indexOf('\r\n\r\n')
  const [first = '', ...lines] = received.slice(0, end).split('\r\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), text: received.slice(end + 4) }
}
