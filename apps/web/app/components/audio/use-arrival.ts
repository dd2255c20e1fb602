import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Puts the focus at the start of the page, which stays where it is. */
export function focusPage(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}

/**
 * Puts the focus at the start of the page on arrival, as a full page load would; not on the first page. Another page
 * of the same list is arrived at too; filtering a list keeps the focus.
 */
export function useArrival(): void {
  const { pathname, search, hash } = useLocation()
  const shown = useRef({ pathname, search })
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, search }
    if (before.pathname === pathname) {
      const isNextPage = before.search !== search && narrowedBy(before.search) === narrowedBy(search)
      if (!isNextPage) return
    }
    // Whatever the address led to has taken it already.
    if (hash && document.getElementById(hash.slice(1)) === document.activeElement) return
    if (document.activeElement?.matches('[data-takes-focus]')) return
    focusPage()
  }, [pathname, search, hash])
}

/** The query of a list's address without its page number. */
function narrowedBy(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('page')
  return String(query)
}
