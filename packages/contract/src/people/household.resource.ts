import * as z from 'zod/mini'
import { congregationSchema } from '../churches/church.schemas.ts'
import { filled, id, idText } from '../fields.ts'
import { peoplePerHousehold, recordsPerPage } from '../limits.ts'
import { externalId } from '../resources/editing.schemas.ts'
import { defineResource } from '../resources/resource.ts'
import { version } from '../versions.ts'
import { ageBands, householdRoles } from './person-words.ts'

const { endereco } = congregationSchema.shape

/** A person of a household: `idUsuario` is their id, with or without a login. */
const seat = z.strictObject({ idUsuario: id, papel: z.enum(householdRoles) })
export type HouseholdSeat = z.output<typeof seat>

const form = z.strictObject({
  nome: filled(200),
  /** The address that they share. */
  endereco: z._default(endereco, null),
  membros: z._default(
    z.array(seat).check(
      z.maxLength(peoplePerHousehold),
      z.refine((seats) => new Set(seats.map(({ idUsuario }) => idUsuario)).size === seats.length, 'Named twice'),
    ),
    [],
  ),
  idExterno: z.optional(z.nullable(externalId)),
})
export type HouseholdForm = z.output<typeof form>

const row = z.extend(form, {
  id,
  versao: version,
  idExterno: z.nullable(z.string()),
  /** The people in `membros`, in their order, as the office names them. */
  pessoas: z.array(z.strictObject({ idUsuario: id, nome: z.string(), faixa: z.nullable(z.enum(ageBands)) })),
})
export type OfficeHousehold = z.output<typeof row>

const errors = ['EXTERNAL_ID_TAKEN'] as const

export const households = defineResource({
  name: 'domicilio',
  path: '/escritorio/domicilio/',
  isPublic: false,
  may: { read: 'people.read', write: 'people.write', export: 'people.export' },
  form,
  example: { nome: 'Família Prado' },
  row,
  item: row,
  list: {
    search: ['nome'],
    filters: {
      idExterno: z.optional(externalId),
      /** Households of a person. */
      pessoa: z.optional(idText),
    },
    sorts: { nome: 'asc' },
    perPage: recordsPerPage,
  },
  isFound: true,
  calls: {
    list: { id: 'listHouseholds', summary: 'The households of the church with their people' },
    get: { id: 'getHousehold', summary: 'A household as its form has it' },
    add: { id: 'addHousehold', summary: 'Adds a household', act: 'HOUSEHOLD_ADDED', errors },
    set: {
      id: 'setHousehold',
      summary: 'Replaces the name, the address and the people of a household',
      act: 'HOUSEHOLD_SET',
      errors,
    },
    put: {
      id: 'putHousehold',
      summary: 'Adds or replaces a household by its external id',
      act: 'HOUSEHOLD_SET',
      errors,
    },
    remove: {
      id: 'removeHousehold',
      summary: 'Moves a household to the trash; its people stay',
      act: 'HOUSEHOLD_REMOVED',
    },
    history: { id: 'listHouseholdChanges', summary: 'What was changed of a household, without its words' },
    listTrash: { id: 'listHouseholdsInTrash', summary: 'Households in the trash, the last removed first' },
    restore: { id: 'restoreHousehold', summary: 'Takes a household out of the trash', act: 'HOUSEHOLD_RESTORED' },
    purge: { id: 'purgeHousehold', summary: 'Removes a household from the trash for good', act: 'HOUSEHOLD_PURGED' },
    export: { id: 'exportHouseholds', summary: 'The households as CSV', act: 'PEOPLE_EXPORTED' },
    exportSheet: {
      id: 'exportHouseholdSheet',
      summary: 'The households as an Excel workbook',
      act: 'PEOPLE_EXPORTED',
    },
  },
})
