import { normalize } from '../../../platform/documents/cell-values.ts'
import type { SaleType } from '../sale/sale.queries.ts'
import type { ImportGroup } from './import-groups.rules.ts'
import { problemAt } from './import-problems.rules.ts'
import type { ImportedRow } from './import-rows.rules.ts'

/** Someone who has a ticket. */
export interface Holder {
  readonly nome: string
  readonly email: string | null
  readonly dataNascimento: string | null
  readonly ticketTypeId: number
}

/** Reports the rows that no seats are left for: those before take theirs. `free` is by quota. */
export function reportSoldOut(
  groups: readonly ImportGroup[],
  types: readonly SaleType[],
  free: ReadonlyMap<number, number>,
): void {
  const left = new Map(free)
  for (const { line, type, addOnIds, problems } of groups.flatMap(({ rows }) => rows)) {
    const chosen = [type?.id, ...addOnIds].flatMap((id) => types.find((each) => each.id === id) ?? [])
    const full = chosen.find(({ quotaIds }) => quotaIds.some((id) => (left.get(id) ?? 0) < 1))
    if (full) problems.push(problemAt('SOLD_OUT', { line, value: full.nome }))
    else for (const id of chosen.flatMap(({ quotaIds }) => quotaIds)) left.set(id, (left.get(id) ?? 0) - 1)
  }
}

/**
 * Reports rows of people who have a ticket of the same type already, or stand in an earlier row, and addresses that
 * someone of another name has. People of one purchase may share an address.
 */
export function reportKnownPeople(
  groups: readonly ImportGroup[],
  holders: readonly Holder[],
  allowsDuplicates: boolean,
): void {
  const byName = new Map<string, Holder[]>()
  const byEmail = new Map<string, Holder>()
  const addName = (holder: Holder) => void byName.set(nameKey(holder), [...(byName.get(nameKey(holder)) ?? []), holder])
  const addEmail = (holder: Holder) => {
    if (holder.email !== null && !byEmail.has(holder.email)) byEmail.set(holder.email, holder)
  }
  for (const holder of holders) addName(holder)
  for (const holder of holders) addEmail(holder)
  for (const { rows } of groups) {
    const own = rows.flatMap((row) => (row.type ? [{ row, holder: toHolder(row, row.type) }] : []))
    for (const { row, holder } of own) {
      reportKnown(row, holder, { byName, byEmail }, allowsDuplicates)
      addName(holder)
    }
    for (const { holder } of own) addEmail(holder)
  }
}

const toHolder = ({ person: { nome, email, dataNascimento } }: ImportedRow, { id }: SaleType): Holder => ({
  nome,
  email,
  dataNascimento,
  ticketTypeId: id,
})
const nameKey = ({ nome, ticketTypeId }: Pick<Holder, 'nome' | 'ticketTypeId'>) => `${ticketTypeId}/${normalize(nome)}`

interface KnownPeople {
  readonly byName: ReadonlyMap<string, readonly Holder[]>
  readonly byEmail: ReadonlyMap<string, Holder>
}

function reportKnown(
  { line, problems }: ImportedRow,
  holder: Holder,
  { byName, byEmail }: KnownPeople,
  allowsDuplicates: boolean,
): void {
  const { nome, email } = holder
  if (nome === '') return
  if (byName.get(nameKey(holder))?.some((known) => isSamePerson(known, holder)))
    problems.push(problemAt('DUPLICATE', { line, value: nome }, allowsDuplicates))
  const other = email === null ? undefined : byEmail.get(email)
  if (other && normalize(other.nome) !== normalize(nome))
    problems.push(problemAt('SAME_EMAIL', { line, value: email ?? '' }))
}

type ComparedHolder = Pick<Holder, 'email' | 'dataNascimento'>

/** Compares two holders of the same name: true if nothing that is known of both differs. */
const isSamePerson = (one: ComparedHolder, other: ComparedHolder): boolean =>
  (one.email === null || other.email === null || one.email === other.email) &&
  (one.dataNascimento === null || other.dataNascimento === null || one.dataNascimento === other.dataNascimento)
