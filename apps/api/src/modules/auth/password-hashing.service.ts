import { hash, verify } from '@node-rs/argon2'
import { boundedQueue } from '../../platform/bounded-queue.ts'
import { busy } from '../../platform/errors/domain-error.ts'
import type { JudgedPassword } from './password-judgement.service.ts'

/** Of argon2id, which is the library's usual choice; as OWASP advises. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const

/** Of the whole process: however many log in at once, they take two cores and 38 MB, and the rest is served meanwhile. */
const queue = boundedQueue({ atOnce: 2, waiting: 100, full: () => busy(2) })

/** Takes what `judgePassword` let through. Throws BUSY where too many wait already. */
export function hashPassword(password: JudgedPassword): Promise<string> {
  return queue(() => hash(password, cost))
}

/** Takes as long where there is no hash to compare with: nobody learns by a watch who has a login. Throws BUSY. */
export async function isPassword(senhaHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await queue(() => verify(senhaHash ?? nobodys, password))
  return senhaHash !== undefined && isRight
}

/** Made once at the same cost, of a password that was thrown away. */
const nobodys = '$argon2id$v=19$m=19456,t=2,p=1$J7ImiC2nBjUwUW5syaSkfA$b2Bi5f7+8U12v7+ANmn3T4GKuUA1fqLav3wQpHg/6aA'
