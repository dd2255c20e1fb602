import type { LoaderFunctionArgs } from 'react-router'
import { manifestOf } from '../lib/manifest.ts'
import { visitContext } from '../lib/visit.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { site } = await context.get(visitContext).site()
  return Response.json(manifestOf(site), { headers: { 'content-type': 'application/manifest+json' } })
}
