import { useAct } from '../../data/use-act.ts'
import { NotProvenError, type RecentProof } from './use-recent-proof.tsx'

/** Does what needs a recent proof of who the reader is. A reader who closes that dialog has neither done it nor failed. */
export function useProvenAct(proof: RecentProof, refusalText: (error: unknown) => string) {
  const { failure, run } = useAct<void>(refusalText)
  const act = async <T>(call: () => Promise<T>, onDone: (result: T) => void): Promise<void> => {
    await run(async () => {
      try {
        onDone(await proof.run(call))
      } catch (error) {
        if (!(error instanceof NotProvenError)) throw error
      }
    })
  }
  return { failure, act }
}
