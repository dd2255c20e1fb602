import { house } from '@narthex/ui/colour/house'
import { createPalette } from '@narthex/ui/colour/palette'
import type { WrittenMail } from '../mailer.ts'
import type { Letter } from '../post.ts'
import type { Sender } from '../sender.queries.ts'
import { composeContent } from './letter-content.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'

/** A mail as a letter in the church's name and colour. Throws HopelessJobError where its link leads astray. */
export function writeLetter(sender: Sender, mail: WrittenMail, writtenAt: Date): Omit<Letter, 'id' | 'date'> {
  const content = composeContent(sender, mail, writtenAt)
  return {
    locale: mail.locale,
    fromName: content.church,
    replyTo: sender.email,
    to: mail.to,
    subject: content.subject,
    html: letterHtml(content, createPalette(sender.corApp ?? house.colour), mail.locale),
    text: letterText(content),
    ...(mail.attachments && { attachments: mail.attachments }),
  }
}
