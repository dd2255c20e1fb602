import { tableRecords } from '../../../platform/work/records.ts'
import { playAssinatura, playCupom, playPlano } from './subscriptions.tables.ts'

export const planRecord = tableRecords(playPlano, { lock: 'update' })
export const couponRecord = tableRecords(playCupom, { key: 'codigo', without: ['usos'] })
/** A seat that staff gave, by the subscription that it is. */
export const seatRecord = tableRecords(playAssinatura, {
  without: [
    'chave',
    'conteudoHash',
    'criadoEm',
    'enderecoIp',
    'autorizacaoReferencia',
    'autorizacaoId',
    'gateway',
    'cardId',
  ],
})
