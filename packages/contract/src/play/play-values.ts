/* Values of Play that pages need without the schemas. */

/** OPEN_CONTENT: anyone browses. CLOSED_CONTENT: only subscribers see more than the home and the plans (specification §3). */
export const playVisibilities = ['OPEN_CONTENT', 'CLOSED_CONTENT'] as const
export type PlayVisibility = (typeof playVisibilities)[number]

export const titleKinds = ['FILME', 'EPISODIO', 'AULA', 'REPRISE'] as const
export type TitleKind = (typeof titleKinds)[number]

export const collectionKinds = ['SERIE', 'CURSO', 'COLECAO'] as const
export type CollectionKind = (typeof collectionKinds)[number]

/** Viewers of a title: anyone, subscribers, or members who rented or bought it. */
export const titleAccesses = ['ABERTO', 'ASSINANTE', 'AVULSO'] as const
export type TitleAccess = (typeof titleAccesses)[number]

/** PROTEGIDO: a file of the product's own, handed out by signed addresses. */
export const titleServices = ['YOUTUBE', 'VIMEO', 'HLS', 'ARQUIVO', 'PROTEGIDO'] as const
export type TitleService = (typeof titleServices)[number]

export const ageLimits = [10, 12, 14, 16, 18] as const

export const planIntervals = ['MES', 'TRIMESTRE', 'ANO'] as const
export type PlanInterval = (typeof planIntervals)[number]

/**
 * AGUARDANDO: the first term is not paid yet. TESTE and ATIVA watch. ATRASADA: a renewal failed, and the grace days run.
 * PAUSADA: by its member. CANCELADA: runs to the end of its term. ENCERRADA: over.
 */
export const subscriptionStates = [
  'AGUARDANDO',
  'TESTE',
  'ATIVA',
  'ATRASADA',
  'PAUSADA',
  'CANCELADA',
  'ENCERRADA',
] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

export const subscriptionOrigins = ['PAGA', 'CEDIDA', 'PRESENTE'] as const
export const subscriptionMeans = ['CARTAO', 'PIX', 'PIX_AUTOMATICO'] as const

export const playPurchaseKinds = ['ALUGUEL', 'COMPRA'] as const

/** Ours: a shelf shows so many, pages of a list hold so many. */
export const shelfLength = 20
/** Beside a title. */
export const relatedTitles = 12
export const titlesPerPage = { usual: 24, largest: 100 } as const
/** A member's list. */
export const longestList = 500
