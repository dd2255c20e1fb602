import type { Scheme } from '@narthex/ui/colour/palette'
import { Html, html } from '../html.ts'
import type { MailCard } from '../mailer.ts'
import type { LetterLook } from './letter-look.ts'

export const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** Attributes of tables that only lay out. */
export const table = new Html('role="presentation" border="0" cellpadding="0" cellspacing="0"')

/** Side of a card's picture, in CSS pixels. */
const side = 208

/** A framed card with its picture. The picture keeps its white ground in dark mode: cameras read it so. */
export function letterCard(
  { title, lines, image }: MailCard,
  { ink, muted, line, canvas }: Scheme,
  { frame }: LetterLook,
): Html {
  const written = lines.map(
    (text) =>
      html`<p class="muted" style="margin:0;${font};word-break:break-word;font-size:14px;line-height:20px;color:${muted}">${text}</p>`,
  )
  return html`<table ${table} width="100%" style="margin:0 0 16px"><tr>
<td class="code" bgcolor="${canvas}" style="padding:18px 18px 20px;border:1px solid ${line};border-radius:${frame};background:${canvas}">
<p class="ink" style="margin:0 0 2px;${font};word-break:break-word;font-size:18px;line-height:25px;font-weight:700;color:${ink}">${title}</p>
${written}
<img src="cid:${image.contentId}" alt="${image.alt}" width="${side}" height="${side}" style="display:block;margin:14px 0 0;width:${side}px;height:${side}px;max-width:100%;border:0;border-radius:8px;background:#ffffff;${font};font-size:16px;line-height:24px;color:#000000">
</td></tr></table>`
}
