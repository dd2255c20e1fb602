import { link } from '@narthex/contract/fields'
import * as z from 'zod/mini'

/** Where a pasted link leads, without the page of Google that Docs puts in between; undefined for what no link may be. */
export function readPastedLink(href: string): string | undefined {
  const parsed = z.safeParse(link, unwrapRedirect(href.trim()))
  return parsed.success ? parsed.data : undefined
}

function unwrapRedirect(href: string): string {
  const url = URL.parse(href)
  if (url?.hostname !== 'www.google.com' || url.pathname !== '/url') return href
  return url.searchParams.get('q') ?? url.searchParams.get('url') ?? href
}
