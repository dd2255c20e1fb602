import { useRouteLoaderData } from 'react-router'
import type { ChurchSite } from '../church/site.ts'
import type { RootData } from './root-data.ts'

/** The root data; undefined when start-up failed. */
export function useRootIfLoaded(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined
}

/** The root data. Throws when start-up failed. */
export function useRoot(): RootData {
  const root = useRootIfLoaded()
  if (!root) throw new Error('The site was not loaded: this component belongs below a page')
  return root
}

/** The church of this site. Throws on an organisation's host. */
export function useChurchSite(): ChurchSite {
  const { site } = useRoot()
  if (site.kind !== 'church') throw new Error('This host is an organisation: its pages have no church')
  return site
}
