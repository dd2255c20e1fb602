import { and, eq, sql } from 'drizzle-orm'
import { auditoria, historico } from '../../platform/audit/audit.tables.ts'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../platform/personal-data/rows-of-person.ts'

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

/** Changes of records that tell about the person: they go with them, no matter who acted. */
const history = rowsOfPerson({
  table: historico,
  of: historico,
  tells: {
    tipo: historico.tipo,
    registro: historico.registro,
    acao: historico.acao,
    momento: historico.momento,
    antes: historico.antes,
    depois: historico.depois,
  },
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
  {
    ...history,
    async erase(work, person) {
      await history.erase(work, person)
      if (person.accountId === null) return
      // What they did as staff stays, without who they were.
      await work.tx
        .update(historico)
        .set({ accountId: null })
        .where(and(eq(historico.igrejaId, work.church.igrejaId), eq(historico.accountId, person.accountId)))
    },
  },
]
