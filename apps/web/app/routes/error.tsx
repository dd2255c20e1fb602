import { useSearchParams } from 'react-router'
import { ErrorPage } from '../components/error-page.tsx'
import type { FailureReason } from '../page/failure.ts'
import { openPage } from '../page/open-page.server.ts'
import type { Route } from './+types/error'

/** The codes that `message` may name. A free text would let any link speak in the church's name. */
const codes: readonly FailureReason[] = ['generic', 'notFound', 'inactive', 'noChurch', 'offline']

export async function loader(args: Route.LoaderArgs) {
  const { page } = await openPage(args, [])
  return page
}

export default function ErrorRoute() {
  const [query] = useSearchParams()
  const message = query.get('message')
  return <ErrorPage reason={codes.find((code) => code === message) ?? 'generic'} />
}
