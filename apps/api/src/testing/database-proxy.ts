import { type AddressInfo, createServer, connect as dial, type Server, type Socket } from 'node:net'

/** The state of the network between a process and its database. */
export type Line =
  /** Passes everything on. */
  | 'open'
  /** Accepts data and passes nothing on, in either direction: neither side notices that the other is gone. */
  | 'silent'
  /** Refuses new connections. */
  | 'refused'

export interface DatabaseProxy {
  /** The database's address through this proxy. */
  readonly url: string
  set(line: Line): void
  /** Resets every connection that is open. */
  cut(): void
  close(): Promise<void>
}

/** A network of the test's own in front of a database server, which can be cut, or fall silent. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const clients = new Set<Socket>()
  let line: Line = 'open'

  const server: Server = createServer((client) => {
    if (line === 'refused') return client.resetAndDestroy()
    const upstream = dialDatabase(databaseUrl)
    clients.add(client)
    client.on('close', () => clients.delete(client))
    join(client, upstream)
    join(upstream, client)
  })

  function join(from: Socket, to: Socket): void {
    from.setNoDelay(true)
    from.on('data', (chunk) => {
      if (line !== 'silent') to.write(chunk)
    })
    from.on('error', () => {})
    from.on('close', () => {
      if (line !== 'silent') to.destroy()
    })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.search = ''
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  const cut = () => {
    for (const client of clients) client.resetAndDestroy()
  }
  return {
    url: url.href,
    set(next) {
      line = next
    },
    cut,
    async close() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Over TCP, or the socket in the folder that the address names as its `host`. */
function dialDatabase(databaseUrl: string): Socket {
  const { hostname, port, searchParams } = new URL(databaseUrl)
  const folder = searchParams.get('host')
  const portNumber = Number(port || 5432)
  return folder ? dial(`${folder}/.s.PGSQL.${portNumber}`) : dial(portNumber, hostname)
}
