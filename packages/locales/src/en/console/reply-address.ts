export const consoleReplyAddress = {
  title: 'Replies to emails',
  question: 'May replies to the emails of {church} come to the address that received this link?',
  confirm: 'Confirm',
  confirmed: 'Confirmed',
  done: 'Replies to the emails of {church} now go to {address}.',
  INVALID_CODE:
    'This link was used already, or has expired. If you have just confirmed, all is well; if not, ask the church’s team for another.',
} as const
