import * as z from 'zod/mini'
import { defineSettings } from '../resources/settings.ts'
import { versionOrNone } from '../versions.ts'

const form = z.strictObject({
  /** Everyone reads the studies; false: members alone, and visitors see their titles. */
  flagConteudoPublico: z.boolean(),
})

/** The readers of studies. Guidance for leaders is theirs alone, whatever is chosen. */
export const studySettings = defineSettings({
  name: 'estudo_configuracao',
  path: '/escritorio/estudo-configuracao/',
  module: 'MOD_CELULA',
  isPublic: true,
  pages: { LISTA: '/studies' },
  may: { read: 'content.write', write: 'content.publish' },
  form,
  example: { flagConteudoPublico: true },
  row: z.extend(form, { versao: versionOrNone }),
  calls: {
    get: { id: 'getOfficeStudySettings', summary: 'The readers of the studies: everyone, or members alone' },
    set: { id: 'setStudySettings', summary: 'Sets the readers of the studies', act: 'STUDY_SETTINGS_SET' },
    history: { id: 'listStudySettingsChanges', summary: 'Changes of the readers of the studies, the newest first' },
  },
})
