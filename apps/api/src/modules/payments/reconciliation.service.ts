import type { GatewayName } from '@narthex/contract/payments/payment-states'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { reachGateway } from './gateway-calls.service.ts'
import type { PaymentNeeds } from './payment-needs.ts'
import { findPaymentByName, listLedger, listPaymentsToReconcile, type PaymentRow } from './payments.queries.ts'
import type { Difference } from './payments.tables.ts'
import { readPayment } from './readings.service.ts'
import { insertReconciliation, listReconciliations, type ReconciliationRow } from './reconciliation.queries.ts'
import { planReconciliation } from './reconciliation-plan.service.ts'

const dayMs = 86_400_000
const batch = 100

/**
 * Reads every unfinished payment, and those that changed since yesterday, at their gateways. What had changed there without
 * our knowing is applied and reported; so is a payment there that we do not know. Plans the next run while there is
 * something to look at.
 */
export async function reconcilePayments(platform: PaymentNeeds, church: ChurchScope): Promise<readonly Difference[]> {
  const { inChurch } = platform.transactions
  const startedAt = platform.clock()
  const closedSince = new Date(startedAt.getTime() - dayMs)
  const differences: Difference[] = []
  const gateways = new Set<GatewayName>()
  let [checked, after] = [0, 0]
  for (;;) {
    const rows = await inChurch(church, (work) => listPaymentsToReconcile(work, { closedSince, after, limit: batch }))
    for (const row of rows) {
      differences.push(...(await comparePayment(platform, church, row)))
      gateways.add(row.gateway)
    }
    checked += rows.length
    after = rows.at(-1)?.id ?? after
    if (rows.length < batch) break
  }
  for (const name of gateways) differences.push(...(await findStrangers(platform, church, name, closedSince)))
  await inChurch(church, async (work) => {
    if (checked === 0) return
    await insertReconciliation(work, {
      ...{ iniciadaEm: startedAt, terminadaEm: platform.clock(), conferidos: checked, diferencas: differences },
    })
    await planReconciliation(platform.jobs, work)
  })
  return differences
}

/** The latest reports. */
export function readReconciliations(
  { transactions }: Pick<PaymentNeeds, 'transactions'>,
  church: ChurchScope,
  limit = 30,
): Promise<ReconciliationRow[]> {
  return transactions.inChurch(church, (work) => listReconciliations(work, limit))
}

async function comparePayment(platform: PaymentNeeds, church: ChurchScope, row: PaymentRow): Promise<Difference[]> {
  const facts = { referencia: row.referencia, gateway: row.gateway }
  const countMismatches = () =>
    platform.transactions.inChurch(church, async (work) =>
      (await listLedger(work, row.id)).filter(({ tipo }) => tipo === 'DIVERGENCIA'),
    )
  const before = await countMismatches()
  const read = await readPayment(platform, church, row.id).catch(() => null)
  if (read === null) return [{ ...facts, tipo: 'AUSENTE', nosso: row.situacao, doGateway: 'sem resposta' }]
  const mismatches = (await countMismatches()).slice(before.length)
  return [
    ...mismatches.map(({ detalhe }) => {
      return { ...facts, tipo: 'VALOR' as const, nosso: `${row.valor} ${row.moeda}`, doGateway: detalhe ?? '' }
    }),
    ...(read && isDifferent(row, read)
      ? [{ ...facts, tipo: 'SITUACAO' as const, nosso: describe(row), doGateway: describe(read) }]
      : []),
  ]
}

const isDifferent = (ours: PaymentRow, read: PaymentRow) => describe(ours) !== describe(read)
const describe = ({ situacao, capturado, estornado }: PaymentRow) => `${situacao} ${capturado} ${estornado}`

/** Payments that the gateway has under references of ours that we do not know. */
async function findStrangers(
  platform: PaymentNeeds,
  church: ChurchScope,
  name: GatewayName,
  since: Date,
): Promise<Difference[]> {
  const found: Difference[] = []
  try {
    const { gateway, context } = await reachGateway(platform, church, name)
    for await (const { externalId, reference, state } of gateway.listChanged?.(context(), since) ?? []) {
      const payment = await platform.transactions.inChurch(church, (work) =>
        findPaymentByName(work, { gateway: name, externalId, reference }),
      )
      if (!payment)
        found.push({
          referencia: reference ?? externalId,
          gateway: name,
          tipo: 'DESCONHECIDO',
          nosso: '',
          doGateway: state,
        })
    }
  } catch (error) {
    platform.log.warn(
      { gateway: name, error: error instanceof Error ? error.name : 'unknown' },
      'A gateway lists nothing',
    )
  }
  return found
}
