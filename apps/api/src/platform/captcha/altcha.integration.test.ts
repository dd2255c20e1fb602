import { getCaptcha } from '@narthex/contract/captcha/captcha.endpoints'
import { type Challenge, createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, it } from 'vitest'
import { clientAt } from '../../testing/client-at.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { platformOn } from '../../testing/test-platform.ts'
import type { Platform } from '../platform.ts'
import type { ChurchScope } from '../scope/scope.ts'

const refused = { code: 'INVALID_CAPTCHA', status: 400 }
const minutes = (count: number) => count * 60_000

describe('a captcha solved by the sender’s own device', () => {
  const test = setUpChurches({ farol: {}, videira: {} }, { startsAt: new Date('2026-03-01T12:00:00Z') })

  const verify = (token: string, church = test.farol, on = test.platform) => on.captcha.verify(church, token)
  const challengeOf = async (church: ChurchScope): Promise<Challenge> => {
    const { provedor, desafio, chaveSite } = await (await clientAt(test.platform, church)).call(getCaptcha, {})
    expect([provedor, chaveSite]).toEqual(['ALTCHA', null])
    return JSON.parse(desafio ?? '')
  }
  const remembered = async () =>
    test.asOwner(async (owner) => (await owner.query('select 1 from captcha_usado')).length)

  it('is taken, and the same answer is not taken twice', async () => {
    const token = await solve(await challengeOf(test.farol))
    await verify(token)
    await expect(verify(token)).rejects.toMatchObject(refused)
  })

  it('is taken once, however many send it at the same time', async () => {
    const token = await solve(await challengeOf(test.farol))
    const taken = await Promise.allSettled(Array.from({ length: 8 }, () => verify(token)))
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is not taken by another church, and is still good for its own', async () => {
    const token = await solve(await challengeOf(test.farol))
    await expect(verify(token, test.videira)).rejects.toMatchObject(refused)
    await verify(token)
  })

  it('is too old after twenty minutes, and its use is then forgotten', async () => {
    const challenge = await challengeOf(test.farol)
    const used = await solve(await challengeOf(test.farol))
    test.now = new Date(test.now.getTime() + minutes(20) - 1)
    await verify(used)
    expect(await remembered()).toBeGreaterThan(0)
    test.now = new Date(test.now.getTime() + 1)
    await expect(verify(await solve(challenge))).rejects.toMatchObject(refused)
    await expect(verify(used)).rejects.toMatchObject(refused)
    test.now = new Date(test.now.getTime() + minutes(20))
    await verify(await solve(await challengeOf(test.farol)))
    expect(await remembered()).toBe(1)
  })

  it('with another signature, or changed after it was signed, is not taken', async () => {
    const own = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      counter: 1,
      data: { igreja: test.farol.uuid, expira: test.now.getTime() + minutes(5) },
      deriveKey,
      hmacSignatureSecret: 'mine',
      hmacKeySignatureSecret: 'mine',
    })
    await expect(verify(await solve(own))).rejects.toMatchObject(refused)
    const { parameters, signature } = await challengeOf(test.farol)
    const easy = { parameters: { ...parameters, keyPrefix: '00' }, signature }
    await expect(verify(await solve(easy as Challenge))).rejects.toMatchObject(refused)
    const long = { ...parameters.data, expira: test.now.getTime() + minutes(600) }
    const lasting = { parameters: { ...parameters, data: long }, signature }
    await expect(verify(await solve(lasting as Challenge))).rejects.toMatchObject(refused)
  })

  it.each(['', 'x', '{}', btoa('{}'), btoa('null'), btoa('{"challenge":{"parameters":{}},"solution":{}}')])(
    'that is no answer at all is not taken: %s',
    async (token) => {
      await expect(verify(token)).rejects.toMatchObject(refused)
    },
  )

  it('without the work is not taken', async () => {
    const challenge = await challengeOf(test.farol)
    const solution = { counter: 7, derivedKey: `${challenge.parameters.keyPrefix}${'00'.repeat(16)}` }
    await expect(verify(tokenOf(challenge, solution))).rejects.toMatchObject(refused)
  })

  it('is good for every process of the same secret, and for none of another', async () => {
    const [one, other, stranger] = ['shared', 'shared', 'another'].map((secret) =>
      platformOn(test.platform, { clock: () => test.now, secret }),
    ) as [Platform, Platform, Platform]
    const { desafio } = await one.captcha.challenge(test.farol)
    const token = await solve(JSON.parse(desafio ?? ''))
    await expect(verify(token, test.farol, stranger)).rejects.toMatchObject(refused)
    await verify(token, test.farol, other)
    await expect(verify(token, test.farol, one)).rejects.toMatchObject(refused)
  })
})

/** Solves a challenge as the page does. */
async function solve(challenge: Challenge): Promise<string> {
  return tokenOf(challenge, await solveChallenge({ challenge, deriveKey }))
}

function tokenOf(challenge: Challenge, solution: object | null): string {
  return btoa(JSON.stringify({ challenge, solution }))
}
