import { tableRecords } from '../../../platform/work/records.ts'
import { estorno, pagamento } from './payments.tables.ts'

export const paymentRecord = tableRecords(pagamento, {
  without: [
    'acao',
    'bandeira',
    'chave',
    'conteudoHash',
    'criadoEm',
    'externoId',
    'leitura',
    'leituras',
    'momento',
    'rehearsalEndedAt',
    'situacaoGateway',
    'ultimosDigitos',
  ],
})

export const refundRecord = tableRecords(estorno, { without: ['criadoEm', 'enviadoEm'] })
