import { answer, useConsent } from '../../lib/consent.ts'
import { ConsentSwitches } from '../../shell/consent-switches.tsx'
import { useRoot } from '../../shell/use-site.ts'

/** The reader's answers as they are kept; each change counts at once. */
export function KeptChoices() {
  const { asks } = useRoot()
  const answers = useConsent((consent) => consent.answers)
  const refused = Object.fromEntries(asks.map((purpose) => [purpose, false]))
  return <ConsentSwitches answers={answers} onChange={(changed) => answer({ ...refused, ...changed })} />
}
