import * as z from 'zod'
import { isLoopbackName } from '../outbox/may-read.ts'
import { defineSection } from './setting.ts'
import { addressPerChurch, count, httpUrl, port, trustedPeers } from './text-schemas.ts'

const loopbackAddress = '127.0.0.1'

export const network = defineSection({
  title: 'Address and network',
  settings: {
    PORT: { schema: port, default: '3000', doc: 'The port to listen on.' },
    HOST: {
      schema: z.string(),
      computedDefault: '`127.0.0.1` while `PUBLIC_URL` names this machine, else `::`',
      example: '::',
      doc: 'The address to listen on. A container without a `PUBLIC_URL` sets `HOST=::`.',
    },
    PUBLIC_URL: {
      schema: httpUrl,
      computedDefault: '`http://localhost:PORT`',
      example: 'https://example.org',
      doc: "The product's own address. Churches live below its host name (`CODE.example.org`).",
    },
    ADMIN_URL: {
      schema: addressPerChurch,
      computedDefault: "the church's office, `CODE.admin.` below `PUBLIC_URL`",
      example: 'https://{code}.admin.example.org',
      doc: "Where `/admin` of a church's site redirects to. `{code}` stands for the code of the church.",
    },
    TRUSTED_PROXIES: {
      schema: trustedPeers,
      example: '10.0.0.0/8',
      doc: 'Peers whose `X-Forwarded-*` headers are believed: addresses or CIDR ranges, comma-separated.',
    },
    REQUESTS_PER_MINUTE: {
      schema: count,
      default: '3000',
      doc: 'Rate limit per address. A page or image that must be rendered counts as 10 requests, a cached one as none. A whole hall may share one address.',
    },
    CONNECTIONS_PER_ADDRESS: {
      schema: count,
      default: '1000',
      doc: 'Open connections per address. Trusted proxies have no limit.',
    },
    REDIS_URL: {
      schema: z.url({ protocol: /^rediss?$/ }),
      example: 'redis://localhost:6379',
      isSecret: true,
      doc: 'Carries events to open pages and counts rate limits across processes.',
    },
    SECURITY_CONTACT: {
      schema: z.union([z.email().transform((email) => `mailto:${email}`), z.url({ protocol: /^(?:https|mailto)$/ })]),
      example: 'security@example.org',
      doc: 'Where to report a vulnerability: an e-mail or the address of a page. Published in `/.well-known/security.txt`.',
    },
  },
  toConfig(s) {
    const publicUrl = s.PUBLIC_URL ?? `http://localhost:${s.PORT}`
    return {
      port: s.PORT,
      host: s.HOST ?? (isLoopbackName(new URL(publicUrl).hostname) ? loopbackAddress : '::'),
      publicUrl,
      adminUrl: s.ADMIN_URL,
      trustedProxies: s.TRUSTED_PROXIES ?? [],
      requestsPerMinute: s.REQUESTS_PER_MINUTE,
      connectionsPerAddress: s.CONNECTIONS_PER_ADDRESS,
      redisUrl: s.REDIS_URL,
      securityContact: s.SECURITY_CONTACT,
    }
  },
})
