import type { Mail, Mailer } from '../platform/mail/mailer.ts'

export interface CapturedMail extends Mail {
  /** Code of the church that sends it. */
  readonly igreja: string
}

/** Collects mails instead of sending them. */
export interface Mailbox extends Mailer {
  readonly mails: CapturedMail[]
  /** The code in the link of the last mail of a kind to an address. */
  codeOf(to: string, kind: Mail['kind']): string
}

export function openMailbox(): Mailbox {
  const mails: CapturedMail[] = []
  return {
    mails,
    async send({ church }, mail) {
      mails.push({ ...mail, igreja: church.codigo })
    },
    codeOf(to, kind) {
      const link = mails.findLast((mail) => mail.to === to && mail.kind === kind)?.data.link
      const code = /=([^&]+)/.exec(link ?? '')?.[1]
      if (!code) throw new Error(`${to} was sent no ${kind} with a code`)
      return code
    },
  }
}
