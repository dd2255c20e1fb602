import { randomUUID } from 'node:crypto'
import type { Guardian } from '@narthex/contract/tickets/ticket.schemas'
import type { RegistrationState, TicketState } from '@narthex/contract/tickets/ticket-states'
import { beforeAll } from 'vitest'
import { createOwnCall } from '../../../../platform/http/route.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'
import { insertOwn } from '../../../../platform/work/insert-own.ts'
import type { ChurchCall } from '../../../../platform/work/transactions.ts'
import { type SetUpOptions, setUpChurches } from '../../../../testing/set-up.ts'
import { publishEvent } from '../../../events/events.editing.service.ts'
import { eventoBilhete, eventoInscricao, eventoParticipante } from '../../registrations/registrations.tables.ts'
import { makeTicketCode } from '../../registrations/ticket-code.service.ts'
import { eventoIngresso, eventoVenda } from '../../sale/sale.tables.ts'

/** The clock of the tests, an hour before the event's doors open. */
export const startsAt = new Date('2026-12-05T20:00:00Z')
const eventSpan = { dataInicio: new Date('2026-12-05T21:00:00Z'), dataFim: new Date('2026-12-06T01:00:00Z') }

export interface NewTicket {
  readonly nome?: string
  readonly typeId?: number
  readonly situacao?: TicketState
  readonly registration?: RegistrationState
  readonly responsavel?: Guardian
  readonly addOnIds?: readonly number[]
}

/** An event whose tickets are rows, as a purchase leaves them behind. */
export async function publishDoorEvent(
  call: ChurchCall,
  own: Partial<typeof eventSpan> & { readonly flagEntregaResponsavel?: boolean } = {},
) {
  const { flagEntregaResponsavel = false, ...span } = own
  const shown = { titulo: 'Cantata de Natal', resumo: null, imagem: null, local: null, flagOnline: false, serie: null }
  const eventId = await publishEvent(createOwnCall(call), {
    ...eventSpan,
    ...span,
    ...shown,
  })
  return call.inChurch(async (work) => {
    const { igrejaId } = call.church
    await work.tx.insert(eventoVenda).values({ igrejaId, eventId, flagVisitantes: true, flagEntregaResponsavel })
    const add = (nome: string, ordem: number, flagAdicional = false) =>
      insertOwn(work, eventoIngresso, { eventId, nome, ordem, valor: 5000, flagAdicional })
    return { eventId, adult: await add('Adulto', 0), child: await add('Criança', 1), bus: await add('Ônibus', 2, true) }
  })
}

/** A ticket of its own registration. Gives its id and its code. */
export async function addTicket(
  work: ChurchWork,
  { eventId, typeId }: { readonly eventId: number; readonly typeId: number },
  own: NewTicket = {},
) {
  const { nome = 'Davi Souza', situacao = 'VALIDO', registration = 'CONFIRMADA', responsavel, addOnIds = [] } = own
  const inscricaoCodigo = makeTicketCode() + makeTicketCode().slice(0, 10)
  const { igrejaId } = work.church
  const confirmadaEm = registration === 'CONFIRMADA' ? work.now : null
  await work.tx.insert(eventoInscricao).values({
    igrejaId,
    codigo: inscricaoCodigo,
    eventId,
    situacao: registration,
    origem: 'SITE',
    chave: randomUUID(),
    conteudoHash: 'none',
    criadaEm: work.now,
    confirmadaEm,
    pedidoCodigo: registration === 'PENDENTE' ? inscricaoCodigo : null,
  })
  const row = { eventId, inscricaoCodigo, valor: 5000, situacao }
  const codigo = makeTicketCode()
  const id = await insertOwn(work, eventoBilhete, { ...row, codigo, ticketTypeId: own.typeId ?? typeId, posicao: 0 })
  await work.tx.insert(eventoParticipante).values({ igrejaId, ticketId: id, nome, responsavel: responsavel ?? null })
  for (const [i, addOnId] of addOnIds.entries())
    await insertOwn(work, eventoBilhete, {
      ...row,
      codigo: makeTicketCode(),
      ticketTypeId: addOnId,
      principalId: id,
      posicao: i + 1,
    })
  return { id, codigo }
}

/** `videira` has an event with tickets that is about to begin; calls go to `videira`, `farol` is a church elsewhere. */
export function setUpDoor(options: Pick<SetUpOptions, 'onQuery'> = {}) {
  const own = { modules: ['MOD_EVENTO'], fusoHorario: 'America/Sao_Paulo' } as const
  const test = setUpChurches({ videira: own, farol: own }, { ...options, startsAt })
  const stage = { eventId: 0, adult: 0, child: 0, bus: 0 }
  beforeAll(async () => void Object.assign(stage, await publishDoorEvent(test.platform.transactions.at(test.videira))))

  const inVideira = <T>(run: (work: ChurchWork) => Promise<T>) => test.platform.transactions.inChurch(test.videira, run)
  return {
    test,
    stage,
    inVideira,
    sell: (given: NewTicket = {}) => inVideira((work) => addTicket(work, { ...stage, typeId: stage.adult }, given)),
  }
}
