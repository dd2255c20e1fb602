import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { useMustLogIn } from '../../components/use-must-log-in.tsx'

export interface MemberAct {
  /** Does it for a member; a visitor is told that they must log in, and comes back to this very button. */
  run(thing: number, action: () => void): void
  /** The id of a thing's button. */
  idOf(thing: number): string
  /** Dialog to draw once, anywhere near the buttons. */
  readonly dialog: ReactNode
}

/** `useMustLogIn` for many alike on one page, with one dialog for all of them. */
export function useMemberAct(prefix: string): MemberAct {
  const { hash } = useLocation()
  const [wanted, setWanted] = useState<string>()
  const idOf = (thing: number) => `${prefix}-${thing}`
  const { run, dialog } = useMustLogIn(wanted ?? (hash.startsWith(`#${prefix}-`) ? hash.slice(1) : prefix))
  return {
    idOf,
    dialog,
    run(thing, action) {
      setWanted(idOf(thing))
      run(action)
    },
  }
}
