import type { ChosenTickets, Participant } from '@narthex/contract/tickets/ticket.schemas'
import { ticketLimits } from '@narthex/contract/tickets/ticket-limits'
import { normalize } from '../../../platform/documents/cell-values.ts'
import { hashContent } from '../../payments/orders/orders.service.ts'
import { problemAt } from './import-problems.rules.ts'
import type { ImportBuyer, ImportedRow } from './import-rows.rules.ts'

/** Rows that make one registration, in their order. */
export interface ImportGroup {
  readonly rows: readonly ImportedRow[]
  readonly buyer: ImportBuyer
  readonly ingressos: ChosenTickets
  readonly participantes: readonly Participant[]
  /** Hash of the entered content: equal for the same rows in another file. */
  readonly hash: string
}

/** Rows with the same purchaser together, and every other row alone. Reports purchasers that differ in their rows. */
export function groupRows(rows: readonly ImportedRow[], eventId: number): ImportGroup[] {
  const groups = new Map<string, ImportedRow[]>()
  for (const row of rows) {
    const key = row.buyer ? (row.buyer.email ?? normalize(row.buyer.nome)) : `/${row.line}`
    const group = groups.get(key) ?? []
    groups.set(key, [...group, row])
    reportGroup(row, group)
  }
  return [...groups.values()].map((group) => toGroup(group, eventId))
}

function reportGroup({ line, buyer, problems }: ImportedRow, before: readonly ImportedRow[]): void {
  const [first] = before
  const value = buyer?.nome ?? ''
  if (first?.buyer && normalize(first.buyer.nome) !== normalize(value))
    problems.push(problemAt('OTHER_BUYER', { line, value }))
  if (before.length === ticketLimits.porCompra) problems.push(problemAt('TOO_MANY_TICKETS', { line, value }))
}

function toGroup(rows: readonly ImportedRow[], eventId: number): ImportGroup {
  const buyers = rows.flatMap(({ buyer }) => buyer ?? [])
  const [first] = rows
  const { nome = '', email = null } = buyers[0] ?? first?.person ?? {}
  const telefone = first?.buyer ? buyers.find((buyer) => buyer.telefone !== null)?.telefone : first?.person.telefone
  const buyer = { nome, email, telefone: telefone ?? null }
  const ingressos = rows.map(({ type, addOnIds }) => ({ idIngresso: type?.id ?? 0, adicionais: [...addOnIds] }))
  const participantes = rows.map(({ person }) => person)
  const hash = hashContent(['IMPORTACAO', eventId, buyer, ingressos, participantes])
  return { rows, buyer, ingressos, participantes, hash }
}
