import { connect } from 'node:net'

/** Address of the Redis for tests: `TEST_REDIS_URL`, or that of this machine. */
export const redisUrl = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379'

export function redisAnswers(): Promise<boolean> {
  const { hostname, port } = new URL(redisUrl)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 6379), timeout: 1000 })
    socket.once('connect', () => resolve(true))
    for (const failure of ['error', 'timeout']) socket.once(failure, () => resolve(false))
    socket.once('connect', () => socket.end())
  })
}
