/** Key of the notice to leaders. It makes the notice idempotent and lets it be withdrawn. */
export const requestNotice = (requestId: number) => `solicitacao-celula-${requestId}`

/** Key of the notice to the member about the answer. */
export const answerNotice = (requestId: number) => `solicitacao-celula-${requestId}-resposta`
