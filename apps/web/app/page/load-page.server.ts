import type { LoaderFunctionArgs } from 'react-router'
import { openPage, type PageData } from './open-page.server.ts'

/** The loader of a page whose row says all that the server has to know about it. */
export async function loadPage(args: LoaderFunctionArgs): Promise<PageData> {
  return (await openPage(args)).page
}
