import { removeMark, setMark } from '@narthex/client/outbox/device-marks'
import { openMemberStore, type StoreKey } from '@narthex/client/outbox/member-store'
import { listBibleMarks } from '@narthex/contract/bible/bible-mark.endpoints'
import type { BibleMark } from '@narthex/contract/bible/bible-mark.schemas'
import { bibleMarksPerCall } from '@narthex/contract/limits'
import { callApi } from '../../../session/api.ts'
import { markOutbox } from './mark-outbox.ts'
import { type MarkRows, mergeMarks } from './mark-rows.ts'
import { visitorMark, visitorOwner } from './visitor-marks.ts'

/** Marks as this device has them, with the server's version that they are based on. */
interface KeptMarks {
  readonly versao: number
  readonly rows: MarkRows
}

const nothing: KeptMarks = { versao: 0, rows: {} }

/** A member's marks are a copy, which leaves the device with them; a visitor's stay until a member adopts them. */
const keyOf = (owner: number): StoreKey =>
  owner === visitorOwner ? [visitorOwner, 'bible-marks'] : [owner, 'copy', 'bible-marks']

const store = () => openMemberStore('member')

export async function readMarks(owner: number): Promise<MarkRows> {
  return ((await (await store()).get<KeptMarks>(keyOf(owner))) ?? nothing).rows
}

/** Keeps marks on this device, and has a member's sent. Returns all marks. */
export async function changeMarks(owner: number, marks: readonly BibleMark[]): Promise<MarkRows> {
  const rows = await merge(owner, marks)
  if (owner === visitorOwner) setMark(visitorMark)
  else {
    await send(owner, marks)
    void markOutbox.send()
  }
  return rows
}

/** Fetches what changed on other devices since the last time. Returns all marks. */
export async function pullMarks(owner: number): Promise<MarkRows> {
  const kept = (await (await store()).get<KeptMarks>(keyOf(owner))) ?? nothing
  const query = kept.versao > 0 ? { desde: String(kept.versao) } : {}
  const { versao, marcas } = await callApi(listBibleMarks, { query })
  return merge(owner, marcas, versao)
}

/** Gives a visitor's marks to the member who logged in. Safe to repeat: they are sent before they are removed. */
export async function adoptVisitorMarks(owner: number): Promise<void> {
  const marks = Object.values(await readMarks(visitorOwner))
  if (marks.length > 0) {
    await merge(owner, marks)
    await send(owner, marks)
  }
  await (await store()).change(keyOf(visitorOwner), () => undefined)
  removeMark(visitorMark)
}

async function merge(owner: number, marks: readonly BibleMark[], versao?: number): Promise<MarkRows> {
  let rows: MarkRows = {}
  if (owner !== visitorOwner) setMark('copies')
  await (await store()).change<KeptMarks>(keyOf(owner), (now = nothing) => {
    rows = mergeMarks(now.rows, marks)
    return { versao: Math.max(versao ?? 0, now.versao), rows }
  })
  return rows
}

async function send(memberId: number, marks: readonly BibleMark[]): Promise<void> {
  for (let start = 0; start < marks.length; start += bibleMarksPerCall) {
    const some = marks.slice(start, start + bibleMarksPerCall)
    await markOutbox.keep({ memberId, names: [crypto.randomUUID()] }, some)
  }
}
