import { withoutScripts } from '../app/document/html-elements.ts'

/** The files needed to show a page: styles, fonts and the enhancer. Not the app, which loads when the page hydrates. */
export function pageAssets(html: string): Set<string> {
  const body = html.indexOf('<body')
  return new Set(`${html.slice(0, body)}${withoutScripts(html.slice(body))}`.match(/\/assets\/[\w./-]+/g))
}

/** All files that a page names, those of its app too. */
export function namedAssets(html: string): Set<string> {
  return new Set(html.match(/\/assets\/[\w.-]+/g))
}
