import { Outbox } from '@narthex/client/outbox/outbox'
import type { Success } from '@narthex/contract/endpoint'
import { recordScans } from '@narthex/contract/tickets/door.endpoints'
import { unsentMarks } from '../../outbox/unsent-marks.ts'
import { callApi } from '../../session/api.ts'
import type { OwnScan } from './door-book.ts'

/** Readings of one phone that go together. */
export interface ScanBatch {
  readonly aparelho: string
  readonly scans: readonly OwnScan[]
}

/** The member may not stand at this door any more. */
export type ScanProblem = 'refused'

/**
 * Readings that the server does not have yet, by event and batch. A batch grows while it waits; each page writes its own, so
 * that two tabs cannot lose each other's readings.
 */
export const scanOutbox = new Outbox<ScanBatch, ScanProblem, Success<typeof recordScans>>({
  name: 'scans',
  mark: unsentMarks.scans,
  send: ({ aparelho, scans }, { names: [eventId] }) =>
    callApi(recordScans, {
      params: { id: String(eventId) },
      body: { aparelho, agora: new Date().toISOString(), leituras: scans.map(toNewScan) },
    }),
  toProblem: () => 'refused',
  rebase: (later, sent) => {
    const known = new Set(sent.scans.map(({ id }) => id))
    return { ...later, scans: later.scans.filter(({ id }) => !known.has(id)) }
  },
})

function toNewScan({ id, lista, bilhete, codigo, tipo, momento, responsavel, desfaz }: OwnScan) {
  return {
    id,
    lista,
    tipo,
    momento,
    responsavel,
    ...(bilhete === null ? {} : { bilhete }),
    ...(codigo === null || bilhete !== null ? {} : { codigo }),
    ...(desfaz === null ? {} : { desfaz }),
  }
}
