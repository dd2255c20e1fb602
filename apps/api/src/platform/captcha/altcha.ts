import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'
import { DomainError } from '../errors/domain-error.ts'
import { deriveKeys } from '../keys.ts'
import type { Captcha, CaptchaOptions } from './captcha.ts'
import { spendChallenge } from './spent-challenges.ts'

/** Long enough for a slow phone and a long form. */
const lifeMs = 20 * 60 * 1000

/** About half a second of a laptop's work, some seconds of an old phone's; hours for who wants ten thousand. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2000, fewest: 300, most: 1500 } as const

/** An answer as the browser sends it: base64 of JSON. What the challenge holds is signed, so its shape is ours. */
const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      nonce: z.string(),
      data: z.object({ igreja: z.string(), expira: z.number() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/** Proof of work by the sender's own device: no third party sees who visits a church. */
export function altcha({ transactions, clock, secret }: CaptchaOptions): Captcha {
  const keys = deriveKeys(secret)
  const key = (purpose: string) => keys(purpose).export().toString('hex')
  const signing = { hmacSignatureSecret: key('captcha challenge'), hmacKeySignatureSecret: key('captcha answer') }

  return {
    async challenge(church) {
      const challenge = await createChallenge({
        algorithm: work.algorithm,
        cost: work.cost,
        counter: randomInt(work.fewest, work.most),
        // Its age is told by the product's clock, so the library's own expiry is not used.
        data: { igreja: church.uuid, expira: clock().getTime() + lifeMs },
        deriveKey,
        ...signing,
      })
      return { provedor: 'ALTCHA', desafio: JSON.stringify(challenge), chaveSite: null }
    },

    async verify(church, token) {
      const payload = payloadOf(token)
      if (!payload) throw new DomainError('INVALID_CAPTCHA')
      const { challenge, solution } = payload
      const { verified } = await verifySolution({ challenge: challenge as never, solution, deriveKey, ...signing })
      if (!verified) throw new DomainError('INVALID_CAPTCHA')
      const { nonce, data } = challenge.parameters
      const now = clock()
      if (data.igreja !== church.uuid || data.expira <= now.getTime()) throw new DomainError('INVALID_CAPTCHA')
      const isFirst = await spendChallenge(transactions, church, { nonce, expiresAt: new Date(data.expira), now })
      if (!isFirst) throw new DomainError('INVALID_CAPTCHA')
    },
  }
}

function payloadOf(token: string): z.infer<typeof payloadSchema> | undefined {
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(token, 'base64').toString()))
  } catch {
    return undefined
  }
}
