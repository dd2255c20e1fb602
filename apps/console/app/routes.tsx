import type { OfficeHit } from '@narthex/contract/office/office-search.endpoints'
import type { ComponentType, ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import { loadTexts } from './document/language.ts'
import { kinds } from './kinds.ts'
import { type Demand, isAdmitted } from './navigation/find-places.ts'
import { type PlaceName, patterns, places } from './navigation/places.ts'
import type { KindEntry } from './resource/kind-entry.ts'
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

type Screens = typeof import('./screens.tsx')

/** The route of a screen that is loaded when it is opened, for those who may see it. */
const toRoute = (
  path: string,
  place: Demand | undefined,
  load: (screens: Screens) => Promise<ComponentType>,
): RouteObject => ({
  path,
  lazy: async () => {
    const Screen = await load(await import('./screens.tsx'))
    return {
      Component: () => (
        <Guarded place={place}>
          <Screen />
        </Guarded>
      ),
    }
  },
})

const findNamed = (wanted: PlaceName) => places.find(({ name }) => name === wanted)

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

function kindRoutes(entry: KindEntry): RouteObject[] {
  const path = listPath(entry)
  const place = findNamed(entry.place)
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
    {
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
    },
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

function settingsRoute(entry: ConsoleSettings): RouteObject {
  const place = findNamed(entry.place)
  return toRoute(place?.path ?? '/', place, ({ loadSettings }) => loadSettings(entry))
}

async function loadHome() {
  const [{ HomePage }] = await Promise.all([
    import('./features/home/home-page.tsx'),
    loadTexts('home'),
    loadTexts('start'),
  ])
  return { Component: () => <HomePage kinds={kinds} /> }
}

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
          toRoute(patterns.media, findNamed('media'), ({ loadMedia }) => loadMedia()),
          toRoute(patterns.team, findNamed('team'), ({ loadTeam }) => loadTeam()),
          toRoute(`${patterns.start}/:step?`, { permission: 'settings' }, ({ loadStart }) => loadStart()),
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
]
