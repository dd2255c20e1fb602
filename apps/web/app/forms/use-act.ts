import { useState } from 'react'

export interface Act {
  readonly isBusy: boolean
  /** Why the last one was refused. */
  readonly failure: string | undefined
  /** Never rejects; true where it was done. `act` gives a text where it was done in vain. */
  readonly run: (act: () => Promise<string | undefined>) => Promise<boolean>
}

/** Does one thing at a time, and tells why it could not be done. */
export function useAct(refusalText: (error: unknown) => string): Act {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  return {
    isBusy,
    failure,
    async run(act) {
      if (isBusy) return false
      setBusy(true)
      setFailure(undefined)
      try {
        const refusal = (await act()) || undefined
        setFailure(refusal)
        return refusal === undefined
      } catch (error) {
        setFailure(refusalText(error))
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
