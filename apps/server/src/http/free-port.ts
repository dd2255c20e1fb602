import { once } from 'node:events'
import { createServer } from 'node:net'

/** Throws what listening there would throw, and listens no longer. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  if (port === 0) return
  const probe = createServer()
  await once(probe.listen({ port, host }), 'listening')
  await new Promise((resolve) => probe.close(resolve))
}
