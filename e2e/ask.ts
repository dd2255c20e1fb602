import { request } from 'node:http'

export interface Answered {
  readonly status: number
  readonly type: string
  readonly text: string
}

/** What the product answers at a tenant's host to a program without a browser. */
export function ask(name: string, path: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const port = process.env.PORT
    // Programs do not all know that names below `localhost` are this machine.
    const asking = request(
      { host: '127.0.0.1', port, path, headers: { host: `${name}.localhost:${port}` } },
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
    asking.end()
  })
}
