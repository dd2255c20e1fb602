import type { MenuCode } from '@narthex/contract/church-codes'
import { menuItems } from '@narthex/contract/churches/menu.resource'
import { modulesOfMenu } from '@narthex/contract/churches/module-places'
import { defineFields } from '../../resource/form/kind-editor.ts'
import { MenuTarget } from './controls/menu-target.tsx'

/** How the form of a menu item is arranged. An own address is asked for where the chosen page has none of the product. */
export const menuEditor = defineFields(menuItems, {
  texts: 'consoleMenuFields',
  sections: [
    { name: 'target', fields: ['codigo', 'url'] },
    { name: 'names', fields: ['pt', 'en', 'es'] },
    { name: 'shown', fields: ['flagAtivo', 'loginIsRequired'] },
  ],
  hints: {
    codigo: { control: MenuTarget },
    url: { when: ({ codigo, url }) => isChosen(codigo) && (!(codigo in modulesOfMenu) || Boolean(url)) },
  },
})

const isChosen = (codigo: unknown): codigo is MenuCode => typeof codigo === 'string' && codigo !== ''
