import * as z from 'zod/mini'
import { defineSettings } from '../resources/settings.ts'
import { versionOrNone } from '../versions.ts'
import { embedHost, embedHostsSchema } from './embed-hosts.endpoints.ts'

/** Browsers compare numbers of machines with no host of a policy: such an entry would open nothing. */
const isNamed = (host: string) => !/^[\d.]+(?::\d+)?$/.test(host)

const form = z.strictObject({
  hosts: z.array(embedHost.check(z.refine(isNamed, 'Not a name'))).check(z.maxLength(20)),
})

const row = z.extend(embedHostsSchema, { versao: versionOrNone })

/** The other sites that may show the church's chat, songs, player and reading plans in a frame. */
export const churchEmbedding = defineSettings({
  name: 'igreja_incorporacao',
  path: '/escritorio/incorporacao/',
  isPublic: true,
  may: { read: 'settings', write: 'settings' },
  form,
  example: { hosts: ['videira.example.org', '*.videira.example.org'] },
  row,
  calls: {
    get: { id: 'getChurchEmbedding', summary: 'The other sites that may embed views of the church' },
    set: {
      id: 'setChurchEmbedding',
      summary: 'Sets the other sites that may embed views of the church',
      act: 'EMBED_HOSTS_SET',
    },
    history: { id: 'listChurchEmbeddingChanges', summary: 'Which sites were added or removed, the newest first' },
  },
})
