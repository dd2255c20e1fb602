import { and, desc, eq, or } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { evento } from '../events/events.tables.ts'
import { celula, celulaMembro } from '../groups/groups.tables.ts'
import { usuario } from '../members/members.tables.ts'
import { eventoInscricao } from '../tickets/registrations/registrations.tables.ts'

const newest = 50

/** The groups that a person is in, the longest first. */
export function listGroupsOfPerson({ church, tx }: ChurchWork, memberId: MemberId) {
  return tx
    .select({ id: celula.id, nome: celula.nome, papel: celulaMembro.papel, desde: celulaMembro.desde })
    .from(celulaMembro)
    .innerJoin(celula, and(eq(celula.igrejaId, celulaMembro.igrejaId), eq(celula.id, celulaMembro.groupId)))
    .where(and(ofChurch(celulaMembro, church), eq(celulaMembro.memberId, memberId), eq(celula.flagAtiva, true)))
    .orderBy(celulaMembro.desde, celula.id)
}

/** The registrations that a person made, the newest first. */
export function listRegistrationsOfPerson({ church, tx }: ChurchWork, memberId: MemberId) {
  const { codigo, situacao, criadaEm, eventId } = eventoInscricao
  return tx
    .select({ codigo, idEvento: eventId, titulo: evento.titulo, situacao, criadaEm })
    .from(eventoInscricao)
    .innerJoin(evento, and(eq(evento.igrejaId, eventoInscricao.igrejaId), eq(evento.id, eventId)))
    .where(and(ofChurch(eventoInscricao, church), eq(eventoInscricao.memberId, memberId)))
    .orderBy(desc(criadaEm), desc(codigo))
    .limit(newest)
}

/** The people of whom a document is known, by its bare number. */
export function listByDocument({ church, tx }: ChurchWork, numero: string) {
  const { id, nome, sobrenome, cpf, cnpj } = usuario
  return tx
    .select({ id, nome, sobrenome })
    .from(usuario)
    .where(and(ofChurch(usuario, church), or(eq(cpf, numero), eq(cnpj, numero))))
    .orderBy(id)
    .limit(newest)
}
