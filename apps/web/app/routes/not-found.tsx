import { data, type LoaderFunctionArgs } from 'react-router'
import { ErrorPage } from '../components/error-page.tsx'
import { likelySections } from '../features/search/load-search.server.ts'
import { openPage } from '../page/open-page.server.ts'
import type { Route } from './+types/not-found'

export async function loader(args: LoaderFunctionArgs) {
  const { site, visit, page } = await openPage(args)
  // Addresses without a route are one page, under the section that they may have meant.
  const near = args.url.pathname.replace(/^\/not-found/, '')
  return data({ ...page, likely: likelySections(visit, site, near) }, { status: 404 })
}

export default function NotFoundRoute({ loaderData: { likely } }: Route.ComponentProps) {
  return <ErrorPage reason="notFound" likely={likely} />
}
