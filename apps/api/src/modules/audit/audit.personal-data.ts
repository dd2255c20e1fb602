import { and, eq, sql } from 'drizzle-orm'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../platform/personal-data/rows-of-person.ts'
import { auditoria } from './audit.tables.ts'

/** What happened is kept, as proof of it may be asked for; whom it happened to is forgotten. */
const own = rowsOfPerson({
  table: auditoria,
  of: auditoria,
  tells: {
    acao: auditoria.acao,
    momento: auditoria.momento,
    // Whom they did it to is somebody else.
    detalhes: sql`${auditoria.detalhes} - 'usuario'`,
  },
  kept: { contaId: null, enderecoHash: null, detalhes: sql`${auditoria.detalhes} - 'dispositivo'` },
})

export const auditPersonalData: readonly PersonalData[] = [
  {
    ...own,
    async erase(church, tx, person) {
      await own.erase(church, tx, person)
      // What staff did to this member.
      await tx
        .update(auditoria)
        .set({ detalhes: sql`${auditoria.detalhes} - 'usuario'` })
        .where(
          and(
            eq(auditoria.igrejaId, church.igrejaId),
            sql`${auditoria.detalhes} ->> 'usuario' = ${String(person.usuarioId)}`,
          ),
        )
    },
  },
]
