import { Agent, request } from 'node:http'

/** Sends bodies to an address of a listening server, from so many clients at once; gives the statuses of the answers. */
export async function sendStorm(
  { port, host, path }: { readonly port: number; readonly host: string; readonly path: string },
  bodies: readonly string[],
  clients: number,
): Promise<ReadonlySet<number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const headers = { host, 'content-type': 'application/json' }
  const post = (body: string) =>
    new Promise<number>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
      })
      sent.on('error', reject).end(body)
    })
  const waiting = bodies[Symbol.iterator]()
  const statuses = new Set<number>()
  const client = async () => {
    for (const body of waiting) statuses.add(await post(body))
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return statuses
}
