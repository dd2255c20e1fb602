import { weekMs } from '@narthex/contract/durations'
import type {
  MemberNotification,
  NotificationKind,
} from '@narthex/contract/notifications/member-notification.endpoints'
import type { MemberId } from '../../platform/ids.ts'

interface NotificationRow {
  readonly igrejaId: number
  readonly memberId: MemberId | null
  readonly chave: string | null
  readonly distribuidaEm: Date | null
  readonly id: number
  readonly titulo: string
  readonly corpo: string
  readonly tipo: string | null
  readonly idEntidadeRelacionada: number | null
  readonly uuidEntidadeRelacionada: string | null
  readonly dataCadastro: Date
  readonly dataUltimaAlteracao: Date
}

/** A notification on the wire, without its recipient. */
export function toWire<Tipo = MemberNotification['tipo']>({
  tipo,
  dataCadastro,
  dataUltimaAlteracao,
  ...rest
}: NotificationRow) {
  const { igrejaId: _, memberId: __, chave: ___, distribuidaEm: ____, ...fields } = rest
  return {
    ...fields,
    tipo: (tipo === null ? null : { codigo: tipo }) as Tipo,
    dataCadastro: dataCadastro.toISOString(),
    dataUltimaAlteracao: dataUltimaAlteracao.toISOString(),
  }
}

export function toNotificationKind({ tipo }: Pick<NotificationRow, 'tipo'>): NotificationKind {
  return (tipo ?? 'AVISO') as NotificationKind
}

/** Initial read mark of a new member: notifications older than the week before joining count as read. */
export function toInitialReadMark(enrolledAt: Date): Date {
  return new Date(enrolledAt.getTime() - weekMs)
}
