import type { guard as pt } from '../pt/guard.ts'
import type { Translation } from '../translation.ts'

export const guard: Translation<typeof pt> = {
  title: 'Sign in to continue',
  lead: 'This part is just for you: sign in to see “{title}”.',
  signIn: 'Sign in or create an account',
  home: 'Back to the home page',
  mustTitle: 'Please sign in to continue',
  must: 'This is for people with an account. Sign in or create yours, and we’ll bring you right back here.',
  notNow: 'Not now',
  nothingDone: 'Nothing to confirm here',
  nothingDoneLead: 'This page confirms something you’ve just done, so it only appears right afterwards.',
}
