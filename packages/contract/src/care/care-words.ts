/** Reasons why someone is looked after: a first visit, a connect card, a prayer, or staff who opened an item by hand. */
export const careKinds = ['VISITANTE', 'CARTAO', 'ORACAO', 'PESSOA'] as const
export type CareKind = (typeof careKinds)[number]

/** Views of the care inbox: all that is open, the caller's own, what no one takes, what is due, what is done. */
export const careViews = ['ABERTOS', 'MEUS', 'SEM_RESPONSAVEL', 'VENCIDOS', 'CONCLUIDOS'] as const
export type CareView = (typeof careViews)[number]

/** Longest texts, in characters. */
export const careLimits = { step: 300, note: 4000 } as const
