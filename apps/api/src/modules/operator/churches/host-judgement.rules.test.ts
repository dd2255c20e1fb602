import { describe, expect, it } from 'vitest'
import { type HostFacts, judgeHost } from './host-judgement.rules.ts'

const now = new Date('2026-03-01T12:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000 + 1000)
const well: HostFacts = {
  host: 'www.mare.example',
  isLocal: false,
  dns: { addresses: ['203.0.113.9'], alias: undefined },
  machine: ['203.0.113.9'],
  product: { host: 'narthex.example', addresses: ['203.0.113.9'] },
  certificate: { endsAt: inDays(80), names: ['www.mare.example'] },
  answer: { isThisChurch: true, code: 'ANSWERS', text: 'answers as this church' },
}
const elsewhere = { addresses: ['198.51.100.1'], alias: undefined }
const notHere: HostFacts['answer'] = {
  isThisChurch: false,
  code: 'ANSWERS_OTHER',
  text: 'another server answers there (status 404)',
}
const judge = (facts: Partial<HostFacts>) =>
  judgeHost({ ...well, ...facts }, now).map(({ isGood, text }) => ({ isGood, text }))

describe('a host is judged in sentences', () => {
  it('and is well where it points here, its certificate holds and the church answers', () => {
    expect(judge({})).toEqual([
      { isGood: true, text: 'points to 203.0.113.9, which is this machine' },
      { isGood: true, text: 'the certificate ends in 80 days' },
      { isGood: true, text: 'answers as this church' },
    ])
  })

  it.each<[string, Partial<HostFacts>, boolean, string]>([
    [
      'another machine',
      { dns: elsewhere, answer: notHere },
      false,
      'points to 198.51.100.1; this machine is 203.0.113.9; narthex.example is 203.0.113.9',
    ],
    ['a proxy before this machine', { dns: elsewhere }, true, 'points to 198.51.100.1; this machine is'],
    ['where the product points', { machine: ['10.0.0.7'] }, true, 'points to 203.0.113.9, as narthex.example does'],
    [
      'by an alias',
      { dns: { ...well.dns, alias: 'narthex.example' } },
      true,
      'by an alias of narthex.example, which is this machine',
    ],
    ['nowhere', { dns: { addresses: [], alias: undefined } }, false, 'add a CNAME record to narthex.example'],
    [
      'no one knows where',
      { dns: { addresses: [], alias: undefined, failure: 'ETIMEOUT' } },
      false,
      'the name servers did not answer (ETIMEOUT)',
    ],
    ['this machine by its name', { isLocal: true, dns: { addresses: [], alias: undefined } }, true, 'by its name'],
  ])('that leads to %s', (_, facts, isGood, text) => {
    expect(judge(facts)[0]).toEqual({ isGood, text: expect.stringContaining(text) })
  })

  it.each<[string, NonNullable<HostFacts['certificate']>, boolean, string]>([
    ['ends tomorrow', { endsAt: inDays(1) }, false, 'ends in 1 day: it should have been renewed'],
    ['ends today', { endsAt: inDays(0) }, false, 'ends today'],
    ['ends in two weeks', { endsAt: inDays(14) }, true, 'ends in 14 days'],
    ['has ended', { endsAt: inDays(-3), failure: 'CERT_HAS_EXPIRED' }, false, 'ended 3 days ago'],
    [
      'is for another host',
      { endsAt: inDays(80), names: ['a.example'], failure: 'ERR_TLS_CERT_ALTNAME_INVALID' },
      false,
      'it is for a.example',
    ],
    ['is not there', { failure: 'ECONNREFUSED' }, false, 'no certificate (ECONNREFUSED)'],
  ])('whose certificate %s', (_, certificate, isGood, text) => {
    expect(judge({ certificate })[1]).toEqual({ isGood, text: expect.stringContaining(text) })
  })

  it('without a certificate where the product speaks plain http', () => {
    expect(judge({ certificate: undefined })).toHaveLength(2)
  })
})
