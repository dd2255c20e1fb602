import { atStrength } from '@narthex/contract/testing/strength'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { easyCaptcha, solvedAt } from '../../testing/captcha.ts'
import { openMailbox } from '../../testing/mailbox.ts'
import { enrolPerson, usualPassword } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'

const argon2 = vi.hoisted(() => {
  // Files before this one have loaded the real one.
  vi.resetModules()
  return { verifies: 0 }
})
afterAll(() => vi.resetModules())
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  const verify: typeof real.verify = (...given) => {
    argon2.verifies++
    return real.verify(...given)
  }
  return { ...real, verify }
})

const flood = atStrength({ deep: 2000, full: 300 })

/* What `limits` says of few holds for many, and costs little. */
describe('a flood of guesses', () => {
  const test = setUpChurches({ farol: {}, videira: {} }, { recaptcha: easyCaptcha, mail: openMailbox() })
  beforeAll(async () => {
    for (const church of [test.farol, test.videira])
      for (const email of ['ana@example.org', 'rui@example.org'])
        await enrolPerson(test.platform.transactions.at(church), { email })
  })

  /** Sends the guesses and counts them by outcome. */
  async function send(guessOf: (turn: number) => object): Promise<Record<string, number>> {
    const codes: Record<string, number> = {}
    let turn = 0
    const guesser = async () => {
      while (turn < flood) {
        const body = { password: 'Wrong#pass9', ...guessOf(turn++) }
        const { status, body: answer } = await test.call('POST', '/security/login_check', { body })
        const code = status === 200 ? 'OK' : answer.code
        codes[code] = (codes[code] ?? 0) + 1
      }
    }
    await Promise.all(Array.from({ length: 20 }, guesser))
    return codes
  }

  it('at one login, captchas solved, is ten guesses; its owner is told to wait, and all others log in', async () => {
    argon2.verifies = 0
    const codes = await send(() => ({ username: 'ana@example.org', captcha: solvedAt('farol') }))
    expect(codes).toEqual({ INVALID_CREDENTIALS: 10, TOO_MANY_REQUESTS: flood - 10 })
    expect(argon2.verifies, 'hashes that it took').toBe(10)
    await expect(test.logIn('ana@example.org')).rejects.toThrow('TOO_MANY_REQUESTS')
    await test.logIn('rui@example.org')
  })

  it('of one password at as many logins is a hundred guesses, and is written down once', async () => {
    argon2.verifies = 0
    const codes = await send((turn) => ({ username: `spray${turn}@example.org` }))
    const tried = codes.INVALID_CREDENTIALS ?? 0
    expect(codes).toEqual({ INVALID_CREDENTIALS: tried, CAPTCHA_REQUIRED: flood - tried })
    expect(tried).toBeLessThanOrEqual(100)
    expect(argon2.verifies).toBe(tried)
    const acts = await test.asOwner((owner) => owner.query("select 1 from auditoria where acao = 'LOGIN_SPRAYING'"))
    expect(acts).toHaveLength(1)
    await test.logIn('rui@example.org', { host: 'videira.narthex.test', password: usualPassword })
  })

  it('leaves next to nothing behind', async () => {
    const kept = await test.asOwner((owner) => owner.query('select 1 from tentativa'))
    // For each try that was allowed, its login and its address; and the church.
    expect(kept.length).toBeLessThanOrEqual(2 * 110 + 1)
  })
})
