import * as z from 'zod/mini'
import { translationsPerChurch } from '../limits.ts'
import { defineSettings } from '../resources/settings.ts'
import { versionOrNone } from '../versions.ts'
import { translationCode, translationSchema } from './bible.schemas.ts'

const fields = z.strictObject({
  /** Codes in the church's order; empty: all of them. */
  escolhidas: z.array(translationCode).check(
    z.maxLength(translationsPerChurch),
    z.refine((all) => new Set(all).size === all.length, { error: 'A translation appears twice' }),
  ),
  /** Default among the chosen translations; null: the reader's language decides. */
  padrao: z.nullable(translationCode),
})
const form = fields.check(
  z.refine(({ escolhidas, padrao }) => padrao === null || escolhidas.includes(padrao), {
    error: 'Not among those chosen',
    path: ['padrao'],
  }),
)
export type BibleChoice = z.infer<typeof form>

const row = z.extend(fields, {
  versao: versionOrNone,
  /** All that the church can choose from. `propria`: it uploaded it, and no other church sees it. */
  traducoes: z.array(z.strictObject({ ...translationSchema.shape, propria: z.boolean() })),
})
export type OfficeBible = z.output<typeof row>

/** The translations that the church offers. */
export const bibleChoice = defineSettings({
  name: 'igreja_biblia',
  path: '/escritorio/biblia/escolha/',
  isPublic: true,
  may: { read: 'content.write', write: 'content.write' },
  form,
  example: { escolhidas: ['ensaio'], padrao: 'ensaio' },
  row,
  calls: {
    get: { id: 'getBibleChoice', summary: 'What the church chose, and all translations that it can choose from' },
    set: {
      id: 'setBibleChoice',
      summary: 'Chooses the translations that the church offers, their order and the default',
      act: 'BIBLE_CHOICE_SET',
    },
    history: { id: 'listBibleChoiceChanges', summary: 'What was changed of the choice, the newest first' },
  },
})
