import { writeAddress } from '@narthex/contract/churches/address-lines'
import { withOrdinalFirst } from '@narthex/contract/first-of-month'
import { textsFor } from '@narthex/locales/texts-for'
import type { MailCard, MailKind, WrittenMail } from '../mailer.ts'
import type { Sender } from '../sender.queries.ts'
import { type LetterLogo, letterLogo } from './letter-logo.ts'
import { type LetterParagraph, readParagraphs } from './letter-paragraphs.ts'
import { toLink } from './mail-links.ts'
import { writePayee } from './payee-text.ts'
import { harmlessWords, oneLine } from './spoken-text.ts'

/** The content of a letter, before it is set as HTML or as text. Plain text throughout. */
export interface LetterContent {
  readonly church: string
  readonly logo: LetterLogo | undefined
  readonly address: string | undefined
  readonly subject: string
  /** Text that an inbox shows beside the subject. */
  readonly preview: string
  readonly title: string
  readonly greeting: string
  readonly lead: string
  /** Paragraphs after the lead. */
  readonly paragraphs: readonly string[]
  /** Text by staff, in paragraphs of lines. */
  readonly letter: readonly LetterParagraph[]
  readonly note: string
  readonly cards: readonly MailCard[]
  readonly facts: readonly (readonly [label: string, value: string])[]
  /** Receiver of the payment that the mail is about. */
  readonly payee: string | undefined
  readonly copyable: { readonly label: string; readonly text: string } | undefined
  readonly button: { readonly label: string; readonly href: string; readonly hint: string } | undefined
  readonly reason: string
  readonly reply: string | undefined
}

/** Mails about something that happened to a login at a moment. */
const tellsWhen: ReadonlySet<MailKind> = new Set([
  'new-device',
  'password-changed',
  'factor-added',
  'factor-removed',
  'factors-reset',
  'recovery-code-used',
  'second-factor-failed',
  'sessions-ended',
  'support-opened',
  'support-opened-to-change',
  'church-export-asked',
  'membership-closed',
  'membership-reopened',
])

/** Composes a mail in its reader's language, with times in the church's time zone. */
export function composeContent(sender: Sender, mail: WrittenMail, writtenAt: Date): LetterContent {
  const {
    kind,
    locale,
    data,
    values = {},
    paragraphs = [],
    letter = '',
    facts = [],
    cards = [],
    copyable,
    payment,
  } = mail
  const { mails, payments } = textsFor(locale, sender.idioma)
  const { greeting, greetingNobody, linkHint, when, device, reply, ...kinds } = mails
  const texts = kinds[kind]
  const church = oneLine(sender.nome, 120)
  const name = harmlessWords(data.nome, 60)
  const apparatus = harmlessWords(data.dispositivo, 80)
  const happened = tellsWhen.has(kind)
  const moment = () =>
    withOrdinalFirst(
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: sender.fusoHorario }).format(
        data.momento ? new Date(data.momento) : writtenAt,
      ),
      locale,
    )
  const fill = (text: string) => fillNames(text, { ...values, igreja: church })
  const circumstances = () => [[when, moment()] as const, ...(apparatus ? [[device, apparatus] as const] : [])]
  return {
    church,
    logo: letterLogo(sender.logo, sender.origin),
    address: sender.endereco ? oneLine(writeAddress(sender.endereco), 300) : undefined,
    subject: oneLine(fill(texts.subject), 200),
    preview: fill(texts.preview),
    title: fill(texts.title),
    greeting: name ? fillNames(greeting, { nome: name }) : greetingNobody,
    lead: fill(texts.lead),
    note: fill(texts.note),
    paragraphs: paragraphs.map((text) => oneLine(text, 2000)),
    letter: readParagraphs(letter),
    cards: cards.map(({ title, lines, image }) => ({
      title: oneLine(title, 300),
      lines: lines.map((line) => oneLine(line, 300)),
      image,
    })),
    facts: happened ? circumstances() : facts.map(([label, value]) => [label, oneLine(value, 300)] as const),
    payee: payment && oneLineOrNone(writePayee(payments.payee, { ...sender, nome: church }, payment)),
    copyable,
    button:
      'button' in texts ? { label: texts.button, href: toLink(kind, sender, data.link), hint: linkHint } : undefined,
    reason: fill(texts.reason),
    reply: sender.replyTo ? reply : undefined,
  }
}

const oneLineOrNone = (text: string | undefined) => text && oneLine(text, 300)

/** The texts have plain placeholders only, so that they need no message parser. */
function fillNames(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
