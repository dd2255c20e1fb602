import { useMatches, useRouteError } from 'react-router'
import { siteName } from '../church/site.ts'
import { toFailure } from '../page/failure.ts'
import { useRootIfLoaded } from '../page/use-site.ts'

/** Rendered on the server only, for crawlers and previews; the markup stays in the document. */
const ServedHead = import.meta.env.SSR ? (await import('./served-head.tsx')).ServedHead : undefined

/** Metadata from a page's loader. */
interface Leaf {
  readonly title?: string
  readonly description?: string
  readonly isListed?: boolean
}

/** The head of a page (specification §1): title with the church's name first, and metadata for search and previews. */
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

/** Head of pages that are not indexed: errors, member pages, intermediate steps. */
function Unlisted({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
