import { and, eq, sql } from 'drizzle-orm'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../platform/personal-data/rows-of-person.ts'
import { lote } from '../../platform/resources/bulk/bulk.tables.ts'
import { presenca, rascunho, registroVersao } from '../../platform/resources/editing/editing.tables.ts'
import { lixeira } from '../../platform/resources/trash/trash.tables.ts'
import { visao } from '../../platform/resources/views/views.tables.ts'
import { conviteEquipe } from './invitations/staff-invitations.tables.ts'
import { acessoSuporte } from './support/support.tables.ts'

/** Records that a person wrote as staff. They belong to the church and stay, without the author. */
const drafts = rowsOfPerson({ table: rascunho, of: rascunho, kept: { accountId: null } })
const trash = rowsOfPerson({ table: lixeira, of: lixeira, kept: { accountId: null } })
const batches = rowsOfPerson({ table: lote, of: lote, kept: { accountId: null } })
/** Rows of tables of people name them while the table can be undone: those of the person go, and with them their undoing. */
const imported: PersonalData = {
  tables: ['lote_item', 'lote_linha'],
  async tell() {
    return {}
  },
  async erase({ church, tx }, { memberId }) {
    const ofPeople = sql`igreja_id = ${church.igrejaId} and registro = ${memberId} and lote_id in (
      select id from lote where igreja_id = ${church.igrejaId} and tipo = 'usuario')`
    await tx.execute(sql`delete from lote_item where ${ofPeople}`)
    await tx.execute(sql`update lote_linha set celulas = '[]', titulo = '', motivos = '[]', registro = null
      where ${ofPeople}`)
  },
}
const presence = rowsOfPerson({ table: presenca, of: presenca })

/** Versions of records that tell about the person go with them, no matter who wrote them. */
const versions = rowsOfPerson({
  table: registroVersao,
  of: { memberId: registroVersao.memberId },
  tells: { tipo: registroVersao.tipo, momento: registroVersao.momento, formulario: registroVersao.formulario },
})

const views = rowsOfPerson({
  table: visao,
  of: visao,
  tells: { tipo: visao.tipo, nome: visao.nome, consulta: visao.consulta },
})

/** Invitations that a person sent: they need another sender. */
const invitations = rowsOfPerson({
  table: conviteEquipe,
  of: conviteEquipe,
  tells: {
    nome: conviteEquipe.nome,
    sobrenome: conviteEquipe.sobrenome,
    role: conviteEquipe.role,
    terminaEm: conviteEquipe.terminaEm,
    alcance: conviteEquipe.alcance,
    enviadoEm: conviteEquipe.enviadoEm,
    expiraEm: conviteEquipe.expiraEm,
  },
})
const sentInvitations = rowsOfPerson({
  table: conviteEquipe,
  of: { accountId: conviteEquipe.invitedBy },
  kept: { invitedBy: null },
})

/** Support accesses that a person opened or ended: the church keeps them, without whose they were. */
const openedSupport = rowsOfPerson({
  table: acessoSuporte,
  of: { accountId: acessoSuporte.openedBy },
  tells: { motivo: acessoSuporte.motivo, abertoEm: acessoSuporte.abertoEm, expiraEm: acessoSuporte.expiraEm },
  kept: { openedBy: null },
})
const endedSupport = rowsOfPerson({
  table: acessoSuporte,
  of: { accountId: acessoSuporte.endedBy },
  kept: { endedBy: null },
})

export const officePersonalData: readonly PersonalData[] = [
  drafts,
  trash,
  batches,
  imported,
  presence,
  invitations,
  { ...sentInvitations, tables: [] },
  { ...openedSupport, tables: [...openedSupport.tables, 'sessao_suporte'] },
  { ...endedSupport, tables: [] },
  {
    ...versions,
    async erase(work, person) {
      await versions.erase(work, person)
      if (person.accountId === null) return
      await work.tx
        .update(registroVersao)
        .set({ accountId: null })
        .where(and(eq(registroVersao.igrejaId, work.church.igrejaId), eq(registroVersao.accountId, person.accountId)))
    },
  },
  {
    ...views,
    async erase(work, person) {
      if (person.accountId === null) return
      // Those that others use stay, without whose they were.
      await work.tx
        .update(visao)
        .set({ accountId: null })
        .where(
          and(
            eq(visao.igrejaId, work.church.igrejaId),
            eq(visao.accountId, person.accountId),
            eq(visao.flagCompartilhada, true),
          ),
        )
      await views.erase(work, person)
    },
  },
]
