export const consoleSession = {
  title: 'Log in to the office',
  lead: 'For the staff of {church}. Use the account that you have on the site.',
  email: 'Email',
  password: 'Password',
  submit: 'Log in',
  forgotten: 'Forgot your password?',
  toSite: 'Go to the church’s site',
  secondStep: 'Confirm that it is you',
  secondStepLead: 'Your account asks for a second step.',
  expiredChallenge: 'That took too long. Enter your password again.',
  startOver: 'Use another account',
  refusals: {
    INVALID_CREDENTIALS: 'Wrong email or password.',
    ACCOUNT_INACTIVE: 'This account is switched off.',
    MEMBERSHIP_INACTIVE: 'Your membership of this church has ended. Talk to the church’s staff.',
    REGISTRATION_INCOMPLETE: 'Your email is not confirmed yet. Open the link we sent you, then log in again.',
    NO_STAFF_ROLE: 'This account has no access to the office. Ask your church’s administrator for it.',
  },
  unreachable: {
    title: 'The office could not be opened',
    lead: 'The server did not answer. Check your connection and try again; nothing was lost.',
    retry: 'Try again',
  },
  again: {
    title: 'Your session has ended',
    lead: 'Log in again to go on where you stopped. What you wrote is still here.',
    other: 'I am not {name}',
  },
  proof: {
    title: 'First, confirm that it is you',
    lead: 'What you are about to do is sensitive. The confirmation holds for ten minutes.',
    wrongPassword: 'Wrong password.',
  },
  sleeping: {
    title: 'Part of your access is paused',
    lead: 'This church asks its staff for a second step. Set yours up and your access is back at once: {roles}.',
    action: 'Set up the second step',
  },
  changed: 'Your access has changed. What you wrote is kept on this device.',
  roles: {
    ROLE_SUPER_ADMIN: 'Owner',
    ROLE_ADMIN: 'Administration',
    ROLE_ADMIN_CONTENT: 'Content',
    ROLE_MODERATOR: 'Moderation',
    ROLE_TREASURER: 'Treasury',
  },
} as const

export const consoleErrors = {
  REAUTHENTICATION_REQUIRED: 'Nothing was done: it was not confirmed that it is you.',
  UNAUTHENTICATED: 'Nothing was done: your session has ended.',
  FORBIDDEN: 'You may not do this any more.',
  CHURCH_INACTIVE:
    'This church is suspended: you can read and export, but nothing can be changed until it is opened again.',
  CHANGED_MEANWHILE: 'Someone changed this while you were looking. Check and try again.',
  NOT_FOUND: 'This no longer exists: someone deleted it.',
  NOTHING_TO_PUBLISH: 'There is nothing new to publish.',
  TOO_LARGE: 'This is too large to save. Split the text or use fewer pictures.',
  VALIDATION: 'Some fields are not right. Check and try again.',
  EPISODES_FROM_FEED: 'The episodes come from the feed. To publish here, change that in “Show”.',
  SHOW_MISSING: 'Set up the show in “Show” first.',
  LIMIT_REACHED: 'There are too many already. Delete one first.',
} as const
