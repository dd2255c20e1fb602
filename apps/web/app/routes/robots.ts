import type { LoaderFunctionArgs } from 'react-router'
import { isClosed } from '../page/fail.server.ts'
import { visitContext } from '../page/visit.server.ts'
import { closedRobots, openRobots } from '../seo/robots.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const text = await context
    .get(visitContext)
    .site()
    .then(() => openRobots(url.origin))
    .catch((thrown) => {
      // A temporary failure must not be cached as a disallow.
      if (!isClosed(thrown)) throw thrown
      return closedRobots
    })
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
