import { messageToSign, writeTicketQr } from '@narthex/contract/tickets/ticket-qr'
import { getPublicKeyAsync, signAsync, utils } from '@noble/ed25519'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { addOwnScans, type OwnScan } from './door-book.ts'
import { judgeText, judgeTicket, makeScan, type Stand } from './scan-judge.ts'
import { aBook, aChildTicket, aDevice, aDoorTicket, anOwnScan, bus, entrance } from './testing/door.ts'

const secret = utils.randomSecretKey()
const [ana, davi] = [aDoorTicket(), aChildTicket()]
const unknownCode = 'ZZZZZZZZZZZZZZZZ'
let chavePublica: string
beforeAll(async () => {
  chavePublica = Buffer.from(await getPublicKeyAsync(secret)).toString('base64url')
})

const sign = async (code: string, by = secret) => writeTicketQr(code, await signAsync(messageToSign(code), by))

/** A phone at the entrance, with what it read since the server was heard. */
function aStand(own: readonly OwnScan[] = [], change: Partial<Stand> = {}): Stand {
  const book = aBook([ana, davi], { chavePublica })
  return { book, tickets: addOwnScans(book.tickets, own), own, list: entrance, device: aDevice, ...change }
}
/** Scans texts in sequence on a phone without a connection. */
async function scanAll(texts: readonly string[], stand = aStand()) {
  let own = stand.own
  const verdicts = []
  for (const text of texts) {
    const verdict = await judgeText(aStand(own, { list: stand.list }), text, false)
    if ('scan' in verdict) own = [...own, verdict.scan]
    verdicts.push(verdict)
  }
  return { kinds: verdicts.map(({ kind }) => kind), own }
}

describe('a reading', () => {
  it('names its list, phone and moment, and has an id of its own', () => {
    vi.useFakeTimers({ now: new Date('2031-01-10T13:00:00Z'), toFake: ['Date'] })
    const scan = makeScan(aStand(), { bilhete: 11 })
    vi.useRealTimers()
    expect(scan).toEqual({
      id: expect.any(String),
      lista: 1,
      tipo: 'ENTRADA',
      momento: '2031-01-10T13:00:00.000Z',
      aparelho: aDevice,
      responsavel: null,
      desfaz: null,
      bilhete: 11,
      codigo: null,
    })
    expect(makeScan(aStand(), {}).id).not.toBe(scan.id)
  })
})

describe('a ticket of the book', () => {
  it('is let in by its signed code, its code in letters, or by name', async () => {
    const scan = { bilhete: ana.id, codigo: ana.codigo, tipo: 'ENTRADA', lista: 1, aparelho: aDevice }
    for (const text of [await sign(ana.codigo), '0123-4567 89ab-cdef'])
      expect(await judgeText(aStand(), text, false)).toMatchObject({ kind: 'enters', ticket: ana, scan })
    expect(judgeTicket(aStand(), ana)).toMatchObject({ kind: 'enters', ticket: ana, scan })
  })

  it('enters once, though the server has not heard of the first time', async () => {
    const qr = await sign(ana.codigo)
    const { kinds, own } = await scanAll([qr, qr, ana.codigo])
    expect(kinds).toEqual(['enters', 'duplicate', 'duplicate'])
    expect(own).toHaveLength(1)
  })

  it('of a child is asked about the second time', async () => {
    expect((await scanAll([davi.codigo, davi.codigo])).kinds).toEqual(['enters', 'inside'])
  })

  it('enters again once the reading was undone', async () => {
    const first = anOwnScan({ bilhete: ana.id, codigo: ana.codigo })
    const undoing = anOwnScan({ id: 'scan-2', tipo: 'DESFEITA', desfaz: first.id, bilhete: ana.id })
    expect((await judgeText(aStand([first]), ana.codigo, false)).kind).toBe('duplicate')
    expect((await judgeText(aStand([first, undoing]), ana.codigo, false)).kind).toBe('enters')
  })

  it('on no list of this door is sent to another', async () => {
    expect(await judgeText(aStand([], { list: bus }), ana.codigo, false)).toEqual({ kind: 'otherList', ticket: ana })
  })
})

describe('a ticket that is not in the book', () => {
  it('is let in by its signature while the book may be old, and only once', async () => {
    const qr = await sign(unknownCode)
    const { kinds, own } = await scanAll([qr, qr])
    expect(kinds).toEqual(['enters', 'duplicate'])
    expect(own).toMatchObject([{ bilhete: null, codigo: unknownCode }])
  })

  it('that was let in names the phone and the moment', async () => {
    const earlier = anOwnScan({ codigo: unknownCode })
    const verdict = await judgeText(aStand([earlier]), await sign(unknownCode), false)
    expect(verdict).toEqual({ kind: 'duplicate', ticket: undefined, earlier })
  })

  it.each([
    ['was undone', [anOwnScan({ codigo: unknownCode }), anOwnScan({ id: 'x', tipo: 'DESFEITA', desfaz: 'scan-1' })]],
    ['is of another list', [anOwnScan({ codigo: unknownCode, lista: bus.id })]],
    ['is of another ticket', [anOwnScan({ codigo: ana.codigo })]],
    ['let someone out', [anOwnScan({ codigo: unknownCode, tipo: 'SAIDA' })]],
  ])('enters where the earlier reading %s', async (_, own) => {
    expect((await judgeText(aStand(own), await sign(unknownCode), false)).kind).toBe('enters')
  })

  it('is void where the book is complete: it was replaced or never sold', async () => {
    expect(await judgeText(aStand(), await sign(unknownCode), true)).toEqual({ kind: 'unknown' })
  })

  it('is unknown by its typed code, which anyone can invent', async () => {
    for (const isComplete of [false, true])
      expect(await judgeText(aStand(), unknownCode, isComplete)).toEqual({ kind: 'unknown' })
  })
})

describe('a text that is no ticket of this event', () => {
  it('is forged where another key signed it, also for a code that is in the book', async () => {
    const forged = await sign(ana.codigo, utils.randomSecretKey())
    expect(await judgeText(aStand(), forged, false)).toEqual({ kind: 'forged' })
    expect(await judgeText(aStand(), forged, true)).toEqual({ kind: 'forged' })
  })

  it('is unknown where it is something else', async () => {
    for (const text of ['https://example.org', '', ana.codigo.slice(1)])
      expect(await judgeText(aStand(), text, false), text).toEqual({ kind: 'unknown' })
  })
})
