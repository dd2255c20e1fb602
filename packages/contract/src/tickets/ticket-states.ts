/** How a ticket type stands (specification §3): on sale from a date, on sale, ended, sold out, the buyer's limit reached. */
export const ticketTypeStates = ['A_VENDER', 'DISPONIVEL', 'ENCERRADO', 'ESGOTADO', 'LIMITE_ATINGIDO'] as const
export type TicketTypeState = (typeof ticketTypeStates)[number]

/**
 * A purchase. `RESERVADA`: its seats are held while its form is filled. `PENDENTE`: its order waits for a payment.
 * `EXPIRADA`: it was not paid in time. `CANCELADA` by its buyer or the church, `ESTORNADA` by a refund.
 */
export const registrationStates = ['RESERVADA', 'PENDENTE', 'CONFIRMADA', 'EXPIRADA', 'CANCELADA', 'ESTORNADA'] as const
export type RegistrationState = (typeof registrationStates)[number]
/** States in which a registration takes seats. */
export const liveRegistrationStates = ['RESERVADA', 'PENDENTE', 'CONFIRMADA'] as const satisfies RegistrationState[]

export const registrationOrigins = ['SITE', 'OFERTA', 'PORTA', 'MANUAL', 'IMPORTACAO', 'TRANSFERENCIA'] as const
export type RegistrationOrigin = (typeof registrationOrigins)[number]

export const ticketStates = ['RESERVADO', 'VALIDO', 'CANCELADO'] as const
export type TicketState = (typeof ticketStates)[number]

/** Wallets of phones that a ticket can be saved in. */
export const walletKinds = ['APPLE', 'GOOGLE'] as const
export type WalletKind = (typeof walletKinds)[number]

/** An offer of a ticket to another person. `PASSOU`: its time is over, or the ticket is no longer what it was. */
export const transferStates = ['ABERTA', 'ACEITA', 'PASSOU'] as const
export type TransferState = (typeof transferStates)[number]

/** People who may have a ticket of a type. */
export const ticketAudiences = ['TODOS', 'MEMBROS', 'VISITANTES'] as const
export type TicketAudience = (typeof ticketAudiences)[number]

export const questionKinds = [
  'TEXTO',
  'TEXTO_LONGO',
  'ESCOLHA',
  'ESCOLHAS',
  'NUMERO',
  'DATA',
  'CPF',
  'ARQUIVO',
  'CONSENTIMENTO',
] as const
export type QuestionKind = (typeof questionKinds)[number]

export const couponKinds = ['PERCENTUAL', 'VALOR'] as const
export type CouponKind = (typeof couponKinds)[number]

/** Someone on a waiting list: waiting, offered seats, has taken them, let the offer pass, left. */
export const waitingStates = ['ESPERA', 'OFERTA', 'ACEITA', 'PASSOU', 'DESISTIU'] as const
export type WaitingState = (typeof waitingStates)[number]

export const contentKinds = ['TEXTO', 'VIDEO', 'ARQUIVO', 'LINK'] as const
export type TicketContentKind = (typeof contentKinds)[number]
/** States of what holders of tickets read: before, within and after its time. */
export const contentStates = ['AGENDADO', 'ABERTO', 'ENCERRADO'] as const
export type TicketContentState = (typeof contentStates)[number]

/** Scans at a door: entry, a child handed over to its guardian, and the undoing of either. */
export const scanKinds = ['ENTRADA', 'SAIDA', 'DESFEITA'] as const
export type ScanKind = (typeof scanKinds)[number]
