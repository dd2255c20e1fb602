import 'fake-indexeddb/auto'
import { hasMark } from '@narthex/client/outbox/device-marks'
import { closeMemberStore, openMemberStore } from '@narthex/client/outbox/member-store'
import { fakeBrowser, refusal } from '@narthex/client/testing/browser'
import { ApiError, NoResponseError } from '@narthex/contract/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aMember } from '../../testing/person.ts'
import { readBook, syncBook } from './door-store.ts'
import { aChildTicket, aDoor, aDoorTicket } from './testing/door.ts'

const memberId = aMember.id
const [ana, davi] = [aDoorTicket(), aChildTicket()]
const sold = aDoorTicket({ id: 13, codigo: 'ABCDABCDABCDABCD', nome: 'Téo Ramos' })

interface Part {
  readonly ingressos: readonly object[]
  readonly cursor: string
  readonly flagMais: boolean
}
let browser: ReturnType<typeof fakeBrowser>
/** Response of the server for each cursor; the full list under none. */
let parts: Record<string, Part>
let door: () => Response | undefined

beforeEach(() => {
  browser = fakeBrowser({ path: '/door/7' })
  parts = { '': { ingressos: [ana, davi], cursor: '5', flagMais: false } }
  door = () => Response.json(aDoor())
  browser.answer((call) => {
    const [path = '', query] = call.split('?')
    if (!path.endsWith('/ingressos/')) return door()
    const part = parts[new URLSearchParams(query).get('desde') ?? '']
    return part && Response.json(part)
  })
})
afterEach(async () => {
  await (await openMemberStore('member')).clear(['copy'], () => true)
  vi.unstubAllGlobals()
})

const cursors = () =>
  browser.asked.filter((call) => call.includes('/ingressos/')).map((call) => call.split('?desde=')[1])

describe('the book of a door', () => {
  it('is fetched whole the first time, and is there after a page load without a connection', async () => {
    expect(await readBook(memberId, 7)).toBeUndefined()
    const book = await syncBook(memberId, 7, undefined)
    expect(book).toMatchObject({ door: { evento: { id: 7 } }, tickets: [ana, davi], cursor: '5' })
    closeMemberStore('member')
    expect(await readBook(memberId, 7)).toEqual(book)
    expect(hasMark('copies')).toBe(true)
  })

  it('is of one member and one event', async () => {
    await syncBook(memberId, 7, undefined)
    expect(await readBook(memberId + 1, 7)).toBeUndefined()
    expect(await readBook(memberId, 8)).toBeUndefined()
  })

  it('is fetched in parts where it is long, each from where the last one ended', async () => {
    parts[''] = { ingressos: [ana], cursor: '5.1.11', flagMais: true }
    parts['5.1.11'] = { ingressos: [davi], cursor: '5', flagMais: false }
    expect(await syncBook(memberId, 7, undefined)).toMatchObject({ tickets: [ana, davi], cursor: '5' })
    expect(cursors()).toEqual([undefined, '5.1.11'])
  })

  it('asks later only for what changed since', async () => {
    const canceled = { ...ana, situacao: 'CANCELADO' }
    parts['5'] = { ingressos: [canceled, sold], cursor: '9', flagMais: false }
    const known = await syncBook(memberId, 7, undefined)
    expect(await syncBook(memberId, 7, known)).toMatchObject({ tickets: [canceled, davi, sold], cursor: '9' })
    expect(cursors()).toEqual([undefined, '5'])
    expect((await readBook(memberId, 7))?.tickets).toHaveLength(3)
  })

  it('takes its lists and types again each time', async () => {
    const known = await syncBook(memberId, 7, undefined)
    parts['5'] = { ingressos: [], cursor: '5', flagMais: false }
    door = () => Response.json(aDoor({ flagEntregaResponsavel: false }))
    expect(await syncBook(memberId, 7, known)).toMatchObject({ door: { flagEntregaResponsavel: false } })
  })

  it('is deleted where the member may not stand at this door any more', async () => {
    const known = await syncBook(memberId, 7, undefined)
    door = () => refusal(404, 'NOT_FOUND')
    expect(await syncBook(memberId, 7, known)).toBeUndefined()
    expect(await readBook(memberId, 7)).toBeUndefined()
  })

  it.each([
    ['there is no connection', () => undefined, NoResponseError],
    ['the server is in trouble', () => refusal(503, 'UNAVAILABLE'), ApiError],
  ])('stays as it was where %s', async (_, answer, failure) => {
    const known = await syncBook(memberId, 7, undefined)
    door = answer
    await expect(syncBook(memberId, 7, known)).rejects.toThrow(failure)
    expect(await readBook(memberId, 7)).toEqual(known)
  })

  it('keeps nothing of a fetch that broke off between two parts', async () => {
    const known = await syncBook(memberId, 7, undefined)
    parts['5'] = { ingressos: [sold], cursor: '6.1.1', flagMais: true }
    await expect(syncBook(memberId, 7, known)).rejects.toThrow(NoResponseError)
    expect(await readBook(memberId, 7)).toEqual(known)
  })
})
