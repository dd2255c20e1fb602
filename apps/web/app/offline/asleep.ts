/** By these the enhancer finds what the server wrote for a page that sleeps. */
export const consentQuestionId = 'consent-question'
export const asleepNoticeId = 'asleep-notice'
