import type { GatewayName } from '@narthex/contract/payments/payment-states'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { readPayment } from '../attempts/readings.service.ts'
import type { PaymentSnapshot } from '../gateways/payment-gateway.ts'
import { reachGateway } from '../methods/gateway-calls.service.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'
import { findPaymentByName, listLedger, type PaymentRow } from '../orders/payments.queries.ts'
import type { Difference } from '../orders/payments.tables.ts'

/** A report is read by a person. */
export const maxDifferences = 1000
/** A gateway's list may have many pages. */
const listTimeoutMs = 5 * 60_000
const maxListed = 10_000

/** Reads a payment at its gateway, applies what it says, and gives what had differed. */
export async function comparePayment(
  platform: PaymentNeeds,
  call: ChurchCall,
  row: PaymentRow,
): Promise<{ found: Difference[]; isAnswered: boolean }> {
  const facts = { referencia: row.referencia, gateway: row.gateway }
  const countMismatches = () =>
    call.inChurch(async (work) => (await listLedger(work, row.id)).filter(({ tipo }) => tipo === 'DIVERGENCIA'))
  const before = await countMismatches()
  const read = await readPayment(platform, call, row.id).catch(() => null)
  if (read === null) {
    const found = { ...facts, tipo: 'AUSENTE' as const, nosso: row.situacao, doGateway: 'sem resposta' }
    return { found: [found], isAnswered: false }
  }
  const mismatches = (await countMismatches()).slice(before.length)
  const found = [
    ...mismatches.map(({ detalhe }) => {
      return { ...facts, tipo: 'VALOR' as const, nosso: `${row.valor} ${row.moeda}`, doGateway: detalhe ?? '' }
    }),
    ...(read && isDifferent(row, read)
      ? [{ ...facts, tipo: 'SITUACAO' as const, nosso: describe(row), doGateway: describe(read) }]
      : []),
  ]
  return { found, isAnswered: true }
}

const isDifferent = (ours: PaymentRow, read: PaymentRow) => describe(ours) !== describe(read)
const isChanged = (ours: PaymentRow, { state, captured, refunded }: PaymentSnapshot) =>
  state !== ours.situacao || captured > ours.capturado || refunded > ours.estornado
const describe = ({ situacao, capturado, estornado }: PaymentRow) => `${situacao} ${capturado} ${estornado}`

/**
 * Compares what a gateway lists as changed: a payment that we closed long ago may have been paid since, and one that we do
 * not know is reported.
 */
export async function compareList(
  platform: PaymentNeeds,
  call: ChurchCall,
  name: GatewayName,
  since: Date,
): Promise<Difference[]> {
  const found: Difference[] = []
  let listed = 0
  try {
    const { gateway, context } = await reachGateway(platform, call, name)
    for await (const snapshot of gateway.listChanged?.(context(listTimeoutMs), since) ?? []) {
      const { externalId, reference, state } = snapshot
      const payment = await call.inChurch((work) => findPaymentByName(work, { gateway: name, externalId, reference }))
      if (!payment)
        found.push({
          referencia: reference ?? externalId,
          gateway: name,
          tipo: 'DESCONHECIDO',
          nosso: '',
          doGateway: state,
        })
      else if (isChanged(payment, snapshot)) found.push(...(await comparePayment(platform, call, payment)).found)
      listed += 1
      if (listed === maxListed || found.length === maxDifferences) break
    }
  } catch (error) {
    platform.log.warn(
      { gateway: name, error: error instanceof Error ? error.name : 'unknown' },
      'A gateway lists nothing',
    )
  }
  return found
}
