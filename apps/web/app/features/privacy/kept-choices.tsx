import { ConsentSwitches } from '../../components/consent-switches.tsx'
import { answer, useConsent } from '../../consent/consent.ts'
import { listPurposes } from '../../consent/third-parties.ts'
import { useRoot } from '../../page/use-site.ts'

/** The reader's answers as they are kept; each change counts at once. */
export function KeptChoices() {
  const purposes = listPurposes(useRoot().thirdParties)
  const answers = useConsent((consent) => consent.answers)
  const refused = Object.fromEntries(purposes.map((purpose) => [purpose, false]))
  return (
    <ConsentSwitches purposes={purposes} answers={answers} onChange={(changed) => answer({ ...refused, ...changed })} />
  )
}
