import { getTableColumns } from 'drizzle-orm'
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../../platform/personal-data/rows-of-person.ts'
import { crianca, endereco } from './household.tables.ts'

const { igrejaId: _address, memberId: __address, ...ofAddress } = getTableColumns(endereco)
const { igrejaId: _child, memberId: __child, ...ofChild } = getTableColumns(crianca)

/** Children are exported and erased with their guardian. */
export const householdPersonalData: readonly PersonalData[] = [
  rowsOfPerson({ table: endereco, of: endereco, tells: ofAddress }),
  rowsOfPerson({ table: crianca, of: crianca, tells: ofChild }),
]
