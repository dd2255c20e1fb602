import { churchPrivacy } from '@narthex/contract/churches/privacy.settings'
import { type RichText, toPlainText } from '@narthex/contract/content/rich-text'
import { defineSettingsFields } from '../../resource/settings/console-settings.ts'
import { PrivacyAddress } from './privacy-address.tsx'

const toText = (doc: unknown) => (doc ? toPlainText(doc as RichText) : '')

/** The privacy policy of the church, a text for each language. */
export const privacyEditor = defineSettingsFields(churchPrivacy, {
  texts: 'consolePrivacy',
  sections: [{ name: 'texts', fields: ['pt', 'en', 'es'] }],
  hints: {
    pt: { widget: 'richText', language: 'pt', toText },
    en: { widget: 'richText', language: 'en', toText },
    es: { widget: 'richText', language: 'es', toText },
  },
  aside: PrivacyAddress,
})
