import type { Event } from '@narthex/contract/events/event.schemas'
import type { MyEvent, Registration, Ticket } from '@narthex/contract/tickets/ticket.schemas'

export const anEvent: Event = {
  id: 7,
  titulo: 'Retiro das famílias',
  resumo: null,
  imagem: null,
  local: 'Sítio Serra Mansa',
  dataInicio: '2031-01-10T12:00:00.000Z',
  dataFim: '2031-01-12T20:00:00.000Z',
  flagOnline: false,
  serie: null,
}

export function aMyEvent(change: Partial<MyEvent> = {}): MyEvent {
  return { evento: anEvent, ingressos: 2, pendentes: 0, pedido: null, ...change }
}

export const aQr = `1${'0123456789ABCDEF'}${'0'.repeat(103)}`

/** Ticket of Davi, with a T-shirt. */
export function aTicket(change: Partial<Ticket> = {}): Ticket {
  return {
    id: 11,
    qr: aQr,
    codigo: '0123456789ABCDEF',
    idIngresso: 1,
    nome: 'Criança',
    valor: 5000,
    desconto: 0,
    situacao: 'VALIDO',
    entradaEm: null,
    flagConteudo: false,
    adicionais: [],
    transferencia: null,
    podeCancelar: false,
    podeTransferir: false,
    podeMudarRespostas: false,
    participante: {
      nome: 'Davi Souza',
      email: null,
      telefone: null,
      dataNascimento: null,
      sexo: null,
      respostas: [],
      responsavel: null,
      consentimento: false,
      consentimentoEm: null,
    },
    ...change,
  }
}

export function aRegistration(change: Partial<Registration> = {}): Registration {
  return {
    codigo: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    evento: anEvent,
    situacao: 'CONFIRMADA',
    comprador: 'Lia Souza',
    moeda: 'BRL',
    valor: 5000,
    desconto: 0,
    pedido: null,
    dataCadastro: '2026-11-01T12:00:00.000Z',
    flagRecebida: false,
    flagDadosOcultos: false,
    flagSemEmail: false,
    linkOnline: null,
    cancelamentoAte: null,
    cancelamentoPercentual: 100,
    transferenciaAte: null,
    respostasAte: null,
    carteiras: [],
    ingressos: [aTicket()],
    ...change,
  }
}
