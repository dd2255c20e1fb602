import { Writable } from 'node:stream'
import { toHost } from '@narthex/api/testing/seeded-churches'
import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'
import { setUpServer } from './testing/test-server.ts'

/** Secrets, each in a place where a request can carry it; none of them may appear in the log. */
const secrets = [
  'tok-3141',
  'maria@example.org',
  '203.0.113.77',
  '11987654321',
  'hunter2',
  '390.533.447-05',
  '5105105105105100',
]
const [token = '', email = '', address = '', phone = '', password = '', cpf = '', card = ''] = secrets

const cards = '/general/payment/church/videira/card'
const typed = { titular: 'ANA SOUZA', numero: card, validade: '12/2039', cvv: '739' }
/** A card, right and wrong, where it belongs and where it does not. */
const cardRequests: InjectOptions[] = ['/api/v1', '/api/bff'].flatMap((base) => [
  { method: 'POST', url: `${base}${cards}/token`, payload: typed },
  { method: 'POST', url: `${base}${cards}/token`, payload: { ...typed, cvv: card, outro: card } },
  {
    method: 'POST',
    url: `${base}${cards}/token`,
    headers: { 'content-type': 'application/json' },
    payload: `{"numero":"${card}`,
  },
  { method: 'POST', url: `${base}${cards}/token?numero=${card}`, payload: { numero: [card] } },
  { method: 'POST', url: `${base}${cards}`, payload: { token: card } },
  { url: `${base}${cards}/${card}` },
  { method: 'DELETE', url: `${base}${cards}/${card}` },
])

const requests: InjectOptions[] = [
  { url: `/about?token=${token}&user=${email}` },
  { url: `/error?message=${email}` },
  { url: `/user/${phone}/${cpf}` },
  { url: `/event/fails?message=${phone}` },
  { url: `/api/v1/igreja/?hostname=${email}&token=${token}` },
  { url: `/api/v1/igreja/codigo/${phone}` },
  { url: `/api/v1/nothing/${email}?token=${token}` },
  { url: `/api/v1/%zz${email}` },
  { url: `/%zz${email}` },
  { url: `/assets/${email}.js` },
  { method: 'POST', url: `/access?token=${token}`, payload: { email, senha: password } },
  { method: 'POST', url: '/api/v1/banner/', payload: { email, senha: password, cpf } },
  { url: `/api/v1/user/?email=${email}` },
  { method: 'POST', url: '/api/v1/security/login_check', payload: { username: email, password } },
  { method: 'POST', url: '/api/v1/security/entrega/trocar', payload: { codigo: token } },
  { method: 'POST', url: '/api/v1/security/token/refresh', payload: { refreshToken: token } },
  { method: 'POST', url: '/api/v1/security/recuperar-senha', payload: { email } },
  {
    method: 'POST',
    url: '/api/v1/banner/',
    headers: { 'content-type': 'application/json' },
    payload: `{"cpf":"${cpf}`,
  },
  ...cardRequests,
]

describe('the log', () => {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const server = setUpServer({ log: createLog('debug', stream), environment: { TRUSTED_PROXIES: '127.0.0.1' } })

  const send = (request: InjectOptions, label: 'videira' | 'farol') =>
    server.app.inject({
      ...request,
      headers: {
        host: toHost(server.churches[label]),
        cookie: `token=${token}`,
        authorization: `Bearer ${token}`,
        referer: `https://example.org/?user=${email}`,
        'x-forwarded-for': address,
        'user-agent': `${phone} ${password}`,
        ...request.headers,
      },
    })
  const leaked = () => secrets.filter((secret) => lines.join('').includes(secret))

  it('says of each request that it was answered, by its id and route', async () => {
    lines.length = 0
    for (const request of requests) await send(request, 'videira')
    const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered')
    expect(answered.length).toBeGreaterThan(5)
    for (const { req, res, ms } of answered) {
      expect(Object.keys(req)).toEqual(expect.arrayContaining(['id', 'method']))
      expect(res.statusCode).toBeGreaterThan(199)
      expect(ms).toBeTypeOf('number')
    }
  })

  it('tells nothing of a person: no address, token, query, body or e-mail', () => {
    expect(leaked()).toEqual([])
  })

  it('names what failed, and where', () => {
    expect(lines.find((line) => line.includes('"page failed"'))).toContain('plain-renderer.ts')
  })

  it('tells nothing of a person either when the database fails under a call', async () => {
    lines.length = 0
    await server.test.asOwner((owner) =>
      owner.exec('revoke select on igreja, organizacao, banner from narthex_directory, narthex_app'),
    )
    await send({ url: `/api/v1/igreja/codigo/${phone}` }, 'videira')
    await send({ url: `/api/v1/banner/?igreja=${cpf}` }, 'videira')
    await send({ url: `/api/v1/organizacao/${encodeURIComponent(email)}` }, 'videira')
    for (const request of cardRequests) await send(request, 'videira')
    expect(lines.join('')).toContain('request failed')
    expect(leaked()).toEqual([])
  })
})
