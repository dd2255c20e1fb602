import { videoChannel } from '@narthex/contract/media/video-channel.settings'
import { defineSettingsFields } from '../../resource/settings/console-settings.ts'
import { ChannelAside } from './channel-aside.tsx'
import { SeriesControl } from './controls/name-controls.tsx'

/** How the channel whose films are read in is set. */
export const channelEditor = defineSettingsFields(videoChannel, {
  texts: 'consoleVideoChannel',
  sections: [
    { name: 'source', fields: ['endereco', 'flagAtivo'] },
    { name: 'films', fields: ['serie', 'flagPublicar'] },
  ],
  hints: {
    endereco: { widget: 'link' },
    serie: { control: SeriesControl },
  },
  aside: ChannelAside,
})
