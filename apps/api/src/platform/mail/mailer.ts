import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import type { Locale } from '@narthex/contract/locale'
import type { ChurchWork } from '../work/church-work.ts'

export const mailKinds = [
  'activation',
  'recovery',
  'administrator-invited',
  'administrator-added',
  'staff-invited',
  'staff-added',
  'person-invited',
  'reply-address',
  'support-opened',
  'support-opened-to-change',
  'church-export-asked',
  'welcome',
  'password-changed',
  'deletion-asked',
  'deletion-done',
  'new-device',
  'factor-added',
  'factor-removed',
  'factors-reset',
  'recovery-code-used',
  'second-factor-failed',
  'sessions-ended',
  'membership-closed',
  'membership-reopened',
  'cpf-claimed',
  'cpf-claimed-office',
  'gift-received',
  'gift-refunded',
  'gift-pix',
  'gift-boleto',
  'gift-manual-pix',
  'gift-cash',
  'gift-transfer',
  'recurrence-failed',
  'recurrence-stopped',
  'recurrence-card-expiring',
  'recurrence-authorised',
  'play-started',
  'play-trial',
  'play-renewal',
  'play-failed',
  'play-card-needed',
  'play-canceled',
  'play-ended',
  'ticket-confirmed',
  'ticket-waiting',
  'ticket-expired',
  'ticket-canceled',
  'ticket-refunded',
  'ticket-reminder',
  'ticket-moved',
  'ticket-offer',
  'ticket-part-canceled',
  'ticket-part-refunded',
  'ticket-transfer',
  'ticket-transferred',
  'ticket-message',
  'ticket-code',
] as const
export type MailKind = (typeof mailKinds)[number]

/** An e-mail to one person in the church's name. What it says and how it looks follow from its kind. */
export interface Mail {
  readonly to: string
  readonly kind: MailKind
  readonly locale: Locale
  /** Values for its text: `nome`, `link`, `dispositivo`, `momento` (ISO 8601); people wrote some of them. */
  readonly data: Readonly<Record<string, string>>
}

/** A mail as a module has written it when it is sent: never queued, so it may hold a whole document. */
export interface WrittenMail extends Mail {
  /** Fill `{name}` in its texts. */
  readonly values?: Readonly<Record<string, string>>
  /** Further paragraphs, in the mail's language. */
  readonly paragraphs?: readonly string[]
  /** Text by staff, plain: empty lines set paragraphs apart, and web addresses become links. */
  readonly letter?: string
  /** Lines of a table: label and value, in the mail's language. */
  readonly facts?: readonly (readonly [label: string, value: string])[]
  /** The mail is about a payment: it names who receives it, where the church has said so. */
  readonly payment?: MailPayment
  /** Text for the reader to copy into another program. */
  readonly copyable?: { readonly label: string; readonly text: string } | undefined
  readonly attachments?: readonly Attachment[]
  readonly cards?: readonly MailCard[]
  /** Someone without a login caused it, or a member for a person who did not ask: `recipientLimits` hold. */
  readonly isByStranger?: boolean
}

/** How a payment is made; without a method where it is not known. */
export interface MailPayment {
  readonly method?: PaymentMethodCode | undefined
  /** Number of the gateway; null where no third party takes it. */
  readonly gateway?: number | null | undefined
}

export interface Attachment {
  readonly filename: string
  readonly contentType: string
  /** Base64. */
  readonly content: string
  /** Makes it a part of the HTML, which shows it as `cid:…`. */
  readonly contentId?: string
}

/** A framed part of a mail, such as a ticket. Its picture travels along and shows without a network. */
export interface MailCard {
  readonly title: string
  readonly lines: readonly string[]
  /** A square picture. */
  readonly image: Required<Attachment> & { readonly alt: string }
}

export interface Mailer {
  /** Queues a mail: it is sent if and only if the work commits. */
  send(work: ChurchWork, mail: Mail): Promise<void>
}
