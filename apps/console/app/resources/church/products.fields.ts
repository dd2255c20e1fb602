import { churchProducts } from '@narthex/contract/third-parties/products.settings'
import { defineSettingsFields } from '../../resource/settings/console-settings.ts'
import { ProductSecrets } from './products/product-secrets.tsx'

/** How the church uses products of third parties, and the secrets of its own ones. */
export const productsEditor = defineSettingsFields(churchProducts, {
  texts: 'consoleProducts',
  sections: [
    { name: 'voluts', fields: ['volutsModo', 'volutsUrl'] },
    { name: 'mykids', fields: ['mykidsModo', 'mykidsUrl'] },
  ],
  hints: {
    volutsUrl: { widget: 'link', when: ({ volutsModo }) => volutsModo === 'PROPRIO' },
    mykidsUrl: { widget: 'link', when: ({ mykidsModo }) => mykidsModo === 'PROPRIO' },
  },
  aside: ProductSecrets,
})
