import type { LoaderFunctionArgs } from 'react-router'
import { visitContext } from '../page/visit.server.ts'
import { createManifest } from '../seo/manifest.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { site } = await context.get(visitContext).site()
  return Response.json(createManifest(site), { headers: { 'content-type': 'application/manifest+json' } })
}
