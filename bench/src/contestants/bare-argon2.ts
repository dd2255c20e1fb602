import { createServer } from 'node:http'
import { hash, verify } from '@node-rs/argon2'
import { readers } from '../requests.ts'
import { contest } from './contest.ts'
import { listening } from './listening.ts'

/** node:http and a password check at the product's cost per request: the minimum of a login. */
contest(async () => {
  const [{ password } = { password: '' }] = readers
  const kept = await hash(password, { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 })
  const server = createServer(async (_request, response) => {
    const isRight = await verify(kept, password)
    response.writeHead(isRight ? 200 : 401).end()
  })
  return { port: await listening(server) }
})
