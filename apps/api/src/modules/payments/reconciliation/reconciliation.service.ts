import { dayMs } from '@narthex/contract/durations'
import type { GatewayName } from '@narthex/contract/payments/payment-states'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'
import { isOpen } from '../orders/payment-transitions.rules.ts'
import { paymentExpiryQueue, refundQueue } from '../orders/payments.jobs.ts'
import { listGatewaysSince, listPaymentsToReconcile, type PaymentRow } from '../orders/payments.queries.ts'
import type { Difference } from '../orders/payments.tables.ts'
import { planReconciliation } from '../settlement/reconciliation-plan.service.ts'
import { listWaitingRefunds } from '../settlement/refunds.queries.ts'
import { compareList, comparePayment, maxDifferences } from './payment-comparison.service.ts'
import { insertReconciliation, listReconciliations, type ReconciliationRow } from './reconciliation.queries.ts'

const batch = 100
/** A gateway that gave so many times no answer is not asked again in this run: each may take half a minute. */
const maxFailures = 3
/** Longer than the job of a refund is tried. */
const forgottenRefundMs = 4 * 3_600_000
/** An expired Pix or boleto may be paid so long after the church's last payment. */
const lateMs = 35 * dayMs

/**
 * Reads every unfinished payment, those that changed since yesterday, and those that the gateways list as changed. What had
 * changed there without our knowing is applied and reported; so is a payment there that we do not know. Takes up
 * cancellations and refunds whose jobs were given up. Plans the next run: soon while there is something to look at, else
 * daily while a late payment may come.
 * @param isRequested a treasurer waits for the report, also where there is nothing to compare
 */
export async function reconcilePayments(
  platform: PaymentNeeds,
  call: ChurchCall,
  { isRequested = false }: { readonly isRequested?: boolean } = {},
): Promise<readonly Difference[]> {
  const { inChurch } = call
  const startedAt = call.clock()
  const closedSince = new Date(startedAt.getTime() - dayMs)
  const differences: Difference[] = []
  const failures = new Map<GatewayName, number>()
  let [checked, after] = [0, 0]
  for (;;) {
    const rows = await inChurch((work) => listPaymentsToReconcile(work, { closedSince, after, limit: batch }))
    for (const row of rows) {
      const failed = failures.get(row.gateway) ?? 0
      if (failed >= maxFailures) continue
      const { found, isAnswered } = await comparePayment(platform, call, row)
      differences.push(...found)
      failures.set(row.gateway, isAnswered ? 0 : failed + 1)
    }
    await resumeExpiries(call, rows)
    checked += rows.length
    after = rows.at(-1)?.id ?? after
    if (rows.length < batch) break
  }
  const used = await inChurch((work) => listGatewaysSince(work, new Date(startedAt.getTime() - lateMs)))
  for (const name of used)
    if ((failures.get(name) ?? 0) < maxFailures)
      differences.push(...(await compareList(platform, call, name, closedSince)))
  const diferencas = differences.slice(0, maxDifferences)
  await inChurch(async (work) => {
    const before = new Date(startedAt.getTime() - forgottenRefundMs)
    const refunds = await listWaitingRefunds(work, { before, limit: batch })
    for (const id of refunds) await enqueue(work, refundQueue, { estorno: id }, { singletonKey: id })
    if (checked > 0 || isRequested)
      await insertReconciliation(work, {
        iniciadaEm: startedAt,
        terminadaEm: work.now,
        conferidos: checked,
        diferencas,
      })
    if (checked > 0 || refunds.length > 0) await planReconciliation(work)
    else if (used.length > 0) await planReconciliation(work, dayMs)
  })
  return diferencas
}

/** The latest reports. */
export function readReconciliations(call: ChurchCall, limit = 30): Promise<ReconciliationRow[]> {
  return call.inChurch((work) => listReconciliations(work, limit))
}

/** Plans the cancellation of payments whose time is over and that are still open: its job was given up, or is under way. */
async function resumeExpiries(call: ChurchCall, rows: readonly PaymentRow[]): Promise<void> {
  const hourAgo = new Date(call.clock().getTime() - 3_600_000)
  const over = rows.filter(({ situacao, expiraEm }) => isOpen(situacao) && expiraEm && expiraEm < hourAgo)
  if (over.length === 0) return
  await call.inChurch(async (work) => {
    for (const { id } of over) await enqueue(work, paymentExpiryQueue, { pagamento: id }, { singletonKey: String(id) })
  })
}
