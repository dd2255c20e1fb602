import { createContext, useContext } from 'react'

/** How the steps move a person on. */
export interface WizardMoves {
  /** Marks the step as passed and opens the next. */
  readonly goOn: () => Promise<void>
  /** The address of the step before; the first has none. */
  readonly backPath: string | undefined
}

const Context = createContext<WizardMoves | undefined>(undefined)

export const WizardProvider = Context.Provider

export function useWizard(): WizardMoves {
  const moves = useContext(Context)
  if (!moves) throw new Error('Outside of the guided start')
  return moves
}
