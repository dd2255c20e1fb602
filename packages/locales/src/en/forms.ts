import type { forms as pt } from '../pt/forms.ts'
import type { Translation } from '../translation.ts'

export const forms: Translation<typeof pt> = {
  optional: '(optional)',
  show: 'Show',
  hide: 'Hide',
  rules: {
    PASSWORD_SHORT: '8 characters or more',
    PASSWORD_LOWER: 'A lowercase letter',
    PASSWORD_UPPER: 'A capital letter',
    PASSWORD_DIGIT: 'A number',
    PASSWORD_SPECIAL: 'A symbol (@$!%*?&#/.)',
  },
  ruleMet: 'done',
  ruleUnmet: 'missing',
  tooMany: 'Too many attempts. Try again in {count, plural, one {# minute} other {# minutes}}.',
  busy: 'Many people are arriving at once. Wait a moment and try again.',
  unavailable: 'This cannot be done right now. What you wrote is still here: try again in a moment.',
  noAnswer: 'We could not reach the server. What you wrote is still here: check your connection and try again.',
  failed: 'Something went wrong on our side. What you wrote is still here: please try again in a moment.',
  script: 'To keep your data safe, this form needs JavaScript. Turn it on in your browser and reload the page.',
}
