import type { Palette, Scheme } from '@narthex/ui/colour/palette'
import { findInitial } from '@narthex/ui/covers/monogram-svg'
import { Html, html } from '../html.ts'
import { font, letterCard, table } from './letter-cards.ts'
import type { LetterContent } from './letter-content.ts'
import type { LetterLook } from './letter-look.ts'
import type { LetterParagraph, LetterPart } from './letter-paragraphs.ts'

/** The edge of fills in the brand's colour, which would melt into the ground without it. */
const edgeOf = ({ brand, brandEdge }: Scheme) => (brandEdge === '#0000' ? brand : brandEdge)

/** The church's logo, on the white that logos are drawn for, or its seal in its look; beside its name. */
function letterHead({ church, logo }: LetterContent, light: Scheme, look: LetterLook): Html {
  const mark = logo
    ? html`<td width="${logo.width}" height="${logo.height}" valign="middle" bgcolor="#ffffff" style="padding:4px;background:#ffffff;border-radius:${look.button}"><img src="${logo.src}" alt="${church}" width="${logo.width}" height="${logo.height}" style="display:block;width:${logo.width}px;height:${logo.height}px;border:0;font-family:${look.font};font-size:11px;line-height:14px;color:#000000"></td>`
    : html`<td class="mark" width="${look.sealWidth}" height="44" align="center" valign="middle" bgcolor="${light.brand}" style="width:${look.sealWidth}px;height:44px;background:${light.brand};border:1px solid ${edgeOf(light)};border-radius:${look.seal};font-family:${look.font};font-size:20px;line-height:44px;font-weight:700;color:${light.onBrand}">${findInitial(church)}</td>`
  return html`<table ${table}><tr>
${mark}
<td class="ink" style="padding-left:12px;font-family:${look.font};font-size:17px;line-height:22px;font-weight:600;color:${light.ink}">${church}</td>
</tr></table>`
}

/** Dark mode and small screens, for programs that read a style sheet. */
function styleSheet(dark: Scheme): Html {
  return html`<style>
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.canvas{background:${dark.canvas}!important}
.card{background:${dark.card}!important;border-color:${dark.line}!important}
.band{border-top-color:${edgeOf(dark)}!important}
.code{background:${dark.canvas}!important;border-color:${dark.line}!important}
.ink{color:${dark.ink}!important}
.muted{color:${dark.muted}!important}
.link{color:${dark.brandText}!important}
.button,.mark{border-color:${edgeOf(dark)}!important}
}
@media (max-width:480px){.card{padding:28px 22px!important}}
</style>`
}

/**
 * A letter as programs of twenty years show it: tables, styles on each element, no picture to fetch but the church's own logo, as those
 * of cards travel along. Those that know of dark mode get the palette's own dark scheme; those that turn colours around by themselves find none that break by it.
 */
export function letterHtml(
  content: LetterContent,
  { light, dark }: Palette,
  look: LetterLook,
  language: string,
): string {
  const { church, subject, preview, title, greeting, lead, note, facts, payee, copyable, button, reply } = content
  const { reason, address, paragraphs, letter, cards } = content
  const paragraph = (text: string) =>
    html`<p class="ink" style="margin:0 0 16px;${font};font-size:16px;line-height:25px;color:${light.ink}">${text}</p>`
  const part = ({ text, href }: LetterPart) =>
    href === undefined
      ? html`${text}`
      : html`<a class="link" href="${href}" target="_blank" rel="noopener" style="color:${light.brandText};word-break:break-all">${text}</a>`
  const written = (lines: LetterParagraph) => {
    const set = lines.map((parts, index) => html`${index > 0 ? new Html('<br>') : undefined}${parts.map(part)}`)
    return html`<p class="ink" style="margin:0 0 16px;${font};font-size:16px;line-height:25px;color:${light.ink}">${set}</p>`
  }
  const small = (text: string, below: number) =>
    html`<p class="muted" style="margin:0 0 ${below}px;${font};font-size:13px;line-height:20px;color:${light.muted}">${text}</p>`

  const factRows = facts.map(
    ([label, value]) => html`<tr>
<td class="muted" valign="top" style="padding:4px 16px 4px 0;${font};font-size:14px;line-height:20px;color:${light.muted}">${label}</td>
<td class="ink" style="padding:4px 0;${font};word-break:break-word;font-size:14px;line-height:20px;color:${light.ink}">${value}</td>
</tr>`,
  )
  const factTable = facts.length > 0 ? html`<table ${table} style="margin:0 0 16px">${factRows}</table>` : undefined

  const copying = copyable
    ? html`${small(copyable.label, 4)}<p class="code ink" style="margin:0 0 16px;padding:14px 16px;border:1px solid ${light.line};border-radius:${look.frame};background:${light.canvas};font-family:Consolas,Menlo,monospace;font-size:14px;line-height:21px;color:${light.ink};word-break:break-all">${copyable.text}</p>`
    : undefined

  const action = button
    ? html`<table ${table} style="margin:8px 0 24px"><tr>
<td align="center" bgcolor="${light.brand}" style="border-radius:${look.button};background:${light.brand}"><a class="button" href="${button.href}" target="_blank" rel="noopener" style="display:inline-block;padding:14px 28px;border:1px solid ${edgeOf(light)};border-radius:${look.button};${font};font-size:17px;line-height:22px;font-weight:600;color:${light.onBrand};text-decoration:none">${button.label}</a></td>
</tr></table>`
    : undefined
  const plainLink = button
    ? html`${small(button.hint, 4)}<p style="margin:0 0 8px;${font};font-size:13px;line-height:20px;word-break:break-all"><a class="link" href="${button.href}" target="_blank" rel="noopener" style="color:${light.brandText}">${button.href}</a></p>`
    : undefined

  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
${styleSheet(dark)}
</head>
<body class="canvas" style="margin:0;padding:0;background:${light.canvas};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}${new Html('&#847;&zwnj;&nbsp;'.repeat(60))}</div>
<table ${table} class="canvas" width="100%" bgcolor="${light.canvas}" style="background:${light.canvas}"><tr><td align="center" style="padding:32px 12px">
<table ${table} width="600" style="width:100%;max-width:600px">
<tr><td style="padding:0 8px 20px">${letterHead(content, light, look)}</td></tr>
<tr><td class="card${look.hasBand ? ' band' : ''}" bgcolor="${light.card}" style="padding:40px;background:${light.card};border:1px solid ${light.line};${look.hasBand ? `border-top:6px solid ${edgeOf(light)};` : ''}border-radius:${look.card}">
<h1 class="ink" style="margin:0 0 20px;font-family:${look.font};font-size:26px;line-height:33px;font-weight:${look.headWeight};color:${light.ink}">${title}</h1>
${paragraph(greeting)}
${paragraph(lead)}
${paragraphs.map(paragraph)}
${letter.map(written)}${cards.map((card) => letterCard(card, light, look))}
${factTable}
${payee ? small(payee, 16) : undefined}
${copying}${action}
${paragraph(note)}
${plainLink}
</td></tr>
<tr><td style="padding:24px 8px 0">
${reply ? small(reply, 8) : undefined}
${small(reason, 8)}
${small([church, address].filter(Boolean).join(' · '), 0)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>`.toString()
}
