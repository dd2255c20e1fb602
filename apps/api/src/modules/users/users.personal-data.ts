import { getTableColumns } from 'drizzle-orm'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../platform/personal-data/rows-of-person.ts'
import { usuario, usuarioRole } from './users.tables.ts'

const { igrejaId: _, ...ofMember } = getTableColumns(usuario)

/** Who somebody is to the church: the last to go, as the rest belongs to it. */
export const userPersonalData: readonly PersonalData[] = [
  rowsOfPerson({ table: usuarioRole, of: usuarioRole, tells: { role: usuarioRole.role } }),
  rowsOfPerson({ table: usuario, of: { usuarioId: usuario.id }, tells: ofMember }),
]
