import type { GivingReason, GivingSettings } from '@narthex/contract/giving/giving.schemas'
import type { PayableMethod } from '@narthex/contract/payments/payable-method'

const noRate = { pontos: 0, fixa: 0 }

export const aMethod = (codigoMetodoPagamento: PayableMethod['codigoMetodoPagamento']): PayableMethod => ({
  codigoMetodoPagamento,
  idGatewayPagamento: null,
  servico: noRate,
  processamento: noRate,
  maximo: null,
  flagSomenteBrasil: false,
  dadosNecessarios: [],
})

/** Settings: minimum of R$ 5, by Pix or card. */
export const someSettings: GivingSettings = {
  moeda: 'BRL',
  minimo: 500,
  valoresSugeridos: [2000, 5000, 10_000],
  flagTaxas: true,
  flagEnsaio: false,
  flagPixAutomatico: false,
  recebedor: { nome: null, documento: null },
  metodos: [aMethod('PIX'), aMethod('CREDIT_CARD')],
}

const aReason: GivingReason = {
  id: 1,
  nome: 'Ofertas',
  historia: null,
  imagem: null,
  meta: null,
  minimo: null,
  flagRecorrencia: true,
}

export const someReasons: readonly GivingReason[] = [
  aReason,
  {
    ...aReason,
    id: 2,
    nome: 'Telhado',
    historia: 'Chove dentro.',
    meta: { valor: 100_000, ate: '2031-12-31' },
    flagRecorrencia: false,
  },
  { ...aReason, id: 3, nome: 'Missões', minimo: 1000 },
]
