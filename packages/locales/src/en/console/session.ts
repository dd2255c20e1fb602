export const consoleSession = {
  title: 'Sign in to the office',
  lead: 'For the staff of {church}. Use the same account as on the site.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  forgotten: 'Forgot your password?',
  toSite: 'Go to the church’s site',
  secondStep: 'Confirm that it is you',
  secondStepLead: 'Your account asks for a second step.',
  expiredChallenge: 'That took too long. Enter your password again.',
  startOver: 'Use another account',
  refusals: {
    INVALID_CREDENTIALS: 'That email and password don’t match.',
    ACCOUNT_INACTIVE: 'This account is deactivated.',
    MEMBERSHIP_INACTIVE: 'Your access to this church is suspended. Talk to the church’s staff.',
    REGISTRATION_INCOMPLETE: 'Your email is not confirmed yet. Open the link we sent you, then sign in again.',
    NO_STAFF_ROLE: 'This account has no access to the office. Ask your church’s administrator for it.',
  },
  unreachable: {
    title: 'The office could not be opened',
    lead: 'The server did not answer. Check your connection and try again; nothing was lost.',
    retry: 'Try again',
  },
  again: {
    title: 'Your session has ended',
    lead: 'Sign in again to pick up where you left off. What you wrote is still here.',
    other: 'I am not {name}',
  },
  proof: {
    title: 'First, confirm that it is you',
    lead: 'What you are about to do is sensitive. The confirmation is valid for ten minutes.',
    wrongPassword: 'Wrong password.',
  },
  sleeping: {
    title: 'Part of your access is paused',
    lead: 'This church asks its staff for a second step. Set yours up and your access is back right away: {roles}.',
    action: 'Set up the second step',
  },
  changed: 'Your access has changed. What you wrote is saved on this device.',
  roles: {
    ROLE_SUPER_ADMIN: 'Owner',
    ROLE_ADMIN: 'Administration',
    ROLE_ADMIN_CONTENT: 'Content',
    ROLE_MODERATOR: 'Moderation',
    ROLE_TREASURER: 'Treasury',
  },
} as const

export const consoleErrors = {
  REAUTHENTICATION_REQUIRED: 'Nothing was done: you still have to confirm that it is you.',
  UNAUTHENTICATED: 'Nothing was done: your session has ended.',
  FORBIDDEN: 'You no longer have access to do this.',
  CHURCH_INACTIVE:
    'This church is suspended: you can view and export, but nothing can be changed until it is opened again.',
  CHANGED_MEANWHILE: 'Someone changed this while you were looking. Check and try again.',
  NOT_FOUND: 'This no longer exists: someone deleted it.',
  NOTHING_TO_PUBLISH: 'There is nothing new to publish.',
  TOO_LARGE: 'This is too large to save. Split the text or use fewer pictures.',
  VALIDATION: 'Some fields need correcting. Check them and try again.',
  EPISODES_FROM_FEED: 'The episodes come from the feed. To publish here, change that in “Show”.',
  SHOW_MISSING: 'Set up the show in “Show” first.',
  LIMIT_REACHED: 'You’ve reached the limit. Delete one before adding another.',
} as const
