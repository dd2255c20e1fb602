import type { OperatorActName } from '@narthex/contract/operator/operator-acts'
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts'
import { conflict } from '../../../platform/errors/domain-error.ts'
import { listChurchesOfGivenUp } from '../../../platform/jobs/failed-jobs.queries.ts'
import { dropJobs, retryJobs } from '../../../platform/jobs/job-office.queries.ts'
import { findChurchById } from '../../../platform/jobs/job-office.service.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { requireChurch } from '../operator-churches.service.ts'
import { actAsOperator, type OperatorCall } from '../operator-log.service.ts'

interface Done {
  readonly tarefas: number
}

const sameJobWaits = (error: unknown): never => {
  throw isUniqueViolation(error) ? conflict('Another job does its work by now. Drop this one.') : error
}

/** An act of jobs as the log keeps it; none where nothing was done. */
const toAct =
  (acao: OperatorActName, facts: Readonly<Record<string, string>>, igreja?: string) =>
  ({ tarefas }: Done) =>
    tarefas > 0 ? { acao, igreja, detalhes: { ...facts, tarefas: String(tarefas) } } : undefined

interface NamedJob {
  readonly codigo: string
  readonly id: string
}

async function actOnJob(
  platform: Platform,
  call: OperatorCall,
  {
    codigo,
    acao,
    run,
  }: NamedJob & { readonly acao: OperatorActName; readonly run: (work: ChurchWork) => Promise<number> },
): Promise<Done> {
  const church = await requireChurch(platform, codigo)
  return actAsOperator(platform, call, toAct(acao, {}, church.codigo), async ({ transactions }) => ({
    tarefas: await transactions.inChurch(church, run),
  }))
}

/** Makes a failed job due now. Done once, however often it is asked for. Throws NOT_FOUND for a church, CONFLICT. */
export const retryJob = (platform: Platform, call: OperatorCall, job: NamedJob): Promise<Done> =>
  actOnJob(platform, call, {
    ...job,
    acao: 'JOBS_RETRIED',
    run: (work) => retryJobs(work, { ids: [job.id], states: ['given up', 'waiting'] }),
  }).catch(sameJobWaits)

/** Deletes a job that was given up. Throws NOT_FOUND for a church. */
export const dropJob = (platform: Platform, call: OperatorCall, job: NamedJob): Promise<Done> =>
  actOnJob(platform, call, {
    ...job,
    acao: 'JOBS_DROPPED',
    run: (work) => dropJobs(work, { ids: [job.id], states: ['given up'] }),
  })

/** Runs work in each church with given-up jobs of a queue, in one transaction with the operator's act; gives the sum. */
async function actOnQueue(
  platform: Platform,
  call: OperatorCall,
  { fila, acao, run }: { fila: string; acao: OperatorActName; run: (work: ChurchWork) => Promise<number> },
  check: (tarefas: number) => void = () => {},
): Promise<Done> {
  return actAsOperator(platform, call, toAct(acao, { fila }), async ({ database, transactions }) => {
    let tarefas = 0
    for (const id of await database.asWorker((tx) => listChurchesOfGivenUp(tx, fila))) {
      const church = await findChurchById(database, id)
      if (church) tarefas += await transactions.inChurch(church, run)
    }
    check(tarefas)
    return { tarefas }
  })
}

/** Makes all given-up jobs of a kind due now. Throws CONFLICT. */
export const retryQueue = (platform: Platform, call: OperatorCall, fila: string): Promise<Done> =>
  actOnQueue(platform, call, {
    fila,
    acao: 'JOBS_RETRIED',
    run: (work) => retryJobs(work, { queues: [fila], states: ['given up'] }),
  }).catch(sameJobWaits)

/** Deletes all given-up jobs of a kind. Throws CONFLICT where there are not as many as the operator saw: none is deleted then. */
export const dropQueue = (
  platform: Platform,
  call: OperatorCall,
  { fila, seen }: { readonly fila: string; readonly seen: number },
): Promise<Done> =>
  actOnQueue(
    platform,
    call,
    {
      fila,
      acao: 'JOBS_DROPPED',
      run: (work) => dropJobs(work, { queues: [fila], states: ['given up'] }),
    },
    (tarefas) => {
      if (tarefas !== seen) throw conflict('Their number has changed. Reload and try again.')
    },
  )
