import { directorySettings } from '@narthex/contract/people/directory.settings'
import { defineSettingsFields } from '../../resource/settings/console-settings.ts'
import { DirectoryMembers } from './directory-members.tsx'

const isOn = ({ flagLigado }: Readonly<Record<string, unknown>>) => flagLigado === true

/** Whether the church has a directory of members, who sees it, and what may be shown. */
export const directoryEditor = defineSettingsFields(directorySettings, {
  texts: 'consoleDirectory',
  sections: [{ name: 'directory', fields: ['flagLigado', 'publico', 'campos'] }],
  hints: { publico: { when: isOn }, campos: { when: isOn } },
  aside: DirectoryMembers,
})
