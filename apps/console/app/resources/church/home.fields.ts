import type { Invitation } from '@narthex/contract/churches/home.schemas'
import { churchHome } from '@narthex/contract/churches/home.settings'
import type { FieldWords } from '../../resource/form/kind-editor.ts'
import { defineSettingsFields } from '../../resource/settings/console-settings.ts'
import { PartsControl, TilesControl } from './controls/home-lists.tsx'
import { InvitationsControl } from './controls/invitations-control.tsx'

/** How the home of the site is arranged. */
export const homeEditor = defineSettingsFields(churchHome, {
  texts: 'consoleHomeChoice',
  sections: [
    { name: 'tiles', fields: ['atalhos'] },
    { name: 'parts', fields: ['secoes'] },
    { name: 'invitations', fields: ['convites'] },
  ],
  opensPreview: true,
  hints: {
    atalhos: { control: TilesControl, toText: (codes, words) => writeCodes(codes, 'places', words) },
    secoes: { control: PartsControl, toText: (codes, words) => writeCodes(codes, 'parts', words) },
    convites: { control: InvitationsControl, toText: writeInvitations },
  },
})

function writeCodes(codes: unknown, texts: 'places' | 'parts', words: FieldWords): string {
  const all = Array.isArray(codes) ? codes : []
  return all.length > 0 ? all.map((code) => words(`${texts}.${code}`)).join(' · ') : words('product')
}

function writeInvitations(value: unknown, words: FieldWords): string {
  const all = (Array.isArray(value) ? value : []) as readonly Invitation[]
  const written = all.map(({ codigo, titulo, texto, acao }) =>
    [words(`places.${codigo}`), titulo, texto, acao].filter(Boolean).join(' – '),
  )
  return written.length > 0 ? written.join('\n') : words('product')
}
