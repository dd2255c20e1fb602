import { withoutScripts } from '../app/document/html-elements.ts'
import { namedAssets } from './named-assets.ts'

/** The files needed to show a page: styles, fonts and the enhancer. Not the app, which loads when the page hydrates. */
export function pageAssets(html: string): Set<string> {
  const body = html.indexOf('<body')
  return namedAssets(`${html.slice(0, body)}${withoutScripts(html.slice(body))}`)
}
