import './app.css'
import { catalogue } from '@narthex/locales/catalogue'
import type { ReactNode } from 'react'
import { Outlet, useMatches, useRouteError } from 'react-router'
import type { Route } from './+types/root'
import { failureOf } from './lib/failure.ts'
import type { RootData } from './lib/root-data.ts'
import { rowOf } from './lib/route-lookup.ts'
import { visitContext } from './lib/visit.server.ts'
import { Document } from './shell/document.tsx'
import { ErrorPage } from './shell/error-page.tsx'
import { Guarded } from './shell/guarded.tsx'
import { MessagesProvider } from './shell/messages-provider.tsx'
import { PageLayout } from './shell/page-layout.tsx'
import { useRootIfLoaded } from './shell/use-site.ts'

export async function loader({ context, url }: Route.LoaderArgs): Promise<RootData> {
  const { site, locale, adminUrl } = context.get(visitContext)
  const { errors, guard, shell } = catalogue[locale]
  const loaded = await site()
  return {
    locale,
    origin: url.origin,
    site: loaded.site,
    hasAdmin: Boolean(adminUrl),
    messages: { errors, guard, shell },
  }
}

/** The site is loaded once: moving between pages does not ask for it again. */
export function shouldRevalidate(): boolean {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRootIfLoaded()
  const failure = failureOf(useRouteError())
  return (
    <Document site={root?.site} locale={root?.locale ?? failure.locale}>
      {children}
    </Document>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  const leaf = useMatches().at(-1)
  const row = rowOf(leaf?.id ?? '*')
  return (
    <MessagesProvider locale={loaderData.locale} messages={loaderData.messages}>
      <PageLayout row={row}>
        <Guarded row={row} title={titleOf(leaf?.loaderData)}>
          <Outlet />
        </Guarded>
      </PageLayout>
    </MessagesProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRootIfLoaded()
  const { reason, locale, messages } = failureOf(error)
  if (root) {
    return (
      <MessagesProvider locale={root.locale} messages={root.messages}>
        <PageLayout row={undefined}>
          <ErrorPage reason={reason} />
        </PageLayout>
      </MessagesProvider>
    )
  }
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <main id="content" className="grid min-h-dvh content-center">
        <ErrorPage reason={reason} />
      </main>
    </MessagesProvider>
  )
}

function titleOf(page: unknown): string {
  return (page as { title?: string } | undefined)?.title ?? ''
}
