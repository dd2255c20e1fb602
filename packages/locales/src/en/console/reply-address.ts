export const consoleReplyAddress = {
  title: 'Replies to emails',
  question: 'Should replies to {church}’s emails come to the address that received this link?',
  confirm: 'Confirm',
  confirmed: 'Confirmed',
  done: 'Replies to {church}’s emails now go to {address}.',
  INVALID_CODE:
    'This link has been used or has expired. If you have just confirmed, you’re all set; if not, ask the church’s team for another.',
} as const
