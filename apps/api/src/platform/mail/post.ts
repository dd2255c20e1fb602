import type { Locale } from '@narthex/contract/locale'
import type { Attachment } from './mailer.ts'

/** An e-mail as it leaves the house. Nothing in it breaks a header: every line is one line. */
export interface Letter {
  /** Id of the letter, the same however often it is sent, so that readers' programs can drop a second copy. */
  readonly id: string
  readonly date: Date
  readonly locale: Locale
  /** The name of the church, or the one that it chose; the address is the post's. */
  readonly fromName: string
  readonly replyTo: string | null
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments?: readonly Attachment[]
}

/** Where letters go: an SMTP server, or the local outbox. */
export interface Post {
  /** Resolves once the letter was taken. Throws HopelessJobError where it never will be. Ends when the signal is aborted. */
  deliver(letter: Letter, signal?: AbortSignal): Promise<void>
}
