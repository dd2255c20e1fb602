export const consoleWelcome = {
  title: 'Choose your password',
  lead: 'You’ll use it for the office and for the site of {church}.',
  password: 'New password',
  submit: 'Save and sign in',
  INVALID_CODE: 'This link has been used or has expired. Ask them to send the invitation again.',
  toLogin: 'I have a password',
} as const
