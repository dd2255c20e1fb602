import { getProject } from '@narthex/contract/content/ministry.endpoints'
import { ProjectPage } from '../features/content/project-page.tsx'
import { itemPage, loadItem } from '../features/content/reading.server.ts'
import { projectThing } from '../features/content/reading-things.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/project'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const params = { slug: site.church.slug, id: args.params.ministryId, projetoId: args.params.projectId }
  const item = await loadItem(visit, args.url, (query) => visit.api.call(getProject, { params, query }))
  return { ...itemPage(visit, args.url, page, item, projectThing(site, args.url, item)), item }
}

export default function ProjectRoute({ loaderData }: Route.ComponentProps) {
  return <ProjectPage {...loaderData} />
}
