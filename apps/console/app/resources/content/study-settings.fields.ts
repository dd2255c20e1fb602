import { studySettings } from '@narthex/contract/content/study.settings'
import { defineSettingsFields } from '../../resource/settings/console-settings.ts'
import { ReadersControl } from './controls/readers-control.tsx'

/** How the readers of studies are chosen. */
export const studySettingsEditor = defineSettingsFields(studySettings, {
  texts: 'consoleStudySettings',
  sections: [{ name: 'readers', fields: ['flagConteudoPublico'] }],
  opensPreview: true,
  hints: {
    flagConteudoPublico: {
      control: ReadersControl,
      toText: (isOpen, words) => words(isOpen === true ? 'everyone.label' : 'members.label'),
    },
  },
})
