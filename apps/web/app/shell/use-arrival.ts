import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Puts the focus at the start of the page on arrival, as a full page load would; not on the first page. */
export function useArrival() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
