import type { Position, TitleItem } from '@narthex/contract/play/play.schemas'
import { create } from 'zustand'
import { useSession } from '../../../session/session.ts'
import { useViewer } from '../profiles/viewer.ts'

/** A title that the member keeps for later, or just took from the list. */
export interface ListedTitle {
  readonly title: TitleItem
  /** Id on the server; undefined until it is saved. */
  readonly entryId: string | undefined
  /** Choice of the member, shown before the server confirms it. */
  readonly isKept: boolean
}

interface PlayMember {
  /** Positions of this tab's viewer, by title. */
  readonly positions: ReadonlyMap<number, Position>
  /** The member's list, newest first; undefined until it is loaded. */
  readonly list: readonly ListedTitle[] | undefined
}

const nothing: PlayMember = { positions: new Map(), list: undefined }

/** A member's own data in Play; pages as served are without it. */
export const usePlayMember = create<PlayMember>()(() => nothing)

// With another member, or after log-out, nothing of the former one is shown.
useSession.subscribe(({ clientAccount }, before) => {
  if (clientAccount?.id !== before.clientAccount?.id) usePlayMember.setState(nothing, true)
})

// Another profile has other positions: nothing of the former one is shown.
useViewer.subscribe(({ perfil }, before) => {
  if (perfil !== before.perfil) usePlayMember.setState({ positions: nothing.positions })
})

/** Positions of a profile; they come too late where another one watches now. */
export function keepPositions(perfil: string | null, positions: readonly Position[]): void {
  if (useViewer.getState().perfil !== perfil) return
  const found = positions.map((position) => [position.idConteudo, position] as const)
  usePlayMember.setState((before) => ({ positions: new Map([...before.positions, ...found]) }))
}
