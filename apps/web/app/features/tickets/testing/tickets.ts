import type { Event } from '@narthex/contract/events/event.schemas'
import type {
  EventSale,
  Hold,
  Question,
  Registration,
  Seats,
  Ticket,
  TicketQuote,
  TicketType,
} from '@narthex/contract/tickets/ticket.schemas'

export const aCode = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

export const anEvent: Event = {
  id: 7,
  titulo: 'Acampamento',
  resumo: null,
  imagem: null,
  dataInicio: '2031-01-10T12:00:00.000Z',
  dataFim: '2031-01-12T20:00:00.000Z',
  local: null,
  flagOnline: false,
  serie: null,
}

export function aTicketType(change: Partial<TicketType> = {}): TicketType {
  return {
    id: 1,
    nome: 'Adulto',
    descricao: null,
    valor: 5000,
    flagAdicional: false,
    adicionais: [],
    vendaInicio: null,
    vendaFim: null,
    minimo: 1,
    limite: null,
    flagOculto: false,
    publico: { quem: 'TODOS', idadeMin: null, idadeMax: null, sexo: null },
    ...change,
  }
}

export function aQuestion(change: Partial<Question> = {}): Question {
  return {
    id: 1,
    rotulo: 'Tamanho',
    ajuda: null,
    tipo: 'TEXTO',
    opcoes: [],
    texto: null,
    flagObrigatoria: true,
    ingressos: null,
    ...change,
  }
}

const noRate = { pontos: 0, fixa: 0 }
const aMethod = (codigoMetodoPagamento: 'PIX' | 'CREDIT_CARD'): EventSale['metodos'][number] => ({
  codigoMetodoPagamento,
  idGatewayPagamento: null,
  servico: noRate,
  processamento: noRate,
  maximo: null,
  flagSomenteBrasil: false,
  dadosNecessarios: [],
})

/** Sale with a paid ticket, by Pix or card, for everyone. */
export function aSale(change: Partial<EventSale> = {}): EventSale {
  return {
    idEvento: 7,
    versao: 1,
    moeda: 'BRL',
    inicio: null,
    fim: null,
    flagVisitantes: true,
    flagJuros: false,
    flagAssumirTaxasServico: false,
    qtdeMaxParcelas: 1,
    limitePorPessoa: null,
    minutosReserva: 10,
    flagEspera: false,
    flagCupons: false,
    flagLinkOnline: false,
    termos: null,
    termoMenores: null,
    cancelamentoAte: null,
    cancelamentoPercentual: 100,
    transferenciaAte: null,
    respostasAte: null,
    flagDevolverTaxas: true,
    flagEnsaio: false,
    perguntas: [],
    ingressos: [aTicketType()],
    metodos: [aMethod('PIX'), aMethod('CREDIT_CARD')],
    ...change,
  }
}

export function someSeats(change: Partial<Seats['ingressos'][number]> = {}): Seats {
  return {
    situacao: 'DISPONIVEL',
    permitidos: null,
    ingressos: [{ id: 1, situacao: 'DISPONIVEL', restantes: null, permitidos: null, ...change }],
  }
}

export function aQuote(change: Partial<TicketQuote> = {}): TicketQuote {
  return {
    moeda: 'BRL',
    itens: [{ idIngresso: 1, nome: 'Adulto', quantidade: 1, valor: 5000 }],
    desconto: 0,
    cupom: null,
    valor: 5000,
    taxaServico: 0,
    taxaProcessamento: 99,
    total: 5099,
    parcelas: [],
    ...change,
  }
}

export function aHold(change: Partial<Hold> = {}): Hold {
  const agora = new Date()
  return {
    codigo: aCode,
    situacao: 'RESERVADA',
    expiraEm: new Date(agora.getTime() + 600_000).toISOString(),
    agora: agora.toISOString(),
    ingressos: [{ idIngresso: 1, adicionais: [] }],
    pedido: null,
    orcamento: aQuote(),
    ...change,
  }
}

export function aTicket(change: Partial<Ticket> = {}): Ticket {
  return {
    id: 11,
    qr: 'signed',
    codigo: '01ARZ3NDEKTSV4RR',
    idIngresso: 1,
    nome: 'Adulto',
    valor: 5000,
    desconto: 0,
    situacao: 'VALIDO',
    entradaEm: null,
    flagConteudo: false,
    participante: null,
    adicionais: [],
    transferencia: null,
    podeCancelar: false,
    podeTransferir: false,
    podeMudarRespostas: false,
    ...change,
  }
}

export function aRegistration(change: Partial<Registration> = {}): Registration {
  return {
    codigo: aCode,
    evento: anEvent,
    situacao: 'CONFIRMADA',
    comprador: 'Ana Souza',
    moeda: 'BRL',
    valor: 5000,
    desconto: 0,
    pedido: null,
    dataCadastro: '2030-01-01T12:00:00.000Z',
    linkOnline: null,
    flagRecebida: false,
    flagDadosOcultos: true,
    flagSemEmail: false,
    cancelamentoAte: null,
    cancelamentoPercentual: 100,
    transferenciaAte: null,
    respostasAte: null,
    carteiras: [],
    ingressos: [aTicket()],
    ...change,
  }
}
