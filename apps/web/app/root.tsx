import './app.css'
import { defaultLook } from '@narthex/contract/churches/looks'
import { LookContext } from '@narthex/ui/look-context'
import type { ReactNode } from 'react'
import { Outlet, useMatches, useRouteError } from 'react-router'
import type { Route } from './+types/root'
import { toBrand } from './church/brand.ts'
import { siteLook } from './church/site.ts'
import { AudioDock } from './components/audio/audio-dock.tsx'
import { ErrorPage } from './components/error-page.tsx'
import { VideoDock } from './components/video-dock/video-dock.tsx'
import { listAskedPurposes, listPurposes, listSources, thirdPartiesAt } from './consent/third-parties.ts'
import { bibleMarksToSend } from './features/bible/marks/to-send.ts'
import { PassageOpener } from './features/bible/passage/passage-opener.tsx'
import { ChurchSwitch } from './features/churches/church-switch.tsx'
import { OwnChurch } from './features/churches/own-church.tsx'
import { answersToSend } from './features/content/studies/answers/to-send.ts'
import { scansToSend } from './features/door/scans-to-send.ts'
import { meetingsToSend } from './features/groups/meetings/to-send.ts'
import { noteOutbox } from './features/notes/outbox.ts'
import { positionsToSend } from './features/play/watch/positions/positions-to-send.ts'
import { prayerDrafts } from './features/prayer/asking/begun-prayers.ts'
import { readingsToSend } from './features/reading-plans/readings-to-send.ts'
import { registerKeepers } from './offline/keepers.ts'
import { registerOutboxes } from './outbox/registry.ts'
import { toFailure } from './page/failure.ts'
import type { PageData } from './page/open-page.server.ts'
import type { RootData } from './page/root-data.ts'
import { useRootIfLoaded } from './page/use-site.ts'
import { visitContext } from './page/visit.server.ts'
import { embedColour } from './routing/embed.ts'
import { useAwake } from './session/use-awake.ts'
import { AppUpdates } from './shell/app-updates.tsx'
import { Document } from './shell/document.tsx'
import { GlobalContext } from './shell/global-context.tsx'
import { GlobalLoading } from './shell/global-loading.tsx'
import { Guarded } from './shell/guarded.tsx'
import { MessagesProvider } from './shell/messages-provider.tsx'
import { OutboxSender } from './shell/outbox-sender.tsx'
import { PageLayout } from './shell/page-layout.tsx'
import { useDocumentLoad } from './shell/use-document-load.ts'

registerOutboxes([
  noteOutbox,
  answersToSend,
  prayerDrafts,
  meetingsToSend,
  scansToSend,
  readingsToSend,
  bibleMarksToSend,
  positionsToSend,
])

registerKeepers(() => import('./keepers.ts').then(({ keepers }) => keepers))

export async function loader({ context, url }: Route.LoaderArgs): Promise<RootData> {
  const visit = context.get(visitContext)
  const { locale, adminUrl } = visit
  const { site } = await visit.site()
  const { consent, errors, guard, shell } = visit.texts
  const thirdParties = thirdPartiesAt(url, site, visit.thirdParties)
  const asks = listAskedPurposes(thirdParties)
  visit.allow(listSources(thirdParties))
  return {
    locale,
    origin: url.origin,
    site,
    brand: toBrand(site, embedColour(url)),
    hasAdmin: Boolean(adminUrl),
    thirdParties,
    asks,
    messages: { errors, guard, shell, ...(listPurposes(thirdParties).length > 0 && { consent }) },
  }
}

/** The site is loaded once: client navigation does not reload it. */
export function shouldRevalidate(): boolean {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRootIfLoaded()
  const failure = toFailure(useRouteError())
  useAwake()
  return (
    <LookContext value={root ? siteLook(root.site) : defaultLook}>
      <Document root={root} locale={root?.locale ?? failure.locale}>
        {children}
      </Document>
    </LookContext>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  const page = useMatches().at(-1)?.loaderData as Partial<PageData> | undefined
  return (
    <MessagesProvider locale={loaderData.locale} messages={loaderData.messages}>
      <PageLayout row={page?.row} churchSwitch={<ChurchSwitch />}>
        <Guarded row={page?.row} title={page?.title ?? ''}>
          <Outlet />
        </Guarded>
      </PageLayout>
      <PassageOpener />
      <AudioDock />
      <VideoDock />
      <AppUpdates />
      <OutboxSender />
      <OwnChurch />
      <GlobalContext />
    </MessagesProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRootIfLoaded()
  const { reason, locale, messages, retryAfterSeconds, church, command } = toFailure(error)
  const isLoading = useDocumentLoad(reason === 'offline')
  if (root) {
    return (
      <MessagesProvider locale={root.locale} messages={root.messages}>
        <PageLayout row={undefined} churchSwitch={<ChurchSwitch />}>
          {!isLoading && <ErrorPage reason={reason} retryAfterSeconds={retryAfterSeconds} />}
        </PageLayout>
        <GlobalLoading />
      </MessagesProvider>
    )
  }
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <main id="content" className="grid min-h-dvh content-center">
        <ErrorPage reason={reason} retryAfterSeconds={retryAfterSeconds} church={church} command={command} />
      </main>
    </MessagesProvider>
  )
}
