import type { Address } from '@narthex/contract/churches/church.schemas'
import { addressSchema } from '@narthex/contract/churches/church.schemas'
import { filled } from '@narthex/contract/fields'
import { findAgeBand } from '@narthex/contract/people/age-bands'
import { type HouseholdRole, householdRoles } from '@narthex/contract/people/person-words'
import { externalId } from '@narthex/contract/resources/editing.schemas'
import * as z from 'zod/mini'
import { normalize } from '../../../platform/documents/cell-values.ts'
import type { KindForm } from '../../../platform/resources/resource-kind.ts'

const { logradouro, numero, complemento, bairro, cidade, estado, cep, pais } = addressSchema.shape

/** Columns of people's tables that tell where they live, and with whom. */
export const householdForm = z.strictObject({
  idDomicilio: externalId,
  domicilio: filled(200),
  papelDomicilio: z.enum(householdRoles),
  logradouro,
  numero,
  complemento,
  bairro,
  cidade,
  estado,
  cep,
  pais,
})

const addressFields = ['logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'estado', 'cep', 'pais'] as const
type Written = Partial<Record<(typeof addressFields)[number], string>>

/** The household that a row wants its person to be of. */
export interface WantedHousehold {
  /** Its id in the other program, or what stands for it where the table has none; stored as the household's external id. */
  readonly key: string
  /** The table names it by its id in the other program. */
  readonly isNamedById: boolean
  readonly name: string | undefined
  /** Parts of the address that the row has; undefined without a street and a place. */
  readonly address: Written | undefined
  readonly role: HouseholdRole | undefined
}

const sayText = (values: ReadonlyMap<string, unknown>, path: string) => {
  const value = values.get(path)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Reads the household of a row; undefined where it tells none. Two families of one name are told apart by their streets. */
export function readHousehold(
  values: ReadonlyMap<string, unknown>,
  record: KindForm,
  { origem, familyName }: { readonly origem: string; readonly familyName: (name: string) => string },
): WantedHousehold | undefined {
  const id = sayText(values, 'idDomicilio')
  const named = sayText(values, 'domicilio')
  const address = readAddress(values)
  if (!id && !named && !address) return undefined
  const surname = String(record.sobrenome || record.nome || '')
  const street = normalize([address?.logradouro, address?.numero, address?.cep ?? address?.cidade].join(' '))
  const isNumber = named !== undefined && /^\d+$/.test(named)
  const name = isNumber || (!named && !id) ? familyName(surname) : named
  const parts = [normalize(named ?? familyName(surname)), street].filter((text) => text !== '').join(' · ')
  const key = `${origem === '' ? '' : `${origem}:`}${id ?? (isNumber ? named : parts)}`.slice(0, 200)
  const role = sayText(values, 'papelDomicilio') as HouseholdRole | undefined
  return { key, isNamedById: id !== undefined || isNumber, name, address, role }
}

function readAddress(values: ReadonlyMap<string, unknown>): Written | undefined {
  const written: Written = {}
  for (const path of addressFields) {
    const text = sayText(values, path)
    if (text !== undefined) written[path] = text
  }
  return written.logradouro || written.cep || written.cidade ? written : undefined
}

/** An address with what a row says of it: empty cells change nothing. */
export function mergeAddress(before: Address | null, written: Written, country: string): Address {
  const blank = { numero: null, complemento: null, bairro: null, estado: null, cep: null }
  return { logradouro: '', cidade: '', pais: country, ...blank, ...before, ...written }
}

/** A role that no column tells follows from the age: who is under age is a child of the household. No one becomes a guardian by it. */
export function findRole(role: HouseholdRole | undefined, born: unknown, today: string): HouseholdRole {
  if (role) return role
  const band = findAgeBand(typeof born === 'string' ? born : null, today)
  return band === 'CRIANCA' || band === 'ADOLESCENTE' ? 'CRIANCA' : 'ADULTO'
}
