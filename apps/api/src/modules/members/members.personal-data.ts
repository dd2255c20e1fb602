import { getTableColumns } from 'drizzle-orm'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../platform/personal-data/rows-of-person.ts'
import { usuario, usuarioRole } from './members.tables.ts'

const { igrejaId: _, accountId: contaId, ...ofMember } = getTableColumns(usuario)

/** Roles and the membership row. Erased last, because other rows reference the membership. */
export const memberPersonalData: readonly PersonalData[] = [
  rowsOfPerson({
    table: usuarioRole,
    of: usuarioRole,
    tells: { role: usuarioRole.role, terminaEm: usuarioRole.terminaEm, alcance: usuarioRole.alcance },
  }),
  rowsOfPerson({ table: usuario, of: { memberId: usuario.id }, tells: { contaId, ...ofMember } }),
]
