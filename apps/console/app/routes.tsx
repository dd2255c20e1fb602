import type { OfficeHit } from '@narthex/contract/office/office-search.endpoints'
import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import { loadTexts } from './document/language.ts'
import { kinds } from './kinds.ts'
import { isAdmitted } from './navigation/find-places.ts'
import { type Place, patterns, places } from './navigation/places.ts'
import type { AnyConsoleResource } from './resource/console-resource.ts'
import { listPath, recordPath, trashPath } from './resource/kind-paths.ts'
import type { ConsoleSettings } from './resource/settings/console-settings.ts'
import { useOfficeSession } from './session/office.ts'
import { settings } from './settings.ts'
import { BrokenScreen, NotFound } from './shell/error-screens.tsx'
import { OfficeFrame } from './shell/office-frame.tsx'
import type { Entry } from './shell/palette/find-entries.ts'
import { ScreenSkeleton } from './shell/screen-skeleton.tsx'

/** A screen for those who may see its place; to others it is no page. */
function Guarded({ place, children }: { place: Place | undefined; children: ReactNode }) {
  const session = useOfficeSession()
  return place && isAdmitted(session, place) ? children : <NotFound />
}

function kindRoutes(kind: AnyConsoleResource): RouteObject[] {
  const path = listPath(kind)
  const place = places.find(({ name }) => name === kind.place)
  return [
    {
      path,
      lazy: async () => {
        const { ListPage } = await import('./resource/list/list-page.tsx')
        return {
          Component: () => (
            <Guarded place={place}>
              <ListPage kind={kind} />
            </Guarded>
          ),
        }
      },
    },
    {
      path: trashPath(kind),
      lazy: async () => {
        const { TrashPage } = await import('./resource/list/trash-page.tsx')
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
        const [{ EditorPage }, editor] = await Promise.all([
          import('./resource/form/editor-page.tsx'),
          kind.loadEditor(),
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

async function loadMedia() {
  const [{ MediaPage }] = await Promise.all([
    import('./features/media/media-page.tsx'),
    loadTexts('entry'),
    loadTexts('media'),
  ])
  const place = places.find(({ name }) => name === 'media')
  return {
    Component: () => (
      <Guarded place={place}>
        <MediaPage />
      </Guarded>
    ),
  }
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
          {
            path: patterns.home,
            lazy: async () => ({ Component: (await import('./features/home/home-page.tsx')).HomePage }),
          },
          ...kinds.flatMap(kindRoutes),
          ...settings.map(settingsRoute),
          { path: patterns.media, lazy: loadMedia },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
]
