import 'fake-indexeddb/auto'
import { closeMemberStore } from '@narthex/client/outbox/member-store'
import { type FakeBrowser, fakeBrowser, refusal, tokenFrom } from '@narthex/client/testing/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { keepDraft, listDrafts, type Place } from './drafts.ts'
import { entryPlace, keepFinished, meetingOutbox } from './meeting-outbox.ts'
import { blankRecord, newRecordId, type Written } from './record.ts'
import { rebaseOnSent } from './sent-versions.ts'
import { meetingsToSend } from './to-send.ts'

const place = { memberId: aMember.id, celulaId: 3 }
const token = tokenFrom(0, 4_000_000_000)
const record = (day: string): Written => blankRecord(newRecordId(3, day, []), day)
const answered = (versao = 1) => Response.json({ versao })
let browser: FakeBrowser

beforeEach(() => {
  browser = fakeBrowser({ path: '/groups/3/meetings' })
  useSession.setState({
    ...useSession.getInitialState(),
    isRead: true,
    token,
    account: anAccount,
    clientAccount: aMember,
  })
})
afterEach(async () => {
  for (const { record } of await meetingOutbox.list(place.memberId))
    await meetingOutbox.drop(entryPlace(place, record.id))
  vi.unstubAllGlobals()
})

/** Counts unsent records as a logout does. */
async function countUnsent(memberId: number): Promise<number> {
  const owner = { codigo: 'ponte', memberId }
  return meetingsToSend.mayHold(owner) ? (await meetingsToSend.load()).countUnsent(owner) : 0
}

const keep = (at: Place, written: Written) => meetingOutbox.keep(entryPlace(at, written.id), written)
const states = async () => (await meetingOutbox.list(place.memberId)).map(({ state }) => state)

describe('what a leader left to be sent', () => {
  it('is sent once there is an answer, and gone from here then', async () => {
    await keep(place, record('2026-04-21'))
    await meetingOutbox.send()
    expect(await states(), 'no response').toEqual(['waiting'])
    browser.asked.length = 0
    browser.answer(() => answered())
    await meetingOutbox.send()
    expect(browser.asked).toEqual([`PUT /api/v1/celula/3/reuniao-registro/${record('2026-04-21').id}`])
    expect(await states()).toEqual([])
  })

  it('is sent and counted before they log out', async () => {
    expect(await countUnsent(place.memberId)).toBe(0)
    await keep(place, record('2026-04-21'))
    expect(await countUnsent(place.memberId)).toBe(1)
    expect(await countUnsent(place.memberId + 1)).toBe(0)
    browser.answer(() => answered())
    expect(await countUnsent(place.memberId)).toBe(0)
  })

  it('is sent one after the other, and no further where nobody answers', async () => {
    for (const day of ['2026-04-14', '2026-04-21']) await keep(place, record(day))
    browser.answer((call) => (call.includes('20260414') ? answered() : undefined))
    await meetingOutbox.send()
    expect((await meetingOutbox.list(place.memberId)).map(({ record }) => record.data)).toEqual(['2026-04-21'])
  })

  it('stays where it was saved again while it was on its way', async () => {
    await keep(place, record('2026-04-21'))
    let saved: Promise<void> | undefined
    browser.answer(() => {
      saved ??= keep(place, { ...record('2026-04-21'), tema: 'Mais' })
      return answered(4)
    })
    await meetingOutbox.send()
    await saved
    const [left] = await meetingOutbox.list(place.memberId)
    expect(left).toMatchObject({ state: 'waiting', record: { tema: 'Mais' } })
  })

  it('never conflicts with itself: what was begun before it arrived goes upon the version that arrived', async () => {
    const upon: unknown[] = []
    let versao = 3
    browser.answer((_, request) => {
      void request.json().then((body) => upon.push(body.versao))
      return answered(++versao)
    })
    const day = record('2026-05-05')
    for (const tema of ['Sal', 'Luz', 'Pão']) {
      // Each time as it was before anything had arrived: the form was open all the while.
      await keep(place, { ...day, tema })
      await meetingOutbox.send()
    }
    await expect.poll(() => upon).toEqual([null, 4, 5])
    // Chosen between two texts: the version that was named then is the newer one.
    expect((await rebaseOnSent(place, { ...day, versao: 9 })).versao).toBe(9)
  })

  it('never conflicts with itself: what arrived without an answer is sent again before what was written since', async () => {
    const sent: unknown[] = []
    let versao = 0
    const day = record('2026-05-12')
    await keep(place, { ...day, tema: 'Sal' })
    await meetingOutbox.send()
    await keep(place, { ...day, tema: 'Luz' })
    browser.answer((_, request) => {
      void request.json().then((body) => sent.push([body.tema, body.versao]))
      return answered(++versao)
    })
    await meetingOutbox.send()
    await expect
      .poll(() => sent)
      .toEqual([
        ['Sal', null],
        ['Luz', 1],
      ])
    expect(await states()).toEqual([])
  })

  it('is remembered for its own member, when other members have sent all of theirs', async () => {
    await keep(place, record('2026-04-21'))
    await keep({ ...place, memberId: 99 }, record('2026-04-21'))
    browser.answer(() => answered())
    await meetingOutbox.send()
    expect([place.memberId, 99].map((memberId) => meetingsToSend.mayHold({ codigo: 'ponte', memberId }))).toEqual([
      false,
      true,
    ])
    await meetingOutbox.clear({ memberId: 99 })
  })

  it.each([
    [409, 'CHANGED_MEANWHILE', 'conflict'],
    [409, 'MEETING_REMOVED', 'removed'],
    [404, 'NOT_FOUND', 'refused'],
    [503, 'BUSY', 'waiting'],
    [429, 'TOO_MANY_REQUESTS', 'waiting'],
  ])('answered %i %s is %s, and never lost', async (status, code, state) => {
    await keep(place, record('2026-04-21'))
    browser.answer(() => refusal(status, code))
    await meetingOutbox.send()
    expect(await states()).toEqual([state])
    browser.asked.length = 0
    await meetingOutbox.send()
    expect(browser.asked.length, 'what is stuck waits for its leader').toBe(state === 'waiting' ? 1 : 0)
  })

  it('outlives the page, as does what is being written; saving ends the draft', async () => {
    await keepDraft(place, { ...record('2026-04-21'), tema: 'Sal' })
    await keep(place, record('2026-04-14'))
    closeMemberStore('member')
    expect((await listDrafts(place)).map(({ tema }) => tema)).toEqual(['Sal'])
    expect(await states()).toEqual(['waiting'])
    await keepFinished(place, record('2026-04-21'))
    expect(await listDrafts(place)).toEqual([])
  })
})
