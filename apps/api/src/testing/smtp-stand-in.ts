import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** A mail as the server got it: sender, recipients and source. */
export interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly source: string
}

export interface SmtpStandIn {
  readonly url: string
  readonly received: readonly Received[]
  /** Answers the next commands that begin so with this line, instead of taking them. */
  refuse(command: string, answer: string): void
  acceptAll(): void
  /** Takes connections from now on, and says nothing. */
  fallSilent(): void
  /** Connections that are open. */
  readonly connections: number
  close(): Promise<void>
}

/** A mail server on this machine that speaks as much of SMTP (RFC 5321) as a client needs, and keeps what it is given. */
export async function startSmtpStandIn(): Promise<SmtpStandIn> {
  const received: Received[] = []
  const refusals = new Map<string, string>()
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    if (!isSilent) converse(socket, refusals, (mail) => received.push(mail))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    refuse: (command, answer) => void refusals.set(command, answer),
    acceptAll() {
      refusals.clear()
      isSilent = false
    },
    fallSilent() {
      isSilent = true
    },
    get connections() {
      return sockets.size
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function converse(socket: Socket, refusals: ReadonlyMap<string, string>, keep: (mail: Received) => void): void {
  let from = ''
  let to: string[] = []
  let content: string[] | undefined
  const say = (line: string) => socket.write(`${line}\r\n`)
  const path = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? ''
  say('220 stand-in ready')

  const end = () => {
    const refusal = refusals.get('.')
    if (!refusal) keep({ from, to, source: content?.join('\r\n') ?? '' })
    content = undefined
    say(refusal ?? '250 kept')
  }
  const commands: Record<string, (line: string) => void> = {
    EHLO: () => say('250-stand-in\r\n250 8BITMIME'),
    MAIL(line) {
      from = path(line)
      to = []
      say('250 fine')
    },
    RCPT(line) {
      to.push(path(line))
      say('250 fine')
    },
    DATA() {
      content = []
      say('354 go on')
    },
    RSET: () => say('250 fine'),
    QUIT() {
      say('221 bye')
      socket.end()
    },
  }
  createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
    if (content && line !== '.') content.push(line.replace(/^\./, ''))
    else if (content) end()
    else {
      const command = line.slice(0, 4).toUpperCase()
      const refusal = refusals.get(command)
      if (refusal) say(refusal)
      else (commands[command] ?? (() => say('502 unknown')))(line)
    }
  })
}
