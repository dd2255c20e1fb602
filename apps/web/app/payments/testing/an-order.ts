import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'

export const anOrderCode = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

type Payment = NonNullable<PaymentStatus['pagamento']>

/** A Pix of R$ 50 that waits for its payer, good until long after every test. */
export function aPayment(change: Partial<Payment> = {}): Payment {
  return {
    resultado: 'pendente',
    codigoMetodoPagamento: 'PIX',
    idGatewayPagamento: 9,
    total: 5000,
    taxaServico: 0,
    taxaProcessamento: 99,
    juros: 0,
    parcelas: [5000],
    estornado: 0,
    bandeira: null,
    ultimosDigitos: null,
    codigoRecusa: null,
    acao: { kind: 'qr', payload: '00020126580014br.gov.bcb.pix', expiresAt: '2999-01-01T12:00:00.000Z' },
    expiraEm: '2999-01-01T12:00:00.000Z',
    flagEnsaio: false,
    dataUltimaAlteracao: '2026-01-01T12:00:00.000Z',
    ...change,
  }
}

export function anOrder(change: Partial<PaymentStatus> = {}): PaymentStatus {
  return {
    pedido: anOrderCode,
    situacao: 'waiting',
    finalidade: 'doacao',
    descricao: 'Oferta',
    moeda: 'BRL',
    valor: 5000,
    flagTaxas: false,
    dataCadastro: '2026-01-01T12:00:00.000Z',
    pagamento: aPayment(),
    ...change,
  }
}
