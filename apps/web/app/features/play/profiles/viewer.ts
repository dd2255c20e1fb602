import { create } from 'zustand'
import { useSession } from '../../../session/session.ts'

/** Viewer in this tab: a profile of the account, or null for the member. */
export interface Viewer {
  readonly perfil: string | null
  /** Shows that the PIN was entered, where the account has children's profiles. */
  readonly passe: string | null
}

interface ChosenViewer extends Viewer {
  /** A viewer was chosen in this tab; before that, the choice is offered if there is any. */
  readonly isChosen: boolean
}

const key = 'playViewer'
const none: ChosenViewer = { perfil: null, passe: null, isChosen: false }

export const useViewer = create<ChosenViewer>()(() => none)

// Another member has other profiles.
useSession.subscribe(({ clientAccount }, before) => {
  if (before.clientAccount && clientAccount?.id !== before.clientAccount.id) forgetViewer()
})

/** The choice is offered again. */
export function forgetViewer(): void {
  useViewer.setState(none, true)
  inStorage(() => sessionStorage.removeItem(key))
}

/** Kept with the tab, so that a reload does not ask again. */
export function chooseViewer({ perfil, passe }: Viewer): void {
  useViewer.setState({ perfil, passe, isChosen: true })
  const memberId = useSession.getState().clientAccount?.id
  inStorage(() => sessionStorage.setItem(key, JSON.stringify({ memberId, perfil, passe })))
}

/** Takes up what was chosen before a reload. */
export function readViewer(): ChosenViewer {
  const before = useViewer.getState()
  if (before.isChosen) return before
  const kept = inStorage(() => JSON.parse(sessionStorage.getItem(key) ?? 'null')) as
    | ({ readonly memberId?: number } & Viewer)
    | null
    | undefined
  if (!kept || kept.memberId !== useSession.getState().clientAccount?.id) return before
  useViewer.setState({ perfil: kept.perfil, passe: kept.passe, isChosen: true })
  return useViewer.getState()
}

function inStorage<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    // A browser that keeps nothing asks again.
    return undefined
  }
}
