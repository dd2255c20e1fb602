import { churchLook } from '@narthex/contract/churches/look.settings'
import { defineSettingsFields } from '../../resource/settings/console-settings.ts'
import { ColourControl } from './controls/colour-control.tsx'
import { LogoControl } from './controls/logo-control.tsx'
import { LookControl } from './controls/look-control.tsx'

/** How the look of the site is chosen. */
export const lookEditor = defineSettingsFields(churchLook, {
  texts: 'consoleLook',
  sections: [
    { name: 'colour', fields: ['corApp'] },
    { name: 'logo', fields: ['logo'] },
    { name: 'look', fields: ['aparencia'] },
  ],
  opensPreview: true,
  hints: {
    corApp: { control: ColourControl },
    logo: { control: LogoControl },
    aparencia: { control: LookControl, toText: (look, words) => words(`looks.${look}.name`) },
  },
})
