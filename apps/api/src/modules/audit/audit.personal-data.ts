import { and, eq, sql } from 'drizzle-orm'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../platform/personal-data/rows-of-person.ts'
import { auditoria } from './audit.tables.ts'

/** Audit entries are kept as evidence. Erasure removes what identifies the person: ids, address hash, device. */
const own = rowsOfPerson({
  table: auditoria,
  of: auditoria,
  tells: {
    acao: auditoria.acao,
    momento: auditoria.momento,
    // The target of the act is another person.
    detalhes: sql`${auditoria.detalhes} - 'usuario'`,
  },
  kept: { accountId: null, enderecoHash: null, detalhes: sql`${auditoria.detalhes} - 'dispositivo' - 'rede'` },
})

export const auditPersonalData: readonly PersonalData[] = [
  {
    ...own,
    async erase(work, person) {
      await own.erase(work, person)
      // What staff did to this member.
      await work.tx
        .update(auditoria)
        .set({ detalhes: sql`${auditoria.detalhes} - 'usuario'` })
        .where(
          and(
            eq(auditoria.igrejaId, work.church.igrejaId),
            sql`${auditoria.detalhes} ->> 'usuario' = ${String(person.memberId)}`,
          ),
        )
    },
  },
]
