import type { errors as pt } from '../pt/errors.ts'
import type { Translation } from '../translation.ts'

export const errors: Translation<typeof pt> = {
  home: 'Back to the home page',
  retry: 'Try again',
  list: 'See the churches',
  genericTitle: 'Something went wrong',
  generic: 'There was an error while loading the data. Please try again.',
  unavailableTitle: 'One moment, please',
  unavailable: 'We can’t show this page right now. It will try again on its own in a few seconds; nothing is lost.',
  notFoundTitle: 'This page does not exist',
  notFound: 'The address may have changed. Check it, or start again from the home page.',
  inactiveTitle: 'This site is currently unavailable',
  inactive: 'This church’s site is not active at the moment. Please try again later or get in touch with the church.',
  suspendedTitle: 'This site is suspended for now',
  suspended:
    'This church’s site is suspended and will be back once the matter is resolved. Nothing is lost. If you need help, contact the church.',
  noChurchTitle: 'There is no church at this address',
  noChurch: 'Please check the spelling. If your church should be here, let the site’s administrators know.',
  offlineTitle: 'You are offline',
  offline: 'We could not reach the server. Check your connection and try again; nothing is lost.',
}
