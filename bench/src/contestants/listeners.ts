import { connect, type Socket } from 'node:net'
import { summarize } from '../shares.ts'
import { contest } from './contest.ts'
import { microsNow } from './fan-out-message.ts'

export interface ListenersOptions {
  readonly port: number
  readonly count: number
  readonly first: number
  readonly path: string
  readonly host: string
  readonly isWebSocket: boolean
}

/** More connections at once would overflow the server's queue of new ones. */
const atOnce = 200
const mark = '"sent":'
/** Everything of an event after its time is shorter. */
const longestRest = 60

/** Many open pages: sockets that read as little as possible, so that the server is measured and not they. */
contest(async (options: ListenersOptions) => {
  const sockets = new Set<Socket>()
  let received = 0
  let waits: number[] = []

  function read(): (chunk: Buffer) => void {
    let rest = ''
    return (chunk) => {
      const now = microsNow()
      const text = rest + chunk.toString('latin1')
      let end = 0
      for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, end)) {
        const close = text.indexOf('}', at)
        if (close < 0) break
        received++
        waits.push(now - Number(text.slice(at + mark.length, close)))
        end = close
      }
      // A time that arrived in two parts.
      rest = text.endsWith('\n') || text.endsWith('}') ? '' : text.slice(Math.max(end, text.length - longestRest))
    }
  }

  /** Returns how long it took, in s. */
  const openAll = async (count: number) => {
    const begun = performance.now()
    let left = count
    const worker = async () => {
      while (left-- > 0) await openOne(count - left)
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    return (performance.now() - begun) / 1000
  }

  const openOne = (place: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(options.port, '127.0.0.1', () => socket.write(requestText(options, place)))
      socket.once('data', (head) => {
        if (!/^HTTP\/1\.1 (?:200|101) /.test(head.toString('latin1'))) return reject(new Error(head.toString()))
        socket.on('data', read())
        sockets.add(socket)
        resolve()
      })
      socket.on('error', reject)
      socket.on('close', () => sockets.delete(socket))
    })

  function closeAll(): number {
    const closed = sockets.size
    for (const socket of sockets) socket.destroy()
    return closed
  }

  return {
    port: 0,
    answers: {
      open: () => openAll(options.count),
      'open the first': () => openAll(options.first),
      'open the others': () => openAll(options.count - options.first),
      close: closeAll,
      forget() {
        waits = []
        received = 0
        return 0
      },
      received: () => received,
      p99: () => summarize(waits).p99,
    },
  }
})

function requestText({ path, host, isWebSocket }: ListenersOptions, place: number): string {
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    // A proxy's word: no limit counts them as one visitor.
    `X-Forwarded-For: 198.18.${(place >> 8) & 255}.${place & 255}`,
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
    'Accept: text/event-stream',
    'Accept-Language: pt-BR,pt;q=0.9',
    'Accept-Encoding: gzip, deflate, br',
    `Referer: http://${host}/live`,
    ...(isWebSocket
      ? [
          'Connection: Upgrade',
          'Upgrade: websocket',
          'Sec-WebSocket-Version: 13',
          `Sec-WebSocket-Key: ${Buffer.alloc(16, place).toString('base64')}`,
        ]
      : []),
  ]
  return `${lines.join('\r\n')}\r\n\r\n`
}
