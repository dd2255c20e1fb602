import { dayMs } from '@narthex/contract/durations'
import type { TrashItem } from '@narthex/contract/resources/editing.schemas'
import type { AnyConsoleResource, OfficeRecord } from '../../resource/console-resource.ts'
import { listCalls, recordCalls } from '../../resource/record-calls.ts'

/** A record that waits for someone. */
export interface WaitingRecord {
  readonly id: number
  readonly title: string
  /** True if the record is live and has changes that are not. */
  readonly isLive: boolean
  /** Moment when the record goes live. */
  readonly goesLiveAt: string | undefined
}

/** Waiting records of a kind: unfinished, about to go live, or about to be removed from the trash. */
export interface WaitingWork {
  readonly drafts: readonly WaitingRecord[]
  readonly scheduled: readonly WaitingRecord[]
  readonly trash: readonly TrashItem[]
}

/** Work that falls due within seven days is listed. */
const aheadMs = 7 * dayMs
const shownPerKind = 5
const readPerKind = '20'

/** Reads what waits of a kind with drafts, from the lists that it has. */
export async function readWork(kind: AnyConsoleResource, now = new Date()): Promise<WaitingWork> {
  const list = async (query: Readonly<Record<string, string>>) =>
    (await recordCalls.list(kind, { ...query, limit: readPerKind })).itens
  const [drafts, changed, live, trash] = await Promise.all([
    list({ situacao: 'RASCUNHO' }),
    list({ situacao: 'PUBLICADO', flagRascunho: 'true' }),
    list({ situacao: 'PUBLICADO' }),
    kind.calls.listTrash ? listCalls.trash(kind, { limit: readPerKind }) : undefined,
  ])
  const isSoon = (moment: string | undefined) =>
    moment !== undefined && Date.parse(moment) > now.getTime() && Date.parse(moment) <= now.getTime() + aheadMs
  const waiting = [...drafts, ...changed].map((record) => toWaiting(kind, record, record.publicarEm))
  const coming = live.map((record) => toWaiting(kind, record, record.dataPublicacao))
  return {
    drafts: waiting.filter(({ goesLiveAt }) => goesLiveAt === undefined).slice(0, shownPerKind),
    scheduled: [...waiting, ...coming]
      .filter(({ goesLiveAt }) => isSoon(goesLiveAt))
      .toSorted((a, b) => String(a.goesLiveAt).localeCompare(String(b.goesLiveAt)))
      .slice(0, shownPerKind),
    trash: (trash?.itens ?? []).filter(({ expiraEm }) => isSoon(expiraEm)).slice(0, shownPerKind),
  }
}

const toWaiting = (kind: AnyConsoleResource, record: OfficeRecord, moment: unknown): WaitingRecord => ({
  id: record.id,
  title: kind.nameOf(record),
  isLive: record.situacao === 'PUBLICADO',
  goesLiveAt: typeof moment === 'string' ? moment : undefined,
})
