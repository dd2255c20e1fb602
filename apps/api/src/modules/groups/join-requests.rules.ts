import type { JoinRequestId } from '../../platform/ids.ts'
/** Key of the notice to leaders. It makes the notice idempotent and lets it be withdrawn. */
export const requestNotice = (requestId: JoinRequestId) => `solicitacao-celula-${requestId}`

/** Key of the notice to the member about the answer. */
export const answerNotice = (requestId: JoinRequestId) => `solicitacao-celula-${requestId}-resposta`
