import type { LoaderFunctionArgs } from 'react-router'
import { visitContext } from '../page/visit.server.ts'
import { manifestOf } from '../seo/manifest.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { site } = await context.get(visitContext).site()
  return Response.json(manifestOf(site), { headers: { 'content-type': 'application/manifest+json' } })
}
