/** What those who lead are told of a request goes by this key, so that it is told once and can be taken back. */
export const requestNotice = (requestId: number) => `solicitacao-celula-${requestId}`

/** The same of its answer, for whoever asked. */
export const answerNotice = (requestId: number) => `solicitacao-celula-${requestId}-resposta`
