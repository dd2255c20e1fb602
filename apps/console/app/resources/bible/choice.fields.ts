import { bibleChoice } from '@narthex/contract/bible/bible-choice.settings'
import { defineSettingsFields } from '../../resource/settings/console-settings.ts'
import { BibleAside } from './bible-aside.tsx'
import { DefaultControl } from './controls/default-control.tsx'
import { TranslationsControl } from './controls/translations-control.tsx'

/** Which translations the church offers. */
export const bibleEditor = defineSettingsFields(bibleChoice, {
  texts: 'consoleBible',
  sections: [{ name: 'translations', fields: ['escolhidas', 'padrao'] }],
  hints: {
    escolhidas: {
      control: TranslationsControl,
      toText: (codes, words) => (Array.isArray(codes) && codes.length > 0 ? codes.join(' · ') : words('product')),
    },
    padrao: { control: DefaultControl, toText: (code, words) => (code ? String(code) : words('byReader')) },
  },
  aside: BibleAside,
})
