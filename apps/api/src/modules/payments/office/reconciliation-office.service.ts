import type { Success } from '@narthex/contract/endpoint'
import type { Page, PageQuery } from '@narthex/contract/paging'
import type { getReconciliation, Reconciliation } from '@narthex/contract/payments/reconciliation.endpoints'
import { mapPage, readPage } from '../../../platform/database/page.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { reconciliationQueue } from '../orders/payments.jobs.ts'
import { countRuns, findPaymentIds, findRun, listRuns } from '../reconciliation/reconciliation.queries.ts'

/** The reports, newest first. */
export function readReconciliationList(call: ChurchCall, query: PageQuery): Promise<Page<Reconciliation>> {
  return call.inChurch(async (work) =>
    mapPage(await readPage(query, await countRuns(work), (slice) => listRuns(work, slice)), toReport),
  )
}

/** A report with its differences, each with our payment where we have one. */
export function readReconciliation(call: ChurchCall, id: number): Promise<Success<typeof getReconciliation>> {
  return call.inChurch(async (work) => {
    const run = await findRun(work, id)
    if (!run) throw notFound()
    const references = run.diferencas.map(({ referencia }) => referencia)
    const ids = await findPaymentIds(work, references)
    const itens = run.diferencas.map((difference) => ({
      ...difference,
      idPagamento: ids.get(difference.referencia) ?? null,
    }))
    return { ...toReport({ ...run, diferencas: itens.length }), itens }
  })
}

/** Plans a run for now. Idempotent while one waits or runs. */
export async function requestReconciliation(call: MemberCall): Promise<void> {
  await edit(call, { act: 'RECONCILIATION_REQUESTED', isPublic: false }, async ({ work }) => {
    const data = { desde: work.now.toISOString(), flagPedida: true }
    await enqueue(work, reconciliationQueue, data, { singletonKey: 'pedida' })
  })
}

interface Run {
  readonly id: number
  readonly iniciadaEm: Date
  readonly terminadaEm: Date
  readonly conferidos: number
  readonly diferencas: number
}

const toReport = ({ id, iniciadaEm, terminadaEm, conferidos, diferencas }: Run): Reconciliation => ({
  id,
  conferidos,
  diferencas,
  iniciadaEm: iniciadaEm.toISOString(),
  terminadaEm: terminadaEm.toISOString(),
})
