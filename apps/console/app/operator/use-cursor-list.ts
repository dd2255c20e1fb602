import { type Pages, usePages } from '@narthex/client/data/use-pages'

interface CursorPage {
  readonly itens: readonly { readonly id: number | string }[]
  readonly proximo: string | null
}

const keyOf = ({ id }: { readonly id: number | string }) => id

/** A list that goes on by the cursor of its last answer. */
export function useCursorList<Page extends CursorPage>(
  key: readonly (string | number)[],
  load: (apos: string | undefined) => Promise<Page>,
): Pages<Page, Page['itens'][number]> {
  return usePages<Page, string | undefined, Page['itens'][number]>(
    { key, firstPage: undefined, load, nextPage: ({ proximo }) => proximo ?? undefined },
    keyOf,
  )
}
