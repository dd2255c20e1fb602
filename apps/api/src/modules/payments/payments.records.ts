import type { GatewayName } from '@narthex/contract/payments/payment-states'
import { tableRecords, withParts } from '../../platform/work/records.ts'
import { estorno, pagamento, pagamentoConfiguracao, pagamentoCredencial } from './payments.tables.ts'
import { listMethods } from './settings/settings.queries.ts'

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

/** The church's credentials at a gateway: never what they are. */
export const credentialsRecord = (gateway: GatewayName) =>
  tableRecords(pagamentoCredencial, { key: 'gateway', without: ['atualizadaEm'], veiled: ['dados'] })(gateway)

const settingsRow = tableRecords(pagamentoConfiguracao, { key: null, veiled: ['chaveAviso'], lock: 'update' })

/** How the church takes money, with its methods. */
export const paymentSettingsRecord = () =>
  withParts(settingsRow(), async (work) => ({
    metodos: (await listMethods(work)).map(({ igrejaId: _, ordem: __, ...method }) => method),
  }))
