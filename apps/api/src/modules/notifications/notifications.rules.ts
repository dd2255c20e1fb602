import type {
  MemberNotification,
  NotificationKind,
} from '@narthex/contract/notifications/member-notification.endpoints'
import type { MemberId } from '../../platform/ids.ts'

/** Position in a list across churches, newest first. */
export interface Place {
  readonly dataCadastro: Date
  readonly igrejaId: number
  readonly id: number
}

export function comparePlaces(a: Place, b: Place): number {
  return b.dataCadastro.getTime() - a.dataCadastro.getTime() || b.igrejaId - a.igrejaId || b.id - a.id
}

/** Cursor of a position. */
export function toCursor({ dataCadastro, igrejaId, id }: Place): string {
  return `${dataCadastro.toISOString()}_${igrejaId}_${id}`
}

/** Position of a cursor; undefined for an invalid date. */
export function parseCursor(cursor: string): Place | undefined {
  const [moment = '', igrejaId, id] = cursor.split('_')
  const dataCadastro = new Date(moment)
  return Number.isNaN(dataCadastro.getTime()) ? undefined : { dataCadastro, igrejaId: Number(igrejaId), id: Number(id) }
}

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

const weekMs = 7 * 86_400_000

/** Initial read mark of a new member: notifications older than the week before joining count as read. */
export function toInitialReadMark(enrolledAt: Date): Date {
  return new Date(enrolledAt.getTime() - weekMs)
}
