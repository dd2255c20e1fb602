import { churchSender } from '@narthex/contract/churches/sender.settings'
import { defineSettingsFields } from '../../resource/settings/console-settings.ts'
import { SenderAside } from './sender/sender-aside.tsx'

/** The sender of the church's mails, and how readers see it. */
export const senderEditor = defineSettingsFields(churchSender, {
  texts: 'consoleSender',
  sections: [{ name: 'sender', fields: ['nome', 'responderPara'] }],
  refusals: { TOO_MANY_REQUESTS: { field: 'responderPara', text: 'refusals.TOO_MANY_REQUESTS' } },
  aside: SenderAside,
})
