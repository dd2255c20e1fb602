import { findVariant } from '@narthex/locales/variant-tag'
import { house } from '@narthex/ui/colour/house'
import { createPalette } from '@narthex/ui/colour/palette'
import type { WrittenMail } from '../mailer.ts'
import type { Letter } from '../post.ts'
import type { Sender } from '../sender.queries.ts'
import { composeContent } from './letter-content.ts'
import { letterHtml } from './letter-html.ts'
import { letterLook } from './letter-look.ts'
import { letterText } from './letter-text.ts'
import { oneLine } from './spoken-text.ts'

/** A mail as a letter in the church's name, colour and look. Throws HopelessJobError where its link leads astray. */
export function writeLetter(sender: Sender, mail: WrittenMail, writtenAt: Date): Omit<Letter, 'id' | 'date'> {
  const content = composeContent(sender, mail, writtenAt)
  const pictures = content.cards.map(({ image: { alt: _, ...picture } }) => picture)
  const attachments = [...(mail.attachments ?? []), ...pictures]
  return {
    locale: mail.locale,
    fromName: sender.remetente === null ? content.church : oneLine(sender.remetente, 120),
    replyTo: sender.replyTo,
    to: mail.to,
    subject: content.subject,
    html: letterHtml(
      content,
      createPalette(sender.corApp ?? house.colour),
      letterLook(sender.aparencia),
      findVariant(mail.locale, sender.idioma) ?? mail.locale,
    ),
    text: letterText(content),
    ...(attachments.length > 0 && { attachments }),
  }
}
