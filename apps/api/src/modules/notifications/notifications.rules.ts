import type {
  MemberNotification,
  NotificationKind,
} from '@narthex/contract/notifications/member-notification.endpoints'

/** Where something stands in a list of several churches' notifications: newest first. */
export interface Place {
  readonly dataCadastro: Date
  readonly igrejaId: number
  readonly id: number
}

/** The order of such a list. */
export function byPlace(one: Place, other: Place): number {
  return other.dataCadastro.getTime() - one.dataCadastro.getTime() || other.igrejaId - one.igrejaId || other.id - one.id
}

/** A place as a caller carries it from page to page. */
export function cursorOf({ dataCadastro, igrejaId, id }: Place): string {
  return `${dataCadastro.toISOString()}_${igrejaId}_${id}`
}

/** The place that a cursor names; undefined for a date that there is not. */
export function placeAt(cursor: string): Place | undefined {
  const [moment = '', igrejaId, id] = cursor.split('_')
  const dataCadastro = new Date(moment)
  return Number.isNaN(dataCadastro.getTime()) ? undefined : { dataCadastro, igrejaId: Number(igrejaId), id: Number(id) }
}

interface Kept {
  readonly igrejaId: number
  readonly usuarioId: number | null
  readonly chave: string | null
  readonly distribuidaEm: Date | null
  readonly id: number
  readonly titulo: string
  readonly corpo: string
  readonly tipo: string | null
  readonly idEntidadeRelacionada: number | null
  readonly dataCadastro: Date
  readonly dataUltimaAlteracao: Date
}

/** A notification as it is told, but for whose it is. */
export function toWire<Tipo = MemberNotification['tipo']>({ tipo, dataCadastro, dataUltimaAlteracao, ...kept }: Kept) {
  const { igrejaId: _, usuarioId: __, chave: ___, distribuidaEm: ____, ...fields } = kept
  return {
    ...fields,
    tipo: (tipo === null ? null : { codigo: tipo }) as Tipo,
    dataCadastro: dataCadastro.toISOString(),
    dataUltimaAlteracao: dataUltimaAlteracao.toISOString(),
  }
}

export function kindOf({ tipo }: Pick<Kept, 'tipo'>): NotificationKind {
  return (tipo ?? 'AVISO') as NotificationKind
}

const weekMs = 7 * 86_400_000

/** Until when everything counts as read for a member who never looked: what is older than their first week's news. */
export function firstMark(enrolledAt: Date): Date {
  return new Date(enrolledAt.getTime() - weekMs)
}
