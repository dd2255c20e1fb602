import { useLocation, useMatches, useRouteError } from 'react-router'
import { failureOf } from '../lib/failure.ts'
import type { RootData } from '../lib/root-data.ts'
import { siteName } from '../lib/site.ts'
import { useRootIfLoaded } from './use-site.ts'

/** The head of a page (specification §1): church name first, then the page's title; what search and previews show. */
export function PageHead() {
  const root = useRootIfLoaded()
  const title = usePageTitle()
  if (root) return <SiteHead root={root} title={title} />
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}

function SiteHead({ root, title }: { root: RootData; title: string }) {
  const { site, origin } = root
  const url = `${origin}${useLocation().pathname}`
  const fullTitle = `${siteName(site)} · ${title}`
  const description = (site.kind === 'church' ? site.description : site.organisation.descricao) ?? undefined
  const image = site.kind === 'church' ? site.church.imagens[0] : undefined
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="robots" content="index, follow" />
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:type" content="website" />
      {site.kind === 'church' && <meta property="og:locale" content={openGraphLocale(site.church.idioma)} />}
      <meta property="og:site_name" content={siteName(site)} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {image && URL.canParse(image, origin) && <meta property="og:image" content={new URL(image, origin).href} />}
    </>
  )
}

/** `pt-br`, as the wire has it, is `pt_BR` there. */
function openGraphLocale(idioma: string): string {
  const [language, region] = idioma.split('-')
  return region ? `${language}_${region.toUpperCase()}` : idioma
}

/** The open page's title, or what went wrong. */
function usePageTitle(): string {
  const root = useRootIfLoaded()
  const error = useRouteError()
  const leaf = useMatches().at(-1)?.loaderData as { title?: string } | undefined
  if (!error) return leaf?.title ?? ''
  const { reason, messages } = failureOf(error)
  return (root?.messages ?? messages).errors[`${reason}Title`]
}
