import { tableRecords } from '../../platform/work/records.ts'
import { notificacao } from './notifications.tables.ts'

export const notificationRecord = tableRecords(notificacao, { without: ['chave', 'distribuidaEm', 'memberId'] })
