import { getCaptcha } from '@narthex/contract/captcha/captcha.endpoints'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { foundChurch } from '../../modules/churches/churches.editing.service.ts'
import { clientAt } from '../../testing/client-at.ts'
import { plainChurch } from '../../testing/plain-church.ts'
import { setUpPlatform } from '../../testing/set-up.ts'
import { platformOn } from '../../testing/test-platform.ts'
import type { Log } from '../log.ts'
import type { Platform } from '../platform.ts'
import type { ChurchScope } from '../scope/scope.ts'

const refused = { code: 'INVALID_CAPTCHA', status: 400 }

describe('a captcha that Google judges', () => {
  const asked: { url: string; form: Record<string, string> }[] = []
  const warnings: string[] = []
  let google: () => Response | Promise<Response>
  let platform: Platform
  let farol: ChurchScope

  const test = setUpPlatform()

  beforeAll(async () => {
    const log: Log = {
      info() {},
      error() {},
      warn: (fields, message) => warnings.push(JSON.stringify([fields, message])),
    }
    const send: typeof fetch = async (url, request) => {
      asked.push({ url: String(url), form: Object.fromEntries(new URLSearchParams(String(request?.body))) })
      return google()
    }
    platform = platformOn(test.platform, { log, recaptcha: { siteKey: 'public', secret: 'hush-42', fetch: send } })
    const hosts = [{ nome: 'www.farol.example', flagPrincipal: true }]
    farol = await foundChurch(platform, plainChurch('farol', { hosts }))
    await foundChurch(platform, plainChurch('videira'))
  })
  beforeEach(() => {
    asked.length = 0
    warnings.length = 0
  })

  it('tells the page the public key, and nothing else', async () => {
    expect(await (await clientAt(platform, farol)).call(getCaptcha, {})).toEqual({
      provedor: 'RECAPTCHA',
      desafio: null,
      chaveSite: 'public',
    })
  })

  it.each(['www.farol.example', 'farol.narthex.test'])('is taken where it was solved at %s', async (hostname) => {
    google = () => Response.json({ success: true, hostname, challenge_ts: '2026-03-01T12:00:00Z' })
    await platform.captcha.verify(farol, 'tok en&response=x')
    expect(asked).toEqual([
      {
        url: 'https://www.google.com/recaptcha/api/siteverify',
        form: { secret: 'hush-42', response: 'tok en&response=x' },
      },
    ])
  })

  it.each([
    ['Google says no', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['it was solved on another church’s site', { success: true, hostname: 'videira.narthex.test' }],
    ['it was solved on nobody’s site', { success: true, hostname: 'evil.example' }],
    ['nobody knows where it was solved', { success: true }],
    ['the answer is none', { ok: 'yes' }],
  ])('is not taken where %s', async (_, answer) => {
    google = () => Response.json(answer)
    await expect(platform.captcha.verify(farol, 'token')).rejects.toMatchObject(refused)
  })

  it.each([
    ['fails', () => new Response('<h1>502</h1>', { status: 502 })],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed: hush-42'))],
    ['is too slow', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ])('is not taken while Google %s; the log says so without the secret', async (_, answer) => {
    google = answer
    await expect(platform.captcha.verify(farol, 'token')).rejects.toMatchObject(refused)
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).not.toContain('hush-42')
    for (let call = 0; call < 6; call++) await platform.captcha.verify(farol, 'token').catch(() => {})
    expect(warnings).toHaveLength(3)
  })
})
