import { useSearchParams } from 'react-router'
import { openPage } from '../lib/open-page.server.ts'
import { ErrorPage } from '../shell/error-page.tsx'
import type { Route } from './+types/error'

/** What a link may put on the page in the church's name. */
const longestMessage = 200

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openPage(args, [])
  return page
}

export default function ErrorRoute() {
  const [query] = useSearchParams()
  return <ErrorPage reason="generic" message={query.get('message')?.trim().slice(0, longestMessage)} />
}
