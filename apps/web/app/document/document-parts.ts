/**
 * A document that React wrote, in parts: what is written into it afterwards goes into its head or its end, so that the
 * large part between them is neither searched nor copied each time.
 */
export interface DocumentParts {
  readonly head: string
  /** Text from the end of the head on. */
  readonly body: string
  /** Text from the app's module script on; from the end of the body where the page comes without the app. */
  readonly end: string
}

/** Start of the app's module script, as the router writes it, with the mark of the page's own scripts. */
export const moduleScript = (mark: string) => `<script nonce="${mark}" type="module" async="">`

export function splitDocument(html: string, mark: string): DocumentParts {
  const head = html.indexOf('</head>')
  const app = html.lastIndexOf(moduleScript(mark))
  const end = app < 0 ? html.lastIndexOf('</body>') : app
  if (head < 0 || end < head) throw new Error('React has written no document')
  return { head: html.slice(0, head), body: html.slice(head, end), end: html.slice(end) }
}

export function joinDocument({ head, body, end }: DocumentParts): string {
  return head + body + end
}
