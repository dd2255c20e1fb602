import * as z from 'zod'
import { defineSection } from './setting.ts'
import { hostPatterns } from './text-schemas.ts'

export const secrets = defineSection({
  title: 'Secrets and web push',
  settings: {
    SECRET_KEY: {
      schema: z.string().min(32),
      computedDefault: 'on this machine a secret that the database keeps; needed where `PUBLIC_URL` names another',
      example: 'at-least-32-random-characters-0123456789',
      isSecret: true,
      doc: 'Signs captcha challenges and member cards, and encrypts queued mail and second factors.',
    },
    VAPID_PRIVATE_KEY: {
      schema: z.string().regex(/^[\w-]{43}$/, 'Not 32 bytes of base64url'),
      computedDefault: 'derived from the secret',
      isSecret: true,
      doc: 'Identifies the product to push services (VAPID): 32 bytes, base64url. Another key ends every subscription until its owner returns.',
    },
    PUSH_HOSTS: {
      schema: hostPatterns,
      computedDefault: 'Google, Mozilla, Microsoft and Apple',
      example: 'push.example,*.example.org',
      doc: 'The push services that notifications may be sent to, comma-separated; `*.` stands for all names below one.',
    },
  },
  toConfig: (s) => ({ secretKey: s.SECRET_KEY, vapidPrivateKey: s.VAPID_PRIVATE_KEY, pushHosts: s.PUSH_HOSTS }),
})
