import { catalogue } from '@narthex/locales/catalogue'
import type { Mail, MailKind } from '../mailer.ts'
import type { Sender } from '../sender.queries.ts'
import { toLink } from './mail-links.ts'
import { harmlessWords, oneLine } from './spoken-text.ts'

/** What a letter says, before it is set as HTML or as text. Plain text throughout. */
export interface LetterContent {
  readonly church: string
  readonly address: string | undefined
  readonly subject: string
  /** What an inbox shows beside the subject. */
  readonly preview: string
  readonly title: string
  readonly greeting: string
  readonly lead: string
  readonly note: string
  readonly facts: readonly (readonly [label: string, value: string])[]
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
  'membership-closed',
  'membership-reopened',
])

/** Composes a mail in its reader's language, with times in the church's time zone. */
export function composeContent(sender: Sender, { kind, locale, data }: Mail, writtenAt: Date): LetterContent {
  const { greeting, greetingNobody, linkHint, when, device, reply, ...kinds } = catalogue[locale].mails
  const texts = kinds[kind]
  const church = oneLine(sender.nome, 120)
  const name = harmlessWords(data.nome, 60)
  const apparatus = harmlessWords(data.dispositivo, 80)
  const happened = tellsWhen.has(kind)
  const moment = () =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: sender.fusoHorario }).format(
      data.momento ? new Date(data.momento) : writtenAt,
    )
  const withChurch = (text: string) => fillNames(text, { igreja: church })
  return {
    church,
    address: sender.endereco ? addressLine(sender.endereco) : undefined,
    subject: oneLine(withChurch(texts.subject), 200),
    preview: withChurch(texts.preview),
    title: withChurch(texts.title),
    greeting: name ? fillNames(greeting, { nome: name }) : greetingNobody,
    lead: withChurch(texts.lead),
    note: withChurch(texts.note),
    facts: happened ? [[when, moment()] as const, ...(apparatus ? [[device, apparatus] as const] : [])] : [],
    button:
      'button' in texts
        ? { label: texts.button, href: toLink(kind, sender.origin, data.link), hint: linkHint }
        : undefined,
    reason: withChurch(texts.reason),
    reply: sender.email ? reply : undefined,
  }
}

/** The texts have plain placeholders only, so that they need no message parser. */
function fillNames(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

function addressLine({ logradouro, numero, bairro, cidade, estado }: NonNullable<Sender['endereco']>): string {
  const street = [logradouro, numero].filter(Boolean).join(', ')
  return oneLine([street, bairro, [cidade, estado].filter(Boolean).join(' – ')].filter(Boolean).join(' · '), 300)
}
