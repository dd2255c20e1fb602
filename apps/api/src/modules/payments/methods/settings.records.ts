import type { GatewayName } from '@narthex/contract/payments/payment-states'
import { tableRecords, withParts } from '../../../platform/work/records.ts'
import { pagamentoConfiguracao, pagamentoCredencial } from '../orders/payments.tables.ts'
import { listMethods } from './settings.queries.ts'

/** The church's credentials at a gateway: never what they are. */
export const credentialsRecord = (gateway: GatewayName) =>
  tableRecords(pagamentoCredencial, { key: 'gateway', without: ['atualizadaEm'], veiled: ['dados'] })(gateway)

const settingsRow = tableRecords(pagamentoConfiguracao, { key: null, veiled: ['chaveAviso'], lock: 'update' })

/** How the church takes money, with its methods. */
export const paymentSettingsRecord = () =>
  withParts(settingsRow(), async (work) => ({
    metodos: (await listMethods(work)).map(({ igrejaId: _, ordem: __, ...method }) => method),
  }))
