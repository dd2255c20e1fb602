export const consoleProducts = {
  lead: 'The systems for volunteer schedules and for checking children in, where the site takes people who have signed in.',
  sections: { voluts: 'Volunteers', mykids: 'Children' },
  volutsModo: {
    label: 'System for volunteers',
    options: { PADRAO: 'The one that comes with the site', PROPRIO: 'One of the church’s own', DESLIGADO: 'None' },
  },
  volutsUrl: {
    label: 'Address of the system for volunteers',
    help: 'Where the system receives people. It starts with https.',
  },
  mykidsModo: {
    label: 'System for children',
    options: { PADRAO: 'The one that comes with the site', PROPRIO: 'One of the church’s own', DESLIGADO: 'None' },
  },
  mykidsUrl: {
    label: 'Address of the system for children',
    help: 'Where the system receives people. It starts with https.',
  },
  state: {
    standard: 'A system comes with the site.',
    noStandard: 'No system comes with the site: with that choice, the item disappears from the menu.',
    hosts: 'A system of the church’s own can be at: {hosts}.',
    noHosts:
      'The people who run the system have not allowed addresses of your own. If you want to use one, ask them to.',
  },
  secret: {
    title: 'Key: {product}',
    setOn: 'Set on {date}. It is never shown.',
    none: 'Not set yet. Without it, the church’s system receives no one.',
    owner: 'Only the church’s owners can set keys.',
    label: 'Key of the church’s system',
    replace: 'New key, in place of the current one',
    help: 'The same one that the system has, at least 32 characters. It is kept secret.',
    short: 'The key needs at least 32 characters.',
    save: 'Save the key',
    saved: 'Key saved.',
    remove: 'Remove the key',
    removed: 'Key removed.',
    sure: 'Without the key, the church’s system no longer receives people. Remove it anyway?',
    keep: 'Keep it',
  },
} as const
