export const consoleProducts = {
  lead: 'The systems for volunteer rosters and for checking children in, to which the site takes people who have logged in.',
  sections: { voluts: 'Volunteers', mykids: 'Children' },
  volutsModo: {
    label: 'System for volunteers',
    options: { PADRAO: 'The one that comes with the site', PROPRIO: 'One of the church', DESLIGADO: 'None' },
  },
  volutsUrl: {
    label: 'Address of the system for volunteers',
    help: 'Where the system receives people. Starts with https.',
  },
  mykidsModo: {
    label: 'System for children',
    options: { PADRAO: 'The one that comes with the site', PROPRIO: 'One of the church', DESLIGADO: 'None' },
  },
  mykidsUrl: {
    label: 'Address of the system for children',
    help: 'Where the system receives people. Starts with https.',
  },
  state: {
    standard: 'A system comes with the site.',
    noStandard: 'No system comes with the site: with that choice, the item leaves the menu.',
    hosts: 'One of the church may be at: {hosts}.',
    noHosts: 'The operator has not allowed addresses of your own. Ask them if you want to use one of the church.',
  },
  secret: {
    title: 'Key: {product}',
    setOn: 'Set on {date}. It is never shown.',
    none: 'Not set yet. Without it, the church’s system receives no one.',
    owner: 'Only the main administrators set keys.',
    label: 'Key of the church’s system',
    replace: 'New key, in place of the current one',
    help: 'The same one that the system has, at least 32 characters. It is kept secret.',
    short: 'The key needs at least 32 characters.',
    save: 'Store the key',
    saved: 'Key stored.',
    remove: 'Remove the key',
    removed: 'Key removed.',
    sure: 'Without the key, the church’s system no longer receives people. Remove it anyway?',
    keep: 'Leave it',
  },
} as const
