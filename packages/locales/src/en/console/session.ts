export const consoleSession = {
  unreachable: {
    title: 'The office could not be opened',
    lead: 'The server did not answer. Check your connection and try again; nothing was lost.',
    retry: 'Try again',
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
    ROLE_PASTOR: 'Pastoral team',
    ROLE_SECRETARY: 'Office',
    ROLE_GROUPS: 'Groups',
    ROLE_EVENTS: 'Events',
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
