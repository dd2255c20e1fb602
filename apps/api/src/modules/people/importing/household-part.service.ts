import { isDeepStrictEqual } from 'node:util'
import { dateIn } from '@narthex/contract/church-time'
import type { Address } from '@narthex/contract/churches/church.schemas'
import { peoplePerHousehold } from '@narthex/contract/limits'
import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import type { HouseholdRole } from '@narthex/contract/people/person-words'
import { normalize } from '../../../platform/documents/cell-values.ts'
import type { Reason } from '../../../platform/resources/importing/field-cells.ts'
import { tableWords } from '../../../platform/resources/importing/record-fields.ts'
import type { PartOutcome, PartRow, PartStage, RowPart } from '../../../platform/resources/importing/row-parts.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { findHouseholdPlace } from '../household-places.service.ts'
import {
  findChangedSince,
  findMadeBy,
  findRelatedHouseholds,
  insertHouseholds,
  insertSeats,
  listHouseholdSeats,
  type NewHousehold,
  patchHouseholds,
  type StoredSeat,
  setRole,
} from './household-part.queries.ts'
import { findRole, householdForm, mergeAddress, readHousehold, type WantedHousehold } from './household-part.rules.ts'
import { type HouseholdBefore, takeBackHouseholds } from './household-part-undo.service.ts'

/** A household as rows of a step leave it; one without an id is to be added. */
interface Household {
  id: number | undefined
  nome: string
  endereco: Address | null
  idExterno: string | null
  readonly isInTrash: boolean
  /** Someone has changed it since the table was sent. */
  readonly isForeign: boolean
  readonly isNew: boolean
  readonly seats: { person: number | undefined; papel: HouseholdRole; ordem: number; isNew: boolean }[]
  readonly written: { -readonly [Field in keyof NewHousehold]?: NewHousehold[Field] }
  isTouched: boolean
}

interface Settled {
  readonly row: PartRow
  readonly wanted: WantedHousehold | undefined
  household?: Household | undefined
  outcome: { isChanged: boolean; notes: Reason[] }
  before: Omit<HouseholdBefore, 'id'>
}

/** Households of people who are read in: found by their ids, else by the people and the addresses that they have. */
export const householdPart: RowPart = {
  name: 'domicilio',
  form: householdForm,
  async settle(stage, rows) {
    const { work, plan, writeHistory } = stage
    const { language, country, timeZone } = await work.facts()
    const { household } = tableWords[toLocale(language) ?? fallbackLocale]
    const familyName = (name: string) => household.replace('{nome}', name)
    const settled = rows.map((row): Settled => {
      const wanted = readHousehold(row.values, row.record, { origem: plan.origem, familyName })
      return { row, wanted, outcome: { isChanged: false, notes: [] }, before: {} }
    })
    const known = await readKnown(stage, settled)
    const context = { known, country: country ?? 'BR', today: dateIn(timeZone, work.now), familyName }
    placeKnown(settled, known)
    for (const own of settled) settleRow(own, context)
    if (!writeHistory) return settled.map(({ outcome }) => outcome)
    const touched = known.flatMap(({ id, isTouched }) =>
      isTouched && id !== undefined ? [findHouseholdPlace(id)] : [],
    )
    await writeHistory(touched, async (made) => {
      for (const id of await writeHouseholds(work, known, settled)) made(findHouseholdPlace(id))
    })
    return finish(stage, settled)
  },
  takeBack: takeBackHouseholds,
}

async function readKnown({ work, writeHistory, since }: PartStage, settled: readonly Settled[]): Promise<Household[]> {
  const keys = settled.flatMap(({ wanted }) => wanted?.key ?? [])
  const people = settled.flatMap(({ row }) => row.registro ?? [])
  const stored = await findRelatedHouseholds(work, keys, people, writeHistory !== undefined)
  const ids = stored.map(({ id }) => id)
  const seats = Map.groupBy(await listHouseholdSeats(work, ids), ({ householdId }) => householdId)
  const foreign = writeHistory ? await findChangedSince(work, ids, since) : new Set<number>()
  return stored.map(({ id, nome, endereco, idExterno, removidoEm }) => ({
    id,
    nome,
    endereco,
    idExterno,
    written: {},
    isTouched: false,
    isInTrash: removidoEm !== null,
    isForeign: foreign.has(id),
    isNew: false,
    seats: (seats.get(id) ?? []).map(({ memberId, papel, ordem }) => ({
      person: memberId,
      papel,
      ordem,
      isNew: false,
    })),
  }))
}

/** Rows whose people have a household already bring it to the others of their family. */
function placeKnown(settled: readonly Settled[], known: readonly Household[]): void {
  for (const own of settled) {
    const { row, wanted } = own
    if (!wanted) continue
    const byKey = known.find(({ idExterno }) => idExterno === wanted.key)
    own.household = byKey ?? (row.registro === null ? undefined : findOwn(known, row.registro, wanted))
    // One that the office has entered is known by the table's key from now on.
    if (own.household && !own.household.idExterno && !own.household.isInTrash) {
      own.household.idExterno = wanted.key
      own.household.written.idExterno = wanted.key
    }
  }
}

/** A household that a person is of: by its name, or the only one where a row tells an address alone. */
function findOwn(known: readonly Household[], person: number, { key, name, isNamedById }: WantedHousehold) {
  const source = key.slice(0, key.indexOf(':') + 1)
  const own = known.filter(
    ({ seats, isInTrash, idExterno }) =>
      !isInTrash &&
      seats.some((seat) => seat.person === person) &&
      // Another id of that program is another household.
      !(isNamedById && idExterno?.startsWith(source) && source !== ''),
  )
  const named = own.find(({ nome }) => name !== undefined && normalize(nome) === normalize(name))
  return named ?? (isNamedById || own.length > 1 ? undefined : own[0])
}

interface Context {
  readonly known: Household[]
  readonly country: string
  readonly today: string
  readonly familyName: (name: string) => string
}

function settleRow(own: Settled, { known, country, today, familyName }: Context): void {
  const { row, wanted, outcome } = own
  if (!wanted) return
  const { key, name, address } = wanted
  const leaveOut = (code: Reason['code'], value = '') =>
    outcome.notes.push({ code, field: 'domicilio', ...(value && { value }) })
  let household = own.household ?? known.find(({ idExterno }) => idExterno === key)
  if (!household) {
    const surname = String(row.record.sobrenome || row.record.nome || '')
    household = {
      id: undefined,
      nome: (name ?? familyName(surname)).slice(0, 200),
      idExterno: key,
      endereco: address ? mergeAddress(null, address, country) : null,
      isInTrash: false,
      isForeign: false,
      isNew: true,
      seats: [],
      written: {},
      isTouched: false,
    }
    known.push(household)
  }
  own.household = household
  if (household.isInTrash) {
    own.household = undefined
    leaveOut('IN_TRASH', household.nome)
    return
  }
  seatPerson(own, household, { today, leaveOut })
  if (household.id !== undefined) writeFields(own, household, { country, leaveOut })
}

type LeaveOut = (code: Reason['code'], value?: string) => void

function seatPerson(
  own: Settled,
  household: Household,
  { today, leaveOut }: { readonly today: string; readonly leaveOut: LeaveOut },
): void {
  const { row, wanted, outcome } = own
  const seat = row.registro === null ? undefined : household.seats.find(({ person }) => person === row.registro)
  if (!seat) {
    if (household.seats.length >= peoplePerHousehold) return void leaveOut('HOUSEHOLD_FULL', household.nome)
    const papel = findRole(wanted?.role, row.record.dataNascimento, today)
    const ordem = Math.max(-1, ...household.seats.map((each) => each.ordem)) + 1
    household.seats.push({ person: row.registro ?? undefined, papel, ordem, isNew: true })
    own.before = { ...own.before, role: papel }
  } else {
    if (!wanted?.role || wanted.role === seat.papel) return
    if (household.isForeign) return void leaveOut('CHANGED_MEANWHILE')
    own.before = { ...own.before, role: wanted.role, roleBefore: seat.papel }
    seat.papel = wanted.role
  }
  outcome.isChanged = true
  household.isTouched = true
}

/** Name and address are told by the first of its people; an address that is missing, by any of them. */
function writeFields(
  own: Settled,
  household: Household,
  { country, leaveOut }: { readonly country: string; readonly leaveOut: LeaveOut },
): void {
  const { row, wanted, outcome } = own
  const isFirst = household.seats[0]?.person === row.registro
  const fields: { nome?: string; endereco?: Address } = {}
  if (isFirst && wanted?.isNamedById && wanted.name && wanted.name !== household.nome) fields.nome = wanted.name
  if (wanted?.address && (isFirst || household.endereco === null)) {
    const endereco = mergeAddress(household.endereco, wanted.address, country)
    if (!isDeepStrictEqual({ ...endereco }, { ...household.endereco })) fields.endereco = endereco
  }
  if (Object.keys(fields).length === 0) return
  if (household.isForeign) return void leaveOut('CHANGED_MEANWHILE')
  const { nome, endereco } = household
  const fieldsBefore = { ...('nome' in fields && { nome }), ...('endereco' in fields && { endereco }) }
  own.before = { ...own.before, fields, fieldsBefore }
  Object.assign(household, fields)
  Object.assign(household.written, fields)
  household.isTouched = true
  outcome.isChanged = true
}

/** Writes what rows of a step have made of households; gives the ids of those that were added. */
async function writeHouseholds(
  work: ChurchWork,
  known: readonly Household[],
  settled: readonly Settled[],
): Promise<number[]> {
  const added = known.filter(({ id }) => id === undefined)
  const touched = known.flatMap(({ id, isTouched, written }) =>
    id !== undefined && isTouched ? [[id, written] as const] : [],
  )
  const rows = added.map(({ nome, endereco, idExterno }) => ({ nome, endereco, idExterno: idExterno ?? '' }))
  const ids = await insertHouseholds(work, rows)
  for (const [at, household] of added.entries()) household.id = ids[at]
  await insertSeats(
    work,
    known.flatMap(({ id, seats }) =>
      seats.flatMap(({ person, papel, ordem, isNew }): StoredSeat[] =>
        isNew && id !== undefined && person !== undefined ? [{ householdId: id, memberId: person, papel, ordem }] : [],
      ),
    ),
  )
  for (const { row, household, before } of settled) {
    const { role: papel, roleBefore } = before
    if (household?.id === undefined || row.registro === null || !papel || !roleBefore) continue
    await setRole(work, { householdId: household.id, memberId: row.registro, papel })
  }
  await patchHouseholds(work, new Map(touched))
  return ids
}

async function finish({ work, batchId }: PartStage, settled: readonly Settled[]): Promise<PartOutcome[]> {
  const ids = settled.flatMap(({ household }) => household?.id ?? [])
  const made = await findMadeBy(work, batchId, ids)
  return settled.map(({ household, outcome, before }) => {
    if (!outcome.isChanged || household?.id === undefined) return outcome
    const isNew = household.isNew || made.has(household.id)
    return { ...outcome, before: { ...before, id: household.id, ...(isNew && { isNew }) } satisfies HouseholdBefore }
  })
}
