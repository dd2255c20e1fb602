import { usePages } from '@narthex/client/data/use-pages'
import type { Success } from '@narthex/contract/endpoint'
import { listLibrary } from '@narthex/contract/media/library.endpoints'
import type { LibraryFile } from '@narthex/contract/media/library.resource'
import { callApi } from '../session/api.ts'
import { type LibraryView, toLibraryQuery } from './library-view.ts'

const byId = ({ id }: LibraryFile) => id

/** The files of a view, part after part. */
export function useLibrary(view: LibraryView) {
  const query = toLibraryQuery(view)
  return usePages<Success<typeof listLibrary>, string | undefined, LibraryFile>(
    {
      key: ['office arquivo', new URLSearchParams(query).toString()],
      firstPage: undefined,
      load: (apos) => callApi(listLibrary, { query: apos ? { ...query, apos } : query }),
      nextPage: ({ proximo }) => proximo ?? undefined,
    },
    byId,
  )
}
