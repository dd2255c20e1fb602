import type { Permission } from './permissions.ts'

/** A sentence for each permission, for documents. Browsers have names alone. */
export const permissionWords: Readonly<Record<Permission, string>> = {
  'audit.read': 'Reads the audit log',
  cards: 'Issues and withdraws member cards',
  'care.notes': 'Reads and writes notes of care, which are told in confidence',
  'care.prayers':
    'Sees prayers among those who are looked after: the ones in danger, and those that ask for a call or a visit',
  'care.read': 'Sees who came for the first time, left a card, or asked for a call or help, and how to reach them',
  'care.write': 'Takes those people, plans the next step, and says when it is done',
  'church.export': 'Exports all that the church keeps, as one file',
  classes: 'Keeps the rosters of Sunday school classes and their attendance, with the names of people in them',
  'content.publish': 'Publishes and withdraws news',
  'content.write': 'Writes what the site publishes, and reads what studies say to leaders',
  'door.scan': 'Lets people in at the doors of every event',
  'events.export': 'Takes lists of registrations out as files',
  'events.read': 'Sees registrations, and who comes to events',
  'events.refund': 'Cancels registrations of others, and refunds them',
  'events.write':
    'Decides what events sell: tickets, questions, coupons, content; enters registrations by hand, writes to holders of tickets',
  'giving.export': 'Takes lists of gifts and payments out as files',
  'giving.read': 'Sees gifts and payments, and the names of givers',
  'giving.reconcile': 'Compares the payments with the gateways',
  'giving.refund': 'Refunds payments',
  'giving.settings': 'Decides how the church takes money: methods, fees, gateways and their credentials',
  'giving.totals': 'Sees sums of gifts and payments, and no giver',
  'giving.write': 'Confirms and cancels payments, enters gifts by hand',
  'groups.manage': 'Leads every group of the church',
  'groups.read': 'Sees the groups of the church, their people and how they are doing',
  'live.host': 'Hosts services: opens and closes chats, pins, pushes moments, releases the outline',
  media: 'Keeps the media library',
  'moderation.decide': 'Decides on prayers and messages that wait for a moderator, and moderates chats',
  'people.documents': 'Reads the documents of people, and finds a person by one',
  'people.export': 'Takes lists of people out as files',
  'people.find': 'Finds members by their names, and sees names and pictures, nothing else',
  'people.manage': "Ends members' sessions, closes and reopens memberships, resets second factors",
  'people.merge': 'Makes one person of two who are the same, and undoes it within 30 days',
  'people.read':
    'Finds people, with and without a login: contact, age band, how they belong to the church, its notes on them',
  'people.write': 'Adds people and visitors, and changes what the church keeps of them',
  'privacy.handle':
    'Sees and answers what people ask about their data, and takes out all that the church holds of the one who asks',
  'roles.grant': 'Lists staff, grants and revokes the roles that the own ones give',
  'settings.secrets': 'Keeps the secrets of products of third parties that are connected',
  settings: 'Changes the settings of the church: its look and home, prayer wall, embedded views, security',
  'support.open': 'Lets the support of the product look into the office for an hour, and sees what it looked at',
}
