export const consoleSender = {
  lead: 'How the emails of the church look in people’s inboxes, and where replies go.',
  sections: { sender: 'Sender' },
  nome: {
    label: 'Name of the sender',
    help: 'Empty: the name of the church. The address they are sent from is the system’s, so that emails arrive.',
  },
  responderPara: {
    label: 'Replies go to',
    help: 'Empty: the email address in the church’s details. A new address gets a link, and counts once it is confirmed.',
  },
  responderEmUso: { label: 'Confirmed address' },
  look: {
    title: 'How it looks in an inbox',
    subject: 'Receipt for your gift',
    preview: 'Thank you! We have received your gift.',
    from: 'From',
    replies: 'Replies go to',
    noAddress: 'the address of the system',
    noReplies: 'no one: the church’s details have no email address',
  },
  state: {
    waiting: 'We sent a link to {address} ({when}). Until it is confirmed, replies go to {current}.',
    waitingAlone: 'We sent a link to {address} ({when}). Until it is confirmed, replies reach no one.',
    good: 'The link is good until {until}.',
    expired: 'The link has expired.',
    confirmed: '{address} is confirmed and receives the replies.',
    again: 'Send the link again',
    sent: 'Sent. The former link no longer works.',
  },
  refusals: { TOO_MANY_REQUESTS: 'Too many confirmations were asked for. Wait an hour and try again.' },
} as const
