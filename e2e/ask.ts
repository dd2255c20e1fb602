import { request } from 'node:http'

export interface Answered {
  readonly status: number
  readonly type: string
  readonly text: string
}

/** Asks a tenant's host at an address as a program without a browser, which may send JSON and a token. */
export function ask(address: string, sent?: object, token?: string): Promise<Answered> {
  const { host, port, pathname, search } = new URL(address)
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        // Programs do not all know that names below `localhost` are this machine.
        host: '127.0.0.1',
        port,
        path: `${pathname}${search}`,
        method: sent ? 'POST' : 'GET',
        headers: {
          host,
          ...(sent && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => {
          text += chunk
        })
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text }),
        )
      },
    )
    asking.on('error', reject)
    asking.end(sent && JSON.stringify(sent))
  })
}
