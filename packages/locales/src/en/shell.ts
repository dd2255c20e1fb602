import type { shell as pt } from '../pt/shell.ts'
import type { Translation } from '../translation.ts'

export const shell: Translation<typeof pt> = {
  skip: 'Skip to content',
  home: 'Home',
  mainMenu: 'Main menu',
  menu: 'Menu',
  more: 'More',
  close: 'Close',
  signIn: 'Sign in',
  account: 'My account',
  shortcuts: 'Shortcuts',
  newTab: '(opens in a new tab)',
  contact: 'Get in touch',
  visit: 'Where to find us',
  openMap: 'See on the map',
  follow: 'Follow along',
  links: 'Around the site',
  churches: 'Our churches',
  admin: 'Administration',
}
