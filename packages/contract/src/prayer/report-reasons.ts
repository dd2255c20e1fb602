export const reportReasons = ['SPAM', 'OFENSA', 'DADOS_PESSOAIS', 'OUTRO'] as const
export type ReportReason = (typeof reportReasons)[number]
