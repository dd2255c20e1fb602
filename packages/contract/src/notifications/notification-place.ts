import type { MemberNotification } from './member-notification.endpoints.ts'

type Target = Pick<MemberNotification, 'tipo' | 'idEntidadeRelacionada'>

/** Where each kind is read: of one thing where it names one, else of all of them. */
const places: Record<NonNullable<Target['tipo']>['codigo'], (id: number | null) => string> = {
  CULTO: () => '/live',
  EVENTO: (id) => below('/event', id),
  NOTICIA: (id) => below('/news', id),
  DEVOCIONAL: (id) => below('/devotionals', id),
  // A lesson's own address is its slug, which a notification does not tell: its id leads there too.
  EBD: (id) => below('/ebds', id),
  CELULA: (id) => below('/groups', id),
  // One’s own prayer, with what others wrote; without one, what waits for whoever looks after the wall.
  ORACAO: (id) => (id === null ? '/prayer/moderation' : `/user/prayer/${id}`),
}

const below = (list: string, id: number | null) => (id === null ? list : `${list}/${id}`)

/** The path that a notification leads to (specification §2); undefined for a plain message, which is shown where it is. */
export function toNotificationPlace({ tipo, idEntidadeRelacionada }: Target): string | undefined {
  return tipo ? places[tipo.codigo](idEntidadeRelacionada) : undefined
}

/** The page that holds a member's notifications, and on it the one that it opens with. */
export const notificationsPath = '/user/notifications'
export const openedKey = 'open'

/** Where a notification can be read, whatever kind it is. */
export function toReadingPlace(notification: Target & Pick<MemberNotification, 'id'>): string {
  return toNotificationPlace(notification) ?? `${notificationsPath}?${openedKey}=${notification.id}`
}
