import type { SmtpSettings } from '@narthex/api/platform/mail/smtp-post'
import * as z from 'zod'
import { combinePair, defineSection } from './setting.ts'

export const mail = defineSection({
  title: 'Mail',
  intro:
    'Without a mail server nothing is sent: mails stay in the local outbox, which your own machine shows at `http://outbox.localhost:3000/outbox`.',
  settings: {
    SMTP_URL: {
      schema: z.url({ protocol: /^smtps?$/ }),
      example: 'smtps://user:password@smtp.example.org',
      isSecret: true,
      doc: 'The server that sends mail.',
    },
    MAIL_FROM: { schema: z.email(), example: 'mail@example.org', doc: 'The sender address of every mail.' },
  },
  pairs: [['SMTP_URL', 'MAIL_FROM']],
  toConfig: (s) => ({
    smtp: combinePair(s.SMTP_URL, s.MAIL_FROM, (url, from): SmtpSettings => ({ url, from })),
  }),
})
