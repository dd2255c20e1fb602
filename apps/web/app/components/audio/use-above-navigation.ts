import { type RefObject, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/** Keeps the bar above a phone's bottom navigation, which not every page has, and which is as tall as its words. */
export function useAboveNavigation(bar: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own navigation, or none
  useLayoutEffect(() => {
    const navigation = document.querySelector<HTMLElement>('.bottom-nav')
    const place = () => {
      const height = navigation?.offsetHeight ?? 0
      bar.current?.style.setProperty('bottom', height > 0 ? `${height}px` : '')
      bar.current?.style.setProperty('padding-bottom', height > 0 ? '0' : '')
    }
    place()
    addEventListener('resize', place)
    return () => removeEventListener('resize', place)
  }, [bar, pathname])
}
