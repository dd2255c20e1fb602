import * as z from 'zod/mini'
import { defineSettings } from '../resources/settings.ts'
import { versionOrNone } from '../versions.ts'
import { directoryAudiences, directoryFields } from './directory-words.ts'

const form = z.strictObject({
  flagLigado: z.boolean(),
  publico: z.enum(directoryAudiences),
  /** Facts that members may show; each of them decides on their own. */
  campos: z
    .array(z.enum(directoryFields))
    .check(z.refine((all) => new Set(all).size === all.length, { error: 'A field appears twice' })),
})

/** The directory of members: whether there is one, who reads it, and what may be shown in it. */
export const directorySettings = defineSettings({
  name: 'diretorio',
  path: '/escritorio/diretorio/',
  isPublic: true,
  may: { read: 'settings', write: 'settings' },
  form,
  example: { flagLigado: true, publico: 'MEMBROS', campos: ['FOTO', 'TELEFONE'] },
  row: z.extend(form, { versao: versionOrNone }),
  calls: {
    get: {
      id: 'getDirectorySettings',
      summary: 'Whether there is a directory of members, and what it may show to whom',
    },
    set: { id: 'setDirectorySettings', summary: 'Sets the directory of members', act: 'DIRECTORY_SET' },
    history: {
      id: 'listDirectorySettingsChanges',
      summary: 'What was changed of the directory of members, the newest first',
    },
  },
})
