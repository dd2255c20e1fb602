import { getEbd } from '@narthex/contract/content/ebd.endpoints'
import { itemPath } from '@narthex/contract/search/item-address'
import { redirect } from 'react-router'
import { CoursePage } from '../features/content/course-page.tsx'
import { LessonPage } from '../features/content/lesson-page.tsx'
import { itemPage, loadItem } from '../features/content/reading.server.ts'
import { articleThing, courseThing } from '../features/content/reading-things.ts'
import { failWith } from '../page/fail.server.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/ebd'

/** A course or a lesson: they share one address space. An address with the id redirects to the one with the slug. */
export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const params = { slug: site.church.slug, ebdSlug: args.params.ebdSlug }
  const { curso, licao } = await loadItem(visit, args.url, (query) => visit.api.call(getEbd, { params, query }))
  const slug = curso?.slug ?? licao?.slug ?? params.ebdSlug
  if (slug !== params.ebdSlug) throw redirect(`${itemPath('EBD', slug)}${args.url.search}`)
  if (curso)
    return { ...itemPage(visit, args.url, page, curso, courseThing(site, args.url, curso)), curso, licao: null }
  if (!licao) throw failWith('notFound', visit.locale)
  const jsonLd = articleThing('Article', site, args.url, licao)
  return { ...itemPage(visit, args.url, page, licao, jsonLd), curso: null, licao }
}

export default function EbdRoute({ loaderData: { curso, licao, ...rest } }: Route.ComponentProps) {
  return curso ? <CoursePage item={curso} {...rest} /> : <LessonPage item={licao} />
}
