import { useSearchParams } from 'react-router'
import { ErrorPage } from '../components/error-page.tsx'
import type { FailureReason } from '../page/failure.ts'
import { loadPage } from '../page/load-page.server.ts'

/** The codes that `message` may name. A free text would let any link speak in the church's name. */
const codes: readonly FailureReason[] = ['generic', 'notFound', 'inactive', 'noChurch', 'offline']

export const loader = loadPage

export default function ErrorRoute() {
  const [query] = useSearchParams()
  const message = query.get('message')
  return <ErrorPage reason={codes.find((code) => code === message) ?? 'generic'} />
}
