/** Ids of elements that the enhancer shows on a page that React has not hydrated. */
export const consentQuestionId = 'consent-question'
export const asleepNoticeId = 'asleep-notice'
export const waitingStatusId = 'waiting'
