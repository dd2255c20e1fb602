import { createTransport } from 'nodemailer'
import { HopelessJobError } from '../jobs/job-queue.ts'
import type { Post } from './post.ts'

export interface SmtpSettings {
  /** `smtp://user:password@host:port`, or `smtps://`. */
  readonly url: string
  /** The address that mails come from; their name is the church's. */
  readonly from: string
}

/** Time limits of each step, in ms; a job's deadline bounds them all. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
const isLoopback = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/

/** Sends through an SMTP server; in clear text only to one on this machine. */
export function smtpPost({ url, from }: SmtpSettings): Post {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && !isLoopback.test(hostname),
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...limits,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1)

  return {
    async deliver({ id, date, locale, fromName, replyTo, to, subject, html, text, attachments = [] }, signal) {
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          date,
          from: { name: fromName, address: from },
          // As an object it is one address, whatever it looks like.
          to: { name: '', address: to },
          replyTo: replyTo === null ? undefined : { name: fromName, address: replyTo },
          subject,
          html,
          text,
          attachments: attachments.map(({ contentId, ...attachment }) => ({
            ...attachment,
            encoding: 'base64',
            ...(contentId && { cid: contentId, contentDisposition: 'inline' as const }),
          })),
          signal,
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
        })
      } catch (error) {
        throw isRefusal(error) ? new HopelessJobError('No mail can be sent to this address') : error
      }
    },
  }
}

/** Whether an address is none, or its server takes no mail for it for good (RFC 5321 §4.2.1, 5yz). */
function isRefusal(error: unknown): boolean {
  const { code, command, responseCode = 0 } = error as { code?: string; command?: string; responseCode?: number }
  return code === 'EENVELOPE' && (command === 'API' || (command === 'RCPT TO' && responseCode >= 500))
}
