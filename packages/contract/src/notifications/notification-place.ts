import type { MemberNotification } from './member-notification.endpoints.ts'

type Target = Pick<MemberNotification, 'tipo' | 'idEntidadeRelacionada' | 'uuidEntidadeRelacionada'>

/** The page of each kind: of one item if the notification names one, else of the list. */
const places: Record<NonNullable<Target['tipo']>['codigo'], (id: number | null, uuid: string | null) => string> = {
  CULTO: () => '/live',
  EVENTO: (id) => below('/event', id),
  NOTICIA: (id) => below('/news', id),
  DEVOCIONAL: (id) => below('/devotionals', id),
  // A notification has a lesson's id, not its slug; the page accepts both.
  EBD: (id) => below('/ebds', id),
  CELULA: (id) => below('/groups', id),
  // The member's own prayer with its messages; without an id, the moderation queues: of the chats for one of its messages.
  ORACAO: (id, uuid) => {
    if (id !== null) return `/user/prayer/${id}`
    return uuid === null ? '/prayer/moderation' : '/live/moderation'
  },
  PLANO_LEITURA: (_, uuid) => `/reading-plans${uuid === null ? '' : `/${uuid}`}`,
  // One recurring gift; without an id all of them, those that need something first.
  DOACAO: (_, uuid) => `/user/subscriptions${uuid === null ? '' : `?id=${uuid}`}`,
}

const below = (list: string, id: number | null) => (id === null ? list : `${list}/${id}`)

/** The path that a notification leads to (specification §2); undefined for a plain message. */
export function toNotificationPlace({
  tipo,
  idEntidadeRelacionada,
  uuidEntidadeRelacionada,
}: Target): string | undefined {
  return tipo ? places[tipo.codigo](idEntidadeRelacionada, uuidEntidadeRelacionada) : undefined
}

/** The page of a member's notifications; the query key names the one that is open. */
export const notificationsPath = '/user/notifications'
export const openedKey = 'open'

/** The path at which a notification of any kind can be read. */
export function toReadingPlace(notification: Target & Pick<MemberNotification, 'id'>): string {
  return toNotificationPlace(notification) ?? `${notificationsPath}?${openedKey}=${notification.id}`
}
