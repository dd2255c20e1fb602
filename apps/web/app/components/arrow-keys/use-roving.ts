import { type FocusEvent, useEffect, useState } from 'react'

/**
 * One stop of the Tab key for a row of many links: the one that had the focus last. `row` belongs on the row's element and
 * `tabIndex` on its links. Before the app runs every link is a stop, since no arrow key would reach it.
 */
export function useRoving() {
  const [current, setCurrent] = useState(0)
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const at = [...currentTarget.children].findIndex((child) => child.contains(target))
    if (at >= 0) setCurrent(at)
  }
  return {
    row: { 'data-row': '', onFocus },
    /** @param count of the links: one that is gone gives its stop to the last */
    tabIndex: (index: number, count: number) => (isAwake && index !== Math.min(current, count - 1) ? -1 : undefined),
  }
}
