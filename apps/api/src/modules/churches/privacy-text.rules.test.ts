import type { RichText } from '@narthex/contract/content/rich-text'
import { expect, test } from 'vitest'
import { pickPrivacyText } from './privacy-text.rules.ts'

const text = (words: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})
const none = { pt: null, en: null, es: null }

test('the policy is read in the reader’s language, then in the church’s, then in any', () => {
  const all = { pt: text('a'), en: text('b'), es: text('c') }
  expect(pickPrivacyText(all, ['es', 'pt-BR'])).toEqual({ texto: all.es, idioma: 'es' })
  expect(pickPrivacyText({ ...all, es: null }, ['es', 'pt-BR'])).toEqual({ texto: all.pt, idioma: 'pt' })
  expect(pickPrivacyText({ ...none, en: all.en }, [undefined, 'pt-BR'])).toEqual({ texto: all.en, idioma: 'en' })
  expect(pickPrivacyText(none, ['es', 'pt'])).toEqual({ texto: null, idioma: null })
})
