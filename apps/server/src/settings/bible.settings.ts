import type { BibleSettings, TextSource } from '@narthex/api/platform/bible-settings'
import * as z from 'zod'
import { defineSection } from './setting.ts'
import { httpUrl } from './text-schemas.ts'

/** An address, and behind `#sha256=` the hash of the file that lies there. */
export const textSource = httpUrl.transform((text, check): TextSource => {
  const [address = '', fragment] = text.split('#', 2)
  if (fragment === undefined) return { address }
  const hash = /^sha256=([\da-f]{64})$/i.exec(fragment)?.[1]?.toLowerCase()
  if (hash) return { address, hash }
  check.addIssue('Behind # stands sha256= with 64 hexadecimal digits')
  return z.NEVER
})

const example = 'https://mirror.example.org/text.zip#sha256=…'

export const bible = defineSection({
  title: 'Texts of the Bible',
  intro:
    'Free texts that `npm run bible -- add CODE` fetches from their publishers, and the office of a church at the press of a button. A source of your own may be a private address; `#sha256=` and the hash of the file behind it refuse any other content.',
  settings: {
    BIBLE_DOWNLOAD: {
      schema: z.enum(['on', 'off']),
      default: 'on',
      doc: 'Whether the office of a church offers to fetch a free text in its language. The command works either way.',
    },
    BIBLE_SOURCE_BLIVRE: {
      schema: textSource,
      computedDefault: 'eBible.org',
      doc: `Where Bíblia Livre (pt) is fetched, such as \`${example}\`.`,
    },
    BIBLE_SOURCE_RV1909: {
      schema: textSource,
      computedDefault: 'eBible.org',
      doc: 'Where Reina-Valera 1909 (es) is fetched.',
    },
  },
  toConfig(s) {
    const bibles: Omit<BibleSettings, 'folder'> = {
      isOffered: s.BIBLE_DOWNLOAD === 'on',
      sources: { blivre: s.BIBLE_SOURCE_BLIVRE, rv1909: s.BIBLE_SOURCE_RV1909 },
    }
    return { bibles }
  },
})
