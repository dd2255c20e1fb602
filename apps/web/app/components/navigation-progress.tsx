import { useNavigation } from 'react-router'

/** A quiet line under the header while the next page is on its way; absent from the page as served. */
export function NavigationProgress() {
  const isLoading = useNavigation().state === 'loading'
  return isLoading ? <div className="progress-line absolute inset-x-0 -bottom-px h-0.5 bg-ring" /> : null
}
