import { type PageEntry, pageEntry } from './page-entry.ts'
import { renderedPage } from './rendered-page.ts'

/** Whether an answer is the framework's JSON error of a route without a page (a feed, a redirect). */
export const isBareFailure = ({ status, headers }: PageEntry): boolean =>
  status >= 400 && headers['content-type']?.startsWith('application/json') === true

/** The error in one line, for programs that read feeds and files. */
export function plainFailure({ status, headers }: PageEntry): PageEntry {
  const plain = { ...headers, 'content-type': 'text/plain; charset=utf-8', vary: `${headers.vary}, accept` }
  const body = status === 404 ? 'Not found\n' : 'Unavailable; try again\n'
  return pageEntry(renderedPage({ status, headers: plain, body }), plain)
}
