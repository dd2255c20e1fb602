import type { ComponentType } from 'react'
import { Navigate, type RouteObject } from 'react-router'
import { BrokenScreen, NotFound } from '../shell/error-screens.tsx'
import { ScreenSkeleton } from '../shell/screen-skeleton.tsx'
import { OperatorFrame } from './frame/operator-frame.tsx'
import { patterns } from './places.ts'

const screen = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
})

/** Every screen of the operators' console. */
export const routes: RouteObject[] = [
  {
    Component: OperatorFrame,
    children: [
      {
        ErrorBoundary: BrokenScreen,
        HydrateFallback: ScreenSkeleton,
        children: [
          { path: '/', element: <Navigate to={patterns.churches} replace /> },
          { path: '/welcome', element: <Navigate to={patterns.churches} replace /> },
          screen(patterns.churches, async () => (await import('./churches/churches-page.tsx')).ChurchesPage),
          screen(patterns.foundChurch, async () => (await import('./churches/found-church-page.tsx')).FoundChurchPage),
          screen(patterns.church, async () => (await import('./churches/church-page.tsx')).ChurchPage),
          screen(
            patterns.organisations,
            async () => (await import('./organisations/organisations-page.tsx')).OrganisationsPage,
          ),
          screen(patterns.plans, async () => (await import('./plans/plans-page.tsx')).PlansPage),
          screen(patterns.jobs, async () => (await import('./jobs/jobs-page.tsx')).JobsPage),
          screen(patterns.health, async () => (await import('./health/health-page.tsx')).HealthPage),
          screen(patterns.log, async () => (await import('./log/log-page.tsx')).LogPage),
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
]
