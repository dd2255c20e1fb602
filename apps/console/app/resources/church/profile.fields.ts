import { networkNames } from '@narthex/client/format/social-links'
import { addressLines } from '@narthex/contract/churches/address-lines'
import type { Address, SocialLinks } from '@narthex/contract/churches/church.schemas'
import { churchProfile } from '@narthex/contract/churches/profile.settings'
import { AddressWidget } from '../../resource/form/widgets/address-widget.tsx'
import { ImagesWidget } from '../../resource/form/widgets/images-widget.tsx'
import { PhoneWidget } from '../../resource/form/widgets/phone-widget.tsx'
import { PointWidget } from '../../resource/form/widgets/point-widget.tsx'
import { SocialWidget } from '../../resource/form/widgets/social-widget.tsx'
import { defineSettingsFields } from '../../resource/settings/console-settings.ts'
import { LanguageControl } from './controls/language-control.tsx'
import { ZoneControl } from './controls/zone-control.tsx'
import { ProfileFacts } from './profile-facts.tsx'

/** How the profile of the church is entered. */
export const profileEditor = defineSettingsFields(churchProfile, {
  texts: 'consoleProfile',
  sections: [
    { name: 'words', fields: ['nome', 'descricao', 'imagens', 'historia'] },
    { name: 'contact', fields: ['telefone', 'email', 'redesSociais'] },
    { name: 'place', fields: ['endereco', 'latitude', 'longitude'] },
    { name: 'clock', fields: ['idioma', 'fusoHorario'] },
    { name: 'visitors', fields: ['urlPoliticaPrivacidade', 'facebookPixelCode', 'flagChatBot'] },
  ],
  hints: {
    descricao: { widget: 'longText' },
    imagens: {
      control: ImagesWidget,
      toText: (images, words) => words('imagens.count', { count: countItems(images) }),
    },
    telefone: { control: PhoneWidget },
    redesSociais: { control: SocialWidget, toText: (links) => writeLinks(links as SocialLinks) },
    endereco: { control: AddressWidget, toText: (address) => addressLines(address as Address).join('\n') },
    latitude: { control: PointWidget },
    // Entered with its latitude.
    longitude: { when: () => false },
    idioma: { control: LanguageControl },
    fusoHorario: { control: ZoneControl },
  },
  aside: ProfileFacts,
})

const countItems = (items: unknown): number => (Array.isArray(items) ? items.length : 0)

const writeLinks = (links: SocialLinks): string =>
  (Object.keys(links) as (keyof SocialLinks)[]).map((key) => `${networkNames[key]}: ${links[key]}`).join('\n')
