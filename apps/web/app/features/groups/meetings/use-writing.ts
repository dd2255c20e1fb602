import { useSearchParams } from 'react-router'

/** Record being edited; `day` is set for a new one. */
export interface Writing {
  readonly id: string
  readonly day: string | undefined
}

const isDay = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** Stands in the address, so that the way back leads out of the form, and a reload into it. */
export function useWriting() {
  const [search, setSearch] = useSearchParams()
  const id = search.get('write')
  const day = search.get('day') ?? undefined
  const writing: Writing | undefined = id ? { id, day: day && isDay.test(day) ? day : undefined } : undefined
  const write = (next: Writing) =>
    setSearch((params) => {
      params.set('write', next.id)
      if (next.day) params.set('day', next.day)
      return params
    })
  const stop = () =>
    setSearch(
      (params) => {
        params.delete('write')
        params.delete('day')
        return params
      },
      { replace: true },
    )
  return { writing, write, stop }
}
