import { createHash } from 'node:crypto'
import { Html, html } from '@narthex/api/platform/mail/html'
import type { KeptLetter } from '@narthex/api/platform/mail/outbox'

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:2rem 1rem;background:Canvas;color:CanvasText}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}
a{color:LinkText}
ul{list-style:none;padding:0;margin:1.5rem 0}
li a{display:block;padding:.75rem 0;border-bottom:1px solid color-mix(in srgb,currentcolor 20%,transparent);text-decoration:none}
li strong{display:block;color:CanvasText}
small,dt{color:color-mix(in srgb,CanvasText 65%,Canvas)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}
dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:46rem;margin-top:1rem;border:1px solid color-mix(in srgb,currentcolor 20%,transparent);border-radius:.75rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere}
`

/** Policy of the outbox's pages, which have one inline style and one frame. */
export const outboxPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

/** Policy of a mail, which is untrusted content: no scripts, no requests, links open in another tab. */
export const letterPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

export function outboxPage(letters: readonly KeptLetter[]): string {
  const rows = letters.map(
    ({ id, subject, to, fromName, keptAt }) => html`<li><a href="/outbox/${id}"><strong>${subject}</strong>
<small>${fromName} → ${to} · <time datetime="${keptAt}">${formatInstant(keptAt)}</time></small></a></li>`,
  )
  const content =
    letters.length > 0
      ? html`<ul>${rows}</ul>`
      : html`<p>Nothing yet. What the product would send appears here within a second or two.</p>`
  return page(
    'Mails',
    html`<p>No mail leaves this machine: SMTP_URL is not set. <a href="/outbox">Look again</a></p>${content}`,
  )
}

export function letterPage(letter: KeptLetter): string {
  const { id, subject, fromName, to, replyTo, locale, keptAt, text, attachments = [] } = letter
  const facts = { From: fromName, To: to, 'Reply to': replyTo ?? '–', Language: locale, Time: formatInstant(keptAt) }
  const rows = Object.entries(facts).map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)
  const files = attachments.map(
    ({ filename }, index) =>
      html`<dt>Attachment</dt><dd><a href="/outbox/${id}/attachment/${index}">${filename}</a></dd>`,
  )
  return page(
    subject,
    html`<p><a href="/outbox">All mails</a></p><dl>${rows}${files}</dl>
<iframe title="The mail" src="/outbox/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>As text</h2><pre>${text}</pre>`,
  )
}

function page(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Outbox</title><style>${new Html(style)}</style></head>
<body><main><h1>${title}</h1>${content}</main></body></html>`.toString()
}

const formatInstant = (instant: string) => instant.slice(0, 19).replace('T', ' ').concat(' UTC')
