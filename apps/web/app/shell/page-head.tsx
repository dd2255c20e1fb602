import { useMatches, useRouteError } from 'react-router'
import { siteName } from '../church/site.ts'
import { toFailure } from '../page/failure.ts'
import { useRootIfLoaded } from '../page/use-site.ts'

/** For programs that read what the server sends; what it wrote stays where it is. */
const ServedHead = import.meta.env.SSR ? (await import('./served-head.tsx')).ServedHead : undefined

/** What a page's loader says of it. */
interface Leaf {
  readonly title?: string
  readonly description?: string
  readonly isListed?: boolean
}

/** The head of a page (specification §1): church name first, then the page's title; what search and previews show. */
export function PageHead() {
  const root = useRootIfLoaded()
  const error = useRouteError()
  const leaf = useMatches().at(-1)?.loaderData as Leaf | undefined
  if (error) {
    const { reason, messages } = toFailure(error)
    const title = (root?.messages ?? messages).errors[`${reason}Title`]
    return <Unlisted title={root ? `${siteName(root.site)} · ${title}` : title} />
  }
  if (!root) return <Unlisted title={leaf?.title ?? ''} />
  const title = `${siteName(root.site)} · ${leaf?.title ?? ''}`
  return (
    <>
      {leaf?.isListed ? <title>{title}</title> : <Unlisted title={title} />}
      {ServedHead && (
        <ServedHead root={root} title={title} description={leaf?.description} isListed={leaf?.isListed ?? false} />
      )}
    </>
  )
}

/** For pages that nobody should find by searching: errors, members' pages, steps on the way. */
function Unlisted({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
