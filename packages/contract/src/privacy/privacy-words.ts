/** Rights that a person asks for: to know, to correct, to erase, to take along, to object, to withdraw a consent (LGPD art. 18, GDPR art. 15–21). */
export const privacyKinds = ['ACESSO', 'CORRECAO', 'EXCLUSAO', 'PORTABILIDADE', 'OPOSICAO', 'REVOGACAO'] as const
export type PrivacyKind = (typeof privacyKinds)[number]

/** Ways in which a request arrives. */
export const privacyChannels = ['CARTA', 'TELEFONE', 'EMAIL', 'PESSOALMENTE'] as const
export type PrivacyChannel = (typeof privacyChannels)[number]

/** Reasons to refuse a request: the law asks to keep it, a claim needs it, the person could not be identified, another one. */
export const privacyRefusals = ['OBRIGACAO_LEGAL', 'DEFESA_DE_DIREITOS', 'IDENTIDADE', 'OUTRO'] as const
export type PrivacyRefusal = (typeof privacyRefusals)[number]

/** Views of the list: all that is open, the caller's own, what is due or late, what is done. */
export const privacyViews = ['ABERTOS', 'MEUS', 'VENCIDOS', 'CONCLUIDOS'] as const
export type PrivacyView = (typeof privacyViews)[number]

/** Days in which a request is answered, from the day on which it arrived (LGPD art. 19, II). */
export const privacyDays = 15

/** Longest texts, in characters. */
export const privacyLimits = { message: 2000, answer: 2000 } as const
