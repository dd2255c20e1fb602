import 'fake-indexeddb/auto'
import { fakeBrowser, refusal, tokenFrom } from '@narthex/client/testing/browser'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSession } from '../../session/session.ts'
import { aMember, anAccount } from '../../testing/person.ts'
import type { OwnScan } from './door-book.ts'
import { scanOutbox } from './scan-outbox.ts'
import { scansToSend } from './scans-to-send.ts'
import { aDevice, anOwnScan } from './testing/door.ts'

const memberId = aMember.id
const place = { memberId, names: [7, 'batch'] }
const session = { isRead: true, token: tokenFrom(0, 4_000_000_000), account: anAccount, clientAccount: aMember }
let bodies: { readonly call: string; readonly aparelho: string; readonly leituras: readonly object[] }[]
let answer: () => Response | undefined | Promise<Response>

beforeEach(() => {
  fakeBrowser({ path: '/door/7' })
  vi.stubGlobal('navigator', { onLine: true })
  useSession.setState({ ...useSession.getInitialState(), ...session })
  bodies = []
  answer = () => Response.json([])
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { aparelho, leituras } = JSON.parse(String(init.body))
    bodies.push({ call: `${init.method} ${address}`, aparelho, leituras })
    const given = await answer()
    if (!given) throw new TypeError('Failed to fetch')
    return given
  })
})
afterEach(async () => {
  await scanOutbox.clear({ memberId })
  vi.unstubAllGlobals()
})

const keep = (...scans: readonly OwnScan[]) => scanOutbox.keep(place, { aparelho: aDevice, scans })
const waiting = async () => (await scanOutbox.list(memberId, [7])).flatMap(({ record }) => record.scans)

it('readings wait without a connection, and are sent once when it is back', async () => {
  answer = () => undefined
  await keep(anOwnScan({ bilhete: 11, codigo: '0123456789ABCDEF' }))
  await scanOutbox.send()
  expect(await waiting()).toHaveLength(1)
  expect(scansToSend.mayHold({ memberId } as never)).toBe(true)
  answer = () => Response.json([])
  await scanOutbox.send()
  expect(await waiting()).toEqual([])
  expect(bodies).toHaveLength(2)
  expect(bodies[1]).toMatchObject({ call: expect.stringMatching(/^POST .*\/evento\/7\//), aparelho: aDevice })
  await scanOutbox.send()
  expect(bodies).toHaveLength(2)
})

it('a reading names its ticket by the id, by the code where only that is known, and an undoing its reading', async () => {
  await keep(
    anOwnScan({ bilhete: 11, codigo: '0123456789ABCDEF' }),
    anOwnScan({ id: 'scan-2', codigo: 'ZZZZZZZZZZZZZZZZ' }),
    anOwnScan({ id: 'scan-3', tipo: 'DESFEITA', desfaz: 'scan-1', bilhete: 11 }),
    anOwnScan({ id: 'scan-4', tipo: 'SAIDA', bilhete: 12, responsavel: 'Ana Prado' }),
  )
  await scanOutbox.send()
  const common = { lista: 1, momento: '2031-01-10T12:00:00.000Z', responsavel: null }
  expect(bodies[0]?.leituras).toEqual([
    { ...common, id: 'scan-1', tipo: 'ENTRADA', bilhete: 11 },
    { ...common, id: 'scan-2', tipo: 'ENTRADA', codigo: 'ZZZZZZZZZZZZZZZZ' },
    { ...common, id: 'scan-3', tipo: 'DESFEITA', bilhete: 11, desfaz: 'scan-1' },
    { ...common, id: 'scan-4', tipo: 'SAIDA', bilhete: 12, responsavel: 'Ana Prado' },
  ])
})

it('what is read while a batch is on its way is sent after it, and nothing of it twice', async () => {
  const [first, second] = [anOwnScan({ bilhete: 11 }), anOwnScan({ id: 'scan-2', bilhete: 12 })]
  await keep(first)
  answer = async () => {
    if (bodies.length === 1) await keep(first, second)
    return Response.json([])
  }
  await scanOutbox.send()
  await scanOutbox.send()
  expect(bodies.map(({ leituras }) => leituras.map((scan) => (scan as OwnScan).id))).toEqual([['scan-1'], ['scan-2']])
  expect(await waiting()).toEqual([])
})

it('readings of a member who may not stand there any more stay, and are not sent again', async () => {
  answer = () => refusal(404, 'NOT_FOUND')
  await keep(anOwnScan({ bilhete: 11 }))
  await scanOutbox.send()
  await scanOutbox.send()
  expect(bodies).toHaveLength(1)
  expect(await scanOutbox.list(memberId, [7])).toMatchObject([{ state: 'refused' }])
})
