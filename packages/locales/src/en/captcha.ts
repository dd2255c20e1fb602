import type { captcha as pt } from '../pt/captcha.ts'
import type { Translation } from '../translation.ts'

export const captcha: Translation<typeof pt> = {
  label: 'Security check',
  moment: 'One moment, please',
  giveUp: 'Cancel',
  working: 'Checking that you are not a robot…',
  done: 'All good: you are not a robot.',
  invalid: 'We couldn’t confirm that you are not a robot. Please try again.',
  retry: 'Check again',
}
