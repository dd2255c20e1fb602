import { churchModules } from '@narthex/contract/churches/modules.settings'
import { defineSettingsFields } from '../../resource/settings/console-settings.ts'
import { ModulesControl, writeModules } from './controls/modules-control.tsx'

/** How the modules of the church are chosen. */
export const modulesEditor = defineSettingsFields(churchModules, {
  texts: 'consoleModules',
  sections: [{ name: 'questions', fields: ['modulos'] }],
  hints: { modulos: { control: ModulesControl, toText: writeModules } },
  historyNames: { itens: 'modulos' },
})
