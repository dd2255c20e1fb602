import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { createServer as createPlainServer, type RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { inspectHost } from '@narthex/api/modules/operator/churches/host-inspection.service'
import { judgeHost } from '@narthex/api/modules/operator/churches/host-judgement.rules'
import { makeCertificate, makeRsaKey, toPem } from '@narthex/api/testing/wallet-keys'
import { dayMs } from '@narthex/contract/durations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type NameServer, openNameServer } from '../testing/name-server.ts'

const church = { codigo: 'mare', uuid: '6f9619ff-8b86-4011-b42d-00c04fc964ff' }

describe('a host that is inspected over the network', () => {
  const closings: (() => void)[] = []
  let names: NameServer
  let securePort: number
  let plainPort: number

  /** Answers as the product does at `www.mare.example`, and as a proxy that loses the host elsewhere. */
  const answer: RequestListener = (request, response) => {
    const isHere = request.headers.host === 'www.mare.example' && request.url === '/api/v1/igreja/codigo/mare'
    const isLost = request.headers.host === 'lost.mare.example'
    const lost = { code: 'HOST_UNKNOWN', message: '' }
    response.end(isLost ? JSON.stringify(lost) : JSON.stringify(isHere ? { status: true, igreja: church } : 'a page'))
  }

  beforeAll(async () => {
    const key = makeRsaKey()
    const der = makeCertificate({
      subject: { CN: 'www.mare.example' },
      key,
      validTo: new Date(Date.now() + 30 * dayMs),
    })
    const cert = new X509Certificate(der).toString()
    const secure = createServer({ key: toPem(key), cert }, answer).listen(0, '127.0.0.1')
    const plain = createPlainServer(answer).listen(0, '127.0.0.1')
    await Promise.all([once(secure, 'listening'), once(plain, 'listening')])
    securePort = (secure.address() as AddressInfo).port
    plainPort = (plain.address() as AddressInfo).port
    names = await openNameServer({
      'www.mare.example': { A: '203.0.113.9', AAAA: '2001:db8:0:0:0:0:0:9', CNAME: 'narthex.example' },
      'lost.mare.example': { A: '203.0.113.9' },
      'narthex.example': { A: '203.0.113.9' },
    })
    closings.push(
      () => secure.close(),
      () => plain.close(),
      names.close,
    )
  })
  afterAll(() => {
    for (const close of closings) close()
  })

  const inspect = (host: string, protocol: 'http:' | 'https:', port: number) =>
    inspectHost({
      host,
      domain: { protocol, hostname: 'narthex.example', port: String(port) },
      church,
      network: { nameServers: [names.address], address: '127.0.0.1' },
    })

  it('tells its addresses, its alias, its certificate and who answers', async () => {
    const facts = await inspect('www.mare.example', 'https:', securePort)
    expect(facts.dns).toMatchObject({ addresses: ['203.0.113.9', '2001:db8::9'], alias: 'narthex.example' })
    expect(facts.product.addresses).toEqual(['203.0.113.9'])
    expect(facts.certificate).toMatchObject({ names: [], failure: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
    expect(facts.answer.isThisChurch).toBe(true)
    const findings = judgeHost(facts, new Date())
    expect(findings.map(({ isGood }) => isGood)).toEqual([true, false, true])
    expect(findings[1]?.text).toContain('browsers refuse the certificate (DEPTH_ZERO_SELF_SIGNED_CERT)')
    expect(findings[0]?.text).toContain('as narthex.example does')
  })

  it('over plain http is asked for no certificate', async () => {
    const facts = await inspect('www.mare.example', 'http:', plainPort)
    expect(facts.certificate).toBeUndefined()
    expect(facts.answer).toMatchObject({ isThisChurch: true, text: 'answers as this church' })
  })

  it('is told from another server, and from a proxy that does not pass the Host header on', async () => {
    expect((await inspect('lost.mare.example', 'http:', plainPort)).answer.text).toContain('Host header')
    expect((await inspect('other.mare.example', 'http:', plainPort)).answer.text).toContain('another server')
  })

  it('that is nowhere, or does not answer, is said so and never thrown', async () => {
    const facts = await inspect('nowhere.example', 'https:', 1)
    expect(facts.dns).toEqual({ addresses: [], alias: undefined, failure: undefined })
    expect(facts.certificate).toEqual({ failure: 'ECONNREFUSED' })
    expect(facts.answer).toMatchObject({ isThisChurch: false, text: 'does not answer at port 1 (ECONNREFUSED)' })
  })
})
