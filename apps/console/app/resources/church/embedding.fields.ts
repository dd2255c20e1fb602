import { churchEmbedding } from '@narthex/contract/churches/embedding.settings'
import { defineSettingsFields } from '../../resource/settings/console-settings.ts'
import { EmbedSnippets } from './embedding/embed-snippets.tsx'
import { HostsControl } from './embedding/hosts-control.tsx'

/** Which other sites may embed views of the church, and the code that they need. */
export const embeddingEditor = defineSettingsFields(churchEmbedding, {
  texts: 'consoleEmbedding',
  sections: [{ name: 'sites', fields: ['hosts'] }],
  hints: {
    hosts: {
      control: HostsControl,
      toText: (hosts, words) => (Array.isArray(hosts) && hosts.length > 0 ? hosts.join('\n') : words('hosts.none')),
    },
  },
  aside: EmbedSnippets,
})
