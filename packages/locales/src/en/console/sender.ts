export const consoleSender = {
  lead: 'How the church’s emails look in people’s inboxes, and where replies go.',
  sections: { sender: 'Sender' },
  nome: {
    label: 'Sender name',
    help: 'Empty: the name of the church. Emails are sent from the system’s address, so that they arrive.',
  },
  responderPara: {
    label: 'Replies go to',
    help: 'Empty: the email address in the church’s details. A new address gets a link and is used only once confirmed.',
  },
  responderEmUso: { label: 'Confirmed address' },
  look: {
    title: 'How it looks in an inbox',
    subject: 'Receipt for your gift',
    preview: 'Thank you! We have received your gift.',
    from: 'From',
    replies: 'Replies go to',
    noAddress: 'the system’s address',
    noReplies: 'no one: the church’s details have no email address',
  },
  state: {
    waiting: 'We sent a link to {address} ({when}). Until it is confirmed, replies go to {current}.',
    waitingAlone: 'We sent a link to {address} ({when}). Until it is confirmed, replies reach no one.',
    good: 'The link is valid until {until}.',
    expired: 'The link has expired.',
    confirmed: '{address} is confirmed and receives the replies.',
    again: 'Send the link again',
    sent: 'Sent. The earlier link no longer works.',
  },
  refusals: { TOO_MANY_REQUESTS: 'Too many confirmation links were requested. Wait an hour and try again.' },
} as const
