import { type Act, useAct as useOneAct } from '../../../../forms/use-act.ts'
import { useRefusalText } from '../use-refusal-text.ts'

/** Does one thing at a time with a recurring gift, and tells why it could not be done. */
export function useAct(): Act {
  return useOneAct(useRefusalText())
}
