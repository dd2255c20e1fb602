import type { OfficeHit } from '@narthex/contract/office/office-search.endpoints'
import type { ComponentType, ReactNode } from 'react'
import { Navigate, type RouteObject } from 'react-router'
import { loadTexts } from './document/language.ts'
import type { RareScreen } from './features/setup-screens.ts'
import { type KindEntry, kinds } from './kinds.ts'
import { type Demand, isAdmitted } from './navigation/find-places.ts'
import { type PlaceName, patterns, places } from './navigation/places.ts'
import { importPath, listPath, newId, recordPath, trashPath } from './resource/kind-paths.ts'
import type { ConsoleSettings } from './resource/settings/console-settings.ts'
import { useOfficeSession } from './session/office.ts'
import { settings } from './settings.ts'
import { BrokenScreen, NotFound } from './shell/error-screens.tsx'
import { OfficeFrame } from './shell/office-frame.tsx'
import type { Entry } from './shell/palette/find-entries.ts'
import { ScreenSkeleton } from './shell/screen-skeleton.tsx'

/** A screen for those who may see its place; to others it is no page. */
function Guarded({ place, children }: { place: Demand | undefined; children: ReactNode }) {
  const session = useOfficeSession()
  return place && isAdmitted(session, place) ? children : <NotFound />
}

const guard = (place: Demand | undefined, Screen: ComponentType) => ({
  Component: () => (
    <Guarded place={place}>
      <Screen />
    </Guarded>
  ),
})

/** A kind with its texts. */
async function loadKind({ load, texts }: KindEntry) {
  const [kind] = await Promise.all([load(), texts && loadTexts(texts)])
  return kind
}

/** A list to be searched and filtered, or one to be put in an order. */
const loadListPage = async (isOrdered: boolean) =>
  isOrdered
    ? (await import('./resource/list/ordered/ordered-list-page.tsx')).OrderedListPage
    : (await import('./resource/list/list-page.tsx')).ListPage

const trashRoute = (entry: KindEntry, place: Demand | undefined): RouteObject => ({
  path: trashPath(entry),
  lazy: async () => {
    const [kind, { TrashPage }] = await Promise.all([loadKind(entry), import('./resource/list/trash-page.tsx')])
    return guard(place, () => <TrashPage kind={kind} />)
  },
})

const importRoute = (entry: KindEntry, place: Demand | undefined): RouteObject => ({
  path: `${importPath(entry)}/:importId?`,
  lazy: async () => {
    const [kind, { ImportPage }] = await Promise.all([
      loadKind(entry),
      import('./resource/importing/import-page.tsx'),
      loadTexts('import'),
    ])
    return {
      Component: () => (
        <Guarded place={place}>
          <ImportPage kind={kind} />
        </Guarded>
      ),
    }
  },
})

function kindRoutes(entry: KindEntry): RouteObject[] {
  const path = listPath(entry)
  const place = places.find(({ name }) => name === entry.place)
  return [
    {
      path,
      lazy: async () => {
        const [kind, Page] = await Promise.all([loadKind(entry), loadListPage(entry.isOrdered === true)])
        return guard(place, () => <Page kind={kind} />)
      },
    },
    ...(entry.hasTrash ? [trashRoute(entry, place)] : []),
    importRoute(entry, place),
    ...(entry.page
      ? [{ path: `${path}/:id`, lazy: loadRare(entry.page, place) }, formRoute(entry, `${path}/${newId}`, place)]
      : []),
    formRoute(entry, entry.page ? `${path}/:id/edit` : `${path}/:id`, place),
  ]
}

/** The form of a record, new or not. */
const formRoute = (entry: KindEntry, path: string, place: Demand | undefined): RouteObject => ({
  path,
  lazy: async () => {
    const [{ EditorPage }, [kind, editor]] = await Promise.all([
      import('./resource/form/editor-page.tsx'),
      loadKind(entry).then(async (kind) => [kind, await kind.loadEditor()] as const),
      loadTexts('entry'),
      loadTexts('editor'),
      entry.findsPeople && loadTexts('settings'),
    ])
    return guard(place, () => <EditorPage kind={kind} editor={editor} />)
  },
})

function settingsRoute({ place: name, texts, loadEditor }: ConsoleSettings): RouteObject {
  const place = places.find((known) => known.name === name)
  return {
    path: place?.path ?? '/',
    lazy: async () => {
      const [{ SettingsPage }, editor] = await Promise.all([
        import('./resource/settings/settings-page.tsx'),
        loadEditor(),
        loadTexts('entry'),
        loadTexts('editor'),
        loadTexts('settings'),
        texts && loadTexts(texts),
      ])
      return guard(place, () => <SettingsPage place={name} editor={editor} />)
    },
  }
}

const findNamed = (wanted: PlaceName) => places.find(({ name }) => name === wanted)

async function loadHome() {
  const [{ HomePage }] = await Promise.all([
    import('./features/home/home-page.tsx'),
    loadTexts('home'),
    loadTexts('start'),
  ])
  return { Component: HomePage }
}

/** A screen that is opened now and then: where it is loaded from is no part of the frame. */
const loadRare = (name: RareScreen, place: Demand | undefined) => async () =>
  guard(place, await (await import('./features/setup-screens.ts')).loadScreen(name))
const rareRoute = (name: RareScreen & PlaceName, rest = ''): RouteObject => ({
  path: patterns[name] + rest,
  lazy: loadRare(name, findNamed(name)),
})

/** Where a record stands that the search has found; what has no screen is left out. */
function toEntry({ tipo, id, titulo }: OfficeHit): Entry | undefined {
  const kind = kinds.find(({ type }) => type === tipo)
  return kind && { key: `${tipo} ${id}`, label: titulo, path: recordPath(kind, id) }
}

/** Every screen of the office; each kind of record brings two. */
export const routes: RouteObject[] = [
  {
    Component: () => <OfficeFrame toEntry={toEntry} />,
    children: [
      {
        ErrorBoundary: BrokenScreen,
        HydrateFallback: ScreenSkeleton,
        children: [
          { path: patterns.home, lazy: loadHome },
          ...kinds.flatMap(kindRoutes),
          ...settings.map(settingsRoute),
          rareRoute('visitor'),
          rareRoute('care', '/:id?'),
          rareRoute('privacyRequests', '/:id?'),
          rareRoute('cards'),
          rareRoute('duplicates', '/:id?/:other?'),
          rareRoute('media'),
          rareRoute('podcastDirectories'),
          rareRoute('attendance', '/:id?/:view?'),
          rareRoute('groupHealth', '/:id?/:view?'),
          rareRoute('dailyVerse'),
          rareRoute('team'),
          rareRoute('secondFactor'),
          rareRoute('audit'),
          rareRoute('support'),
          rareRoute('export'),
          { path: `${patterns.start}/:step?`, lazy: loadRare('start', { permission: 'settings' }) },
          { path: patterns.replyAddress, lazy: loadRare('replyAddress', {}) },
          { path: patterns.welcome, element: <Navigate to={patterns.home} replace /> },
          { path: patterns.supportEntrance, element: <Navigate to={patterns.home} replace /> },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
]
