import * as z from 'zod/mini'
import { richText } from '../content/rich-text.ts'
import { locales } from '../locale.ts'
import { defineSettings } from '../resources/settings.ts'
import { versionOrNone } from '../versions.ts'

/** A text as an editor sends it, which `cleanRichText` reads. */
const written = z._default(z.unknown(), null)
const form = z.strictObject({ pt: written, en: written, es: written })

const shown = z.nullable(richText)
const row = z.strictObject({ pt: shown, en: shown, es: shown, versao: versionOrNone })
export type PrivacyTexts = z.output<typeof row>

/** The text in one language, as the page of the site shows it. */
export const privacyTextSchema = z.strictObject({ texto: shown, idioma: z.nullable(z.enum(locales)) })

export const churchPrivacy = defineSettings({
  name: 'igreja_privacidade',
  path: '/escritorio/privacidade/',
  isPublic: true,
  may: { read: 'settings', write: 'settings' },
  form,
  example: { pt: null, en: null, es: null },
  row,
  /** Three texts. */
  bodyBytes: 2 * 1024 * 1024,
  calls: {
    get: { id: 'getPrivacyTexts', summary: "The church's own privacy policy, in its languages" },
    set: { id: 'setPrivacyTexts', summary: "Replaces the church's own privacy policy", act: 'PRIVACY_SET' },
    history: { id: 'listPrivacyTextChanges', summary: 'What was changed of the privacy policy, the newest first' },
  },
})
