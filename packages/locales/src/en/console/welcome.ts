export const consoleWelcome = {
  title: 'Choose your password',
  lead: 'It opens the office and the site of {church} for you.',
  password: 'New password',
  submit: 'Save and log in',
  INVALID_CODE: 'This link was used before, or has expired. Ask to be sent the invitation again.',
  toLogin: 'I have a password',
} as const
