import type { OfficeHit } from '@narthex/contract/office/office-search.endpoints'
import type { ComponentType, ReactNode } from 'react'
import { Navigate, type RouteObject } from 'react-router'
import { loadTexts } from './document/language.ts'
import { type KindEntry, kinds } from './kinds.ts'
import { type Demand, isAdmitted } from './navigation/find-places.ts'
import { type PlaceName, patterns, places } from './navigation/places.ts'
import { listPath, recordPath, trashPath } from './resource/kind-paths.ts'
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
    return {
      Component: () => (
        <Guarded place={place}>
          <TrashPage kind={kind} />
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
        return {
          Component: () => (
            <Guarded place={place}>
              <Page kind={kind} />
            </Guarded>
          ),
        }
      },
    },
    ...(entry.hasTrash ? [trashRoute(entry, place)] : []),
    {
      path: `${path}/:id`,
      lazy: async () => {
        const [{ EditorPage }, [kind, editor]] = await Promise.all([
          import('./resource/form/editor-page.tsx'),
          loadKind(entry).then(async (kind) => [kind, await kind.loadEditor()] as const),
          loadTexts('entry'),
          loadTexts('editor'),
        ])
        return {
          Component: () => (
            <Guarded place={place}>
              <EditorPage kind={kind} editor={editor} />
            </Guarded>
          ),
        }
      },
    },
  ]
}

function settingsRoute({ place: name, loadEditor }: ConsoleSettings): RouteObject {
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
      ])
      return {
        Component: () => (
          <Guarded place={place}>
            <SettingsPage place={name} editor={editor} />
          </Guarded>
        ),
      }
    },
  }
}

const guard = (place: Demand | undefined, Screen: ComponentType) => ({
  Component: () => (
    <Guarded place={place}>
      <Screen />
    </Guarded>
  ),
})
const findNamed = (wanted: PlaceName) => places.find(({ name }) => name === wanted)

async function loadHome() {
  const [{ HomePage }] = await Promise.all([
    import('./features/home/home-page.tsx'),
    loadTexts('home'),
    loadTexts('start'),
  ])
  return { Component: HomePage }
}

async function loadMedia() {
  const [{ MediaPage }] = await Promise.all([
    import('./features/media/media-page.tsx'),
    loadTexts('entry'),
    loadTexts('media'),
  ])
  return guard(findNamed('media'), MediaPage)
}

const loadTeam = async () => guard(findNamed('team'), await (await import('./features/setup-screens.ts')).loadTeam())
const loadStart = async () =>
  guard({ permission: 'settings' }, await (await import('./features/setup-screens.ts')).loadStart())

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
          { path: patterns.media, lazy: loadMedia },
          { path: patterns.team, lazy: loadTeam },
          { path: `${patterns.start}/:step?`, lazy: loadStart },
          { path: patterns.welcome, element: <Navigate to={patterns.home} replace /> },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
]
