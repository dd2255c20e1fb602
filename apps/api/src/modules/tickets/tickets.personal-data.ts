import { and, eq, type SQL, sql } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { DataSubject, PersonalData } from '../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../platform/personal-data/rows-of-person.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { eventoTransferencia } from './after/transfers.tables.ts'
import { eventoLeitura, eventoPorteiro } from './door/door.tables.ts'
import {
  eventoBilhete,
  eventoComprador,
  eventoEspera,
  eventoInscricao,
  eventoParticipante,
} from './registrations/registrations.tables.ts'

/** The scans of tickets that are a person's, or were bought by them. */
const isOwnTicket = ({ church }: ChurchWork, { memberId }: DataSubject): SQL | undefined =>
  and(
    ofChurch(eventoLeitura, church),
    sql`${eventoLeitura.ticketId} in (
      select b.id from ${eventoBilhete} b where b.igreja_id = ${church.igrejaId} and b.usuario_id = ${memberId}
      union all
      select p.bilhete_id from ${eventoParticipante} p where p.igreja_id = ${church.igrejaId} and p.usuario_id = ${memberId})`,
  )

const isScannedBy = ({ church }: ChurchWork, { memberId }: DataSubject): SQL | undefined =>
  and(ofChurch(eventoLeitura, church), eq(eventoLeitura.memberId, memberId))

const { id, momento, desfaz } = eventoLeitura
const scan = {
  id,
  evento: eventoLeitura.eventId,
  lista: eventoLeitura.listId,
  tipo: eventoLeitura.tipo,
  momento,
  desfaz,
}

/** A scan names who scanned, and of a child's ticket the guardian: each goes with the person whom it is about. */
const scans: PersonalData = {
  tables: ['evento_leitura'],
  async tell(work, person) {
    const asVolunteer = { ...scan, aparelho: eventoLeitura.aparelho }
    const asHolder = { ...scan, ingresso: eventoLeitura.ticketId, responsavel: eventoLeitura.responsavel }
    return {
      evento_leitura: await work.tx.select(asHolder).from(eventoLeitura).where(isOwnTicket(work, person)),
      evento_leitura_feita: await work.tx.select(asVolunteer).from(eventoLeitura).where(isScannedBy(work, person)),
    }
  },
  async erase(work, person) {
    await work.tx.update(eventoLeitura).set({ responsavel: null }).where(isOwnTicket(work, person))
    await work.tx.update(eventoLeitura).set({ memberId: null, aparelho: '' }).where(isScannedBy(work, person))
  },
}

const doorkeeping = rowsOfPerson({
  table: eventoPorteiro,
  of: eventoPorteiro,
  tells: { evento: eventoPorteiro.eventId, criadoEm: eventoPorteiro.criadoEm },
})

const waiting = rowsOfPerson({
  table: eventoEspera,
  of: eventoEspera,
  tells: {
    codigo: eventoEspera.codigo,
    evento: eventoEspera.eventId,
    ingresso: eventoEspera.ticketTypeId,
    quantidade: eventoEspera.quantidade,
    nome: eventoEspera.nome,
    email: eventoEspera.email,
    telefone: eventoEspera.telefone,
    idioma: eventoEspera.idioma,
    situacao: eventoEspera.situacao,
    inscricao: eventoEspera.inscricaoCodigo,
    chave: eventoEspera.chave,
    criadaEm: eventoEspera.criadaEm,
    rede: eventoEspera.rede,
  },
})

/** Offers of one's tickets, with whom they are for while they are open. */
const transfers = rowsOfPerson({
  table: eventoTransferencia,
  of: eventoTransferencia,
  tells: {
    codigo: eventoTransferencia.codigo,
    ingresso: eventoTransferencia.ticketId,
    nome: eventoTransferencia.nome,
    email: eventoTransferencia.email,
    idioma: eventoTransferencia.idioma,
    situacao: eventoTransferencia.situacao,
    destino: eventoTransferencia.destinoCodigo,
    criadaEm: eventoTransferencia.criadaEm,
  },
})

const participants = rowsOfPerson({
  table: eventoParticipante,
  of: eventoParticipante,
  tells: {
    ingresso: eventoParticipante.ticketId,
    nome: eventoParticipante.nome,
    email: eventoParticipante.email,
    telefone: eventoParticipante.telefone,
    documento: eventoParticipante.documento,
    dataNascimento: eventoParticipante.dataNascimento,
    sexo: eventoParticipante.sexo,
    respostas: eventoParticipante.respostas,
    responsavel: eventoParticipante.responsavel,
    consentimento: eventoParticipante.consentimento,
    consentimentoEm: eventoParticipante.consentimentoEm,
  },
})

const buyers = rowsOfPerson({
  table: eventoComprador,
  of: eventoComprador,
  tells: {
    inscricao: eventoComprador.inscricaoCodigo,
    nome: eventoComprador.nome,
    email: eventoComprador.email,
    telefone: eventoComprador.telefone,
    documento: eventoComprador.documento,
    idioma: eventoComprador.idioma,
  },
})

const tickets = rowsOfPerson({
  table: eventoBilhete,
  of: eventoBilhete,
  tells: {
    id: eventoBilhete.id,
    codigo: eventoBilhete.codigo,
    evento: eventoBilhete.eventId,
    inscricao: eventoBilhete.inscricaoCodigo,
    tipo: eventoBilhete.ticketTypeId,
    valor: eventoBilhete.valor,
    desconto: eventoBilhete.desconto,
    situacao: eventoBilhete.situacao,
    cancelamentoChave: eventoBilhete.cancelamentoChave,
  },
  kept: { memberId: null },
})

const registrations = rowsOfPerson({
  table: eventoInscricao,
  of: eventoInscricao,
  tells: {
    codigo: eventoInscricao.codigo,
    evento: eventoInscricao.eventId,
    situacao: eventoInscricao.situacao,
    origem: eventoInscricao.origem,
    cupom: eventoInscricao.couponId,
    moeda: eventoInscricao.moeda,
    valor: eventoInscricao.valor,
    desconto: eventoInscricao.desconto,
    pedido: eventoInscricao.pedidoCodigo,
    chave: eventoInscricao.chave,
    criadaEm: eventoInscricao.criadaEm,
    confirmadaEm: eventoInscricao.confirmadaEm,
    transferidaDe: eventoInscricao.transferidaDe,
    rede: eventoInscricao.rede,
    navegador: eventoInscricao.navegador,
  },
  // The hash is of what the person wrote.
  kept: { memberId: null, conteudoHash: sql`''`, rede: null, navegador: null },
})

/** Tickets and purchases stay counted without whose they are. Scans come first: they find their person by the tickets. */
export const ticketPersonalData: readonly PersonalData[] = [
  scans,
  doorkeeping,
  waiting,
  transfers,
  participants,
  buyers,
  tickets,
  registrations,
]
