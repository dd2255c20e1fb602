import { useNavigation } from 'react-router'

/** A line at the upper edge while a screen is on its way. Decoration: the next screen takes the focus. */
export function NavigationLine() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 animate-pulse bg-ring" />
}
