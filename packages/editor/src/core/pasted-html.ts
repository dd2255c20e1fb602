/**
 * Pasted markup before it is read. Nothing of it would run, as it is read in a document that no window shows; but browsers
 * complain of what the page's policy forbids even there. Handlers go, styles are kept as `data-style`. The words stay.
 */
export function inertMarkup(html: string): string {
  let [written, at] = ['', 0]
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) break
    written += html.slice(at, open)
    if (html.startsWith('<!--', open)) at = endAfter(html, '-->', open)
    else if (/[a-z]/i.test(html[open + 1] ?? '')) {
      const tag = readTag(html, open)
      written += tag.written
      at = tag.end
    } else {
      written += '<'
      at = open + 1
    }
  }
  return written + html.slice(at)
}

/** Makes markup inert like `inertMarkup`, and removes elements of which a note keeps nothing. */
export function withoutScripts(html: string): string {
  return inertMarkup(html.replace(/<(script|style|iframe|object|embed)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ''))
}

/** One attribute, or what stands between two: names and values are read as browsers read them. */
const part = /([\s/]+)|([^\s/>=]+)(?:(\s*=\s*)(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\s>]*)))?|=/y

function readTag(html: string, open: number): { written: string; end: number } {
  let [written, end] = ['', open]
  part.lastIndex = open + 1
  for (let found = part.exec(html); found; found = part.exec(html)) {
    const [whole, , name = ''] = found
    end = part.lastIndex
    if (/^on/i.test(name) && written) continue
    written += /^style$/i.test(name) && written ? `data-${whole}` : whole
  }
  return { written: `<${written}`, end }
}

function endAfter(html: string, mark: string, from: number): number {
  const place = html.indexOf(mark, from)
  return place < 0 ? html.length : place + mark.length
}
