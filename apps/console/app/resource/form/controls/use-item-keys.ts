import { useRef } from 'react'

/** A key for each item of a list, which stays with it when it moves: what has the focus keeps it. */
export function useItemKeys(count: number) {
  const state = useRef<{ next: number; list: string[] }>({ next: 0, list: [] })
  while (state.current.list.length < count) {
    state.current.list.push(String(state.current.next))
    state.current.next += 1
  }
  return {
    list: state.current.list,
    set: (list: readonly string[]) => {
      state.current.list = [...list]
    },
  }
}
