export const consoleSession = {
  unreachable: {
    title: 'The office could not be opened',
    lead: 'The server did not answer. Check your connection and try again; nothing was lost.',
    retry: 'Try again',
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
  CHANGED_MEANWHILE: 'Someone changed this while you were looking. Check and try again.',
  NOT_FOUND: 'This no longer exists: someone deleted it.',
  NOTHING_TO_PUBLISH: 'There is nothing new to publish.',
  TOO_LARGE: 'This is too large to save. Split the text or use fewer pictures.',
  VALIDATION: 'Some fields are not right. Check and try again.',
  LIMIT_REACHED: 'There are too many already. Delete one first.',
} as const
