import { getSongIndex, listSongs } from '@narthex/contract/praise/song.endpoints'
import { data } from 'react-router'
import { SongsPage } from '../features/praise/songs-page.tsx'
import { listQuery, statusOfList } from '../page/list-query.server.ts'
import { openChurchPage } from '../page/open-page.server.ts'
import type { Route } from './+types/praises'

/** Filters of the songbook by query key; a value that no song has is ignored. */
const narrowing = { tema: 'temas', tom: 'tons', letra: 'letras' } as const

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openChurchPage(args)
  const params = { slug: site.church.slug }
  const { q, page: number } = listQuery(visit, args.url)
  const index = await visit.api.call(getSongIndex, { params })
  const chosen = Object.entries(narrowing).flatMap(([name, list]) => {
    const value = args.url.searchParams.get(name)
    if (!index[list].some(({ valor }) => valor === value)) return []
    visit.meant.add(name)
    return [[name, value]]
  })
  const filters: { tema?: string; tom?: string; letra?: string } = Object.fromEntries(chosen)
  const query = { ...filters, ...(q && { q }) }
  const list = await visit.api.call(listSongs, { params, query: { ...query, page: number } })
  const status = statusOfList(visit, list.total, list.page, list.limit)
  return data({ ...page, query, list, index }, { status })
}

export default function PraisesRoute({ loaderData }: Route.ComponentProps) {
  return <SongsPage {...loaderData} />
}
