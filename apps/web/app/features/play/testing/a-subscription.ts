import type { PlayPlan, PlayQuote, PlaySubscription } from '@narthex/contract/play/subscription.schemas'

export function aPlan(change: Partial<PlayPlan> = {}): PlayPlan {
  return {
    id: 3,
    nome: 'Mensal',
    descricao: null,
    valor: 1990,
    moeda: 'BRL',
    intervalo: 'MES',
    diasTeste: 0,
    flagTesteSemMeio: false,
    telas: 2,
    ...change,
  }
}

const noFees = { servico: { pontos: 0, fixa: 0 }, processamento: { pontos: 0, fixa: 0 } }
const method = {
  idGatewayPagamento: 9,
  ...noFees,
  maximo: null,
  flagSomenteBrasil: false,
  dadosNecessarios: [],
}

/** R$ 19,90 a month by Pix or card, without a trial. */
export function aQuote(change: Partial<PlayQuote> = {}): PlayQuote {
  return {
    plano: aPlan(),
    valor: 1990,
    desconto: 0,
    termosComDesconto: 0,
    primeiroValor: 1990,
    valorSeguinte: 1990,
    diasTeste: 0,
    primeiraCobranca: null,
    meios: [
      { meio: 'PIX', metodo: { ...method, codigoMetodoPagamento: 'PIX' } },
      { meio: 'CARTAO', metodo: { ...method, codigoMetodoPagamento: 'CREDIT_CARD' } },
    ],
    ...change,
  }
}

export function aSubscription(change: Partial<PlaySubscription> = {}): PlaySubscription {
  return {
    id: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b',
    versao: 1,
    status: { situacao: 'ativo' },
    situacao: 'ATIVA',
    origem: 'PAGA',
    plano: aPlan(),
    proximoPlano: null,
    valor: 1990,
    moeda: 'BRL',
    meio: 'PIX',
    codigoMetodoPagamento: 'PIX',
    cartao: null,
    inicio: '2998-11-01T12:00:00.000Z',
    termoFim: '2998-12-01T12:00:00.000Z',
    flagRenova: true,
    credito: 0,
    pedido: null,
    cobrancas: [
      {
        termo: 1,
        situacao: 'PAGA',
        valor: 1990,
        pedido: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
        inicio: '2998-11-01T12:00:00.000Z',
        fim: '2998-12-01T12:00:00.000Z',
        proximaTentativa: null,
      },
    ],
    ...change,
  }
}
