import { type LoaderFunctionArgs, redirect } from 'react-router'
import { failWith } from '../page/fail.server.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import { safeSearch } from '../routing/redirect-to.ts'
import { findRow } from '../routing/route-lookup.ts'

/** Redirects to the target in the route table and keeps the query. */
export async function loader(args: LoaderFunctionArgs) {
  const { visit } = await openChurchPage(args)
  const target = findRow(args.pattern)?.redirect
  if (typeof target === 'string') return redirect(`${target}${safeSearch(args.url.search)}`)
  if (!target || !visit.adminUrl) throw failWith('notFound', visit.locale)
  return redirect(`${visit.adminUrl.replace(/\/$/, '')}${target.admin}`)
}
