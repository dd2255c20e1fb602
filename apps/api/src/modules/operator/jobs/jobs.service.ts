import type { Success } from '@narthex/contract/endpoint'
import type {
  FailedJob,
  listFailedJobs,
  listOperatorQueues,
  OperatorQueue,
} from '@narthex/contract/operator/jobs.endpoints'
import type { Database } from '../../../platform/database/database.ts'
import { type ListQuery, readList } from '../../../platform/database/keyset.ts'
import type { Hold } from '../../../platform/hold/hold.ts'
import {
  countFailingJobs,
  type FailedJobFilter,
  type FailedJobRow,
  failedJobOrder,
  listFailedJobRows,
} from '../../../platform/jobs/failed-jobs.queries.ts'
import { readJobStats } from '../../../platform/jobs/job-stats.ts'
import { findLane } from '../../../platform/jobs/lanes.ts'
import type { Assembled } from '../../../platform/modules/module.ts'
import { operatedChurches } from '../../churches/operating/operating.service.ts'
import { findFault, maskPersonalData } from './job-faults.rules.ts'

type StatsNeeds = Pick<Assembled, 'database' | 'clock' | 'hold' | 'queues'>

/** Why no job runs; null where they do. */
export async function findHold({ hold }: { readonly hold: Hold }) {
  const held = await hold.find()
  return held ? ({ rehearsal: 'REHEARSAL', copy: 'COPY' } as const)[held.kind] : null
}

/** Jobs by kind: what waits, runs and has failed, in all churches. */
export async function listQueues(platform: StatsNeeds): Promise<Success<typeof listOperatorQueues>> {
  const { database, clock } = platform
  const stats = await readJobStats(database, clock())
  const failing = await database.asWorker(countFailingJobs)
  const lanes = new Map(platform.queues().map(({ queue, lane }) => [queue, lane]))
  const found = new Map(stats.map((each) => [each.queue, each]))
  const names = [...new Set([...found.keys(), ...failing.keys()])].sort()
  const filas = names.map((fila): OperatorQueue => {
    const { waiting = 0, oldestSeconds = 0, running = 0, givenUp = 0 } = found.get(fila) ?? {}
    const lane = lanes.get(fila)
    return {
      fila,
      esperando: waiting,
      segundosMaisAntiga: Math.round(oldestSeconds),
      emCurso: running,
      repetindo: failing.get(fila) ?? 0,
      desistidas: givenUp,
      flagAtrasada: lane !== undefined && oldestSeconds * 1000 > findLane(lane).lateMs,
    }
  })
  return { filas, retidas: await findHold(platform) }
}

type ListNeeds = { readonly database: Pick<Database, 'asWorker' | 'asOperator'> }

/** A page of jobs that failed, with the churches whose they are. Throws VALIDATION for a cursor of another list. */
export async function readFailedJobs({ database }: ListNeeds, filter: FailedJobFilter, query: ListQuery) {
  const { rows, proximo } = await database.asWorker((tx) =>
    readList<FailedJobRow>(failedJobOrder, query, {
      list: (part) => listFailedJobRows(tx, filter, part),
      // Kinds tell how many there are.
      count: async () => 0,
    }),
  )
  const ids = rows.map(({ igrejaId }) => igrejaId)
  const names = await database.asOperator((tx) => operatedChurches.findNames(tx, ids))
  const named = rows.flatMap((row) => {
    const igreja = names.get(row.igrejaId)
    return igreja ? [{ row, igreja }] : []
  })
  return { named, proximo }
}

export const describeFault = (error: string | null) =>
  error === null ? null : { causa: findFault(error), detalhe: maskPersonalData(error) }

export const toInstant = (moment: string) => new Date(moment).toISOString()

/** Jobs that failed: those that were given up, then those that will be tried again. Throws VALIDATION. */
export async function listFailed(
  platform: ListNeeds,
  { fila, ...query }: ListQuery & { readonly fila?: string | undefined },
): Promise<Success<typeof listFailedJobs>> {
  const filter = { queues: fila === undefined ? undefined : [fila] }
  const { named, proximo } = await readFailedJobs(platform, filter, query)
  const itens = named.map(({ row, igreja }): FailedJob => {
    const { id, queue, isGivenUp, attempts, error, dueAt, nextAt } = row
    return {
      id,
      igreja,
      fila: queue,
      flagDesistida: isGivenUp,
      tentativas: attempts,
      erro: describeFault(error),
      devidaEm: toInstant(dueAt),
      proximaEm: isGivenUp ? null : toInstant(nextAt),
    }
  })
  return { itens, proximo }
}
