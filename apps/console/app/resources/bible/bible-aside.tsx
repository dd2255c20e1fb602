import { useState } from 'react'
import { useOfficeSession } from '../../session/office.ts'
import { FreeTexts } from './free-texts.tsx'
import { mainLanguage, type OfferedTranslation, useOfferedTranslations } from './offered-translations.ts'
import { OwnTranslations } from './own/own-translations.tsx'

/** Below the choice: a text in the church's language where there is none, and translations of its own. */
export function BibleAside() {
  const offered = useOfferedTranslations()
  return (
    <div className="mt-9 grid max-w-160 gap-9">
      {offered.state === 'ready' && <MissingText offered={offered.value} onArrived={() => void offered.reload()} />}
      <OwnTranslations offered={offered} />
    </div>
  )
}

interface MissingTextProps {
  readonly offered: readonly OfferedTranslation[]
  readonly onArrived: () => void
}

/** Stays while a text that was missing at first arrives. */
function MissingText({ offered, onArrived }: MissingTextProps) {
  const { idioma } = useOfficeSession().igreja
  const [isMissing] = useState(
    () => !offered.some((translation) => mainLanguage(translation.idioma) === mainLanguage(idioma)),
  )
  return isMissing ? <FreeTexts language={idioma} onArrived={onArrived} /> : null
}
