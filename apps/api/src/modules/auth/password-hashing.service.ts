import { hash, verify } from '@node-rs/argon2'
import { boundedQueue } from '../../platform/bounded-queue.ts'
import { busy } from '../../platform/errors/domain-error.ts'
import { randomSecret } from '../../platform/secrets.ts'
import type { JudgedPassword } from './password-judgement.service.ts'

/** Parameters of argon2id (the library's default algorithm), as recommended by OWASP. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const

/** Limit per process: hashing uses at most two cores and 38 MB, so that a flood of logins cannot starve other calls. */
const queue = boundedQueue({ atOnce: 2, waiting: 100, full: () => busy(2) })

/** Hashes a password that `judgePassword` accepted. Throws BUSY if the queue is full. */
export function hashPassword(password: JudgedPassword): Promise<string> {
  return queue(() => hash(password, cost))
}

/** Hashes a PIN at the same cost: its attempts are limited, as its digits are few. Throws BUSY if the queue is full. */
export function hashPin(pin: string): Promise<string> {
  return queue(() => hash(pin, cost))
}

/** The hash of a password that no one knows: for an account whose owner is yet to choose one. */
export function hashUnknownPassword(): Promise<string> {
  return queue(() => hash(randomSecret(), cost))
}

/** Takes the same time without a hash, so that timing does not reveal whether an account exists. */
export async function isPassword(senhaHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await queue(() => verify(senhaHash ?? unknownAccountHash, password))
  return senhaHash !== undefined && isRight
}

/** The hash of a discarded random password, at the same cost. */
const unknownAccountHash =
  '$argon2id$v=19$m=19456,t=2,p=1$J7ImiC2nBjUwUW5syaSkfA$b2Bi5f7+8U12v7+ANmn3T4GKuUA1fqLav3wQpHg/6aA'
