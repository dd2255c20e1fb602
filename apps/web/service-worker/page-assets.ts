import { withoutScripts } from '../app/document/html-elements.ts'

/** The files that a page is shown with: styles, fonts and the enhancer. Not the app, which comes when the page wakes. */
export function pageAssets(html: string): Set<string> {
  const body = html.indexOf('<body')
  return new Set(`${html.slice(0, body)}${withoutScripts(html.slice(body))}`.match(/\/assets\/[\w./-]+/g))
}
