import type { FactorProof } from '@narthex/contract/auth/factor.schemas'
import type { SecondStep as Challenge, ProofKind } from '@narthex/contract/auth/second-step.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { arePasskeysKnown } from '../../device/passkeys.ts'
import { PasskeyProof } from './passkey-proof.tsx'
import { TypedProof } from './typed-proof.tsx'

export interface SecondStepProps {
  readonly challenge: Challenge
  /** Sends a proof; what the API refuses it for is told here. */
  readonly onProof: (proof: FactorProof) => Promise<void>
  /** The challenge is good no more. */
  readonly onExpired: () => void
}

/** Asks for a second factor, by the way that is easiest first; the others are one touch away. Needs the messages `secondStep`, `forms`. */
export function SecondStep({ challenge, onProof, onExpired }: SecondStepProps) {
  const t = useTranslations('secondStep')
  const { meios, chaveAcesso } = challenge
  // A browser without passkeys begins with what it can do.
  const [first = 'CODIGO_RESERVA'] = meios.filter((meio) => meio !== 'CHAVE_ACESSO' || arePasskeysKnown())
  const [way, setWay] = useState<ProofKind>(first)
  const [hasChosen, setChosen] = useState(false)
  const choose = (meio: ProofKind) => {
    setChosen(true)
    setWay(meio)
  }
  const others = meios.filter((meio) => meio !== way)
  const proving = { onProof, onExpired }
  return (
    <div className="grid grid-cols-1 gap-5">
      {way === 'CHAVE_ACESSO' && chaveAcesso ? (
        <PasskeyProof {...proving} options={chaveAcesso} takesFocus={hasChosen} />
      ) : (
        <TypedProof key={way} {...proving} tipo={way === 'TOTP' ? 'TOTP' : 'CODIGO_RESERVA'} />
      )}
      {others.length > 0 && (
        <div className="border-t border-line pt-3">
          <p className="text-sm text-muted">{t('otherWay')}</p>
          <ul>
            {others.map((meio) => (
              <li key={meio}>
                <button type="button" onClick={() => choose(meio)} className={textLinkClass}>
                  {t(`ways.${meio}`)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <details className="text-sm">
        <summary className={`${textLinkClass} cursor-pointer`}>{t('lost')}</summary>
        <p className="mt-1 text-muted">{t('lostHelp')}</p>
      </details>
    </div>
  )
}
