import { useMemberData } from '@narthex/client/data/use-member-data'
import { useProvenAct } from '@narthex/client/forms/second-step/use-proven-act'
import { NotProvenError, type RecentProof } from '@narthex/client/forms/second-step/use-recent-proof'
import { useFailureText } from '@narthex/client/forms/use-failure-text'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { resetFactors as resetFactorsEndpoint, setSecuritySettings } from '@narthex/contract/auth/factor.endpoints'
import type { StaffFactor } from '@narthex/contract/auth/factor.schemas'
import { findErrorCode } from '@narthex/contract/client'
import { cardClass } from '@narthex/ui/card'
import { Skeleton } from '@narthex/ui/skeleton'
import { Switch } from '@narthex/ui/switch'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { loadSecuritySettings, requireSecondFactor, resetFactors } from './factor-calls.ts'
import type { Say } from './security-page.tsx'
import { StaffList } from './staff-list.tsx'

export interface StaffSecurityProps {
  readonly hasFactor: boolean
  readonly userId: number
  readonly proof: RecentProof
  readonly say: Say
}

/** Settings for administrators: whether staff needs a second factor, who has one, and resets for lost ones. */
export function StaffSecurity({ hasFactor, userId, proof, say }: StaffSecurityProps) {
  const t = useTranslations('security.staff')
  const words = useTranslations('security')
  const failureText = useFailureText()
  const { church } = useChurchSite()
  const settings = useMemberData(['securitySettings', church.slug], () => loadSecuritySettings(church.slug))
  const [resetting, setResetting] = useState<StaffFactor>()
  const { state } = settings
  const nameOf = ({ usuario }: StaffFactor) => `${usuario.nome} ${usuario.sobrenome}`

  const textOf = (error: unknown) => {
    const code = findErrorCode<typeof setSecuritySettings | typeof resetFactorsEndpoint>(error)
    if (code === 'OWN_FACTOR_FIRST') return t('ownFirst')
    if (code === 'LOGIN_SHARED') return t('shared')
    return code === 'FORBIDDEN' ? t('above') : failureText(error)
  }
  const { failure, act } = useProvenAct(proof, textOf)
  const requireOf = async (isOn: boolean) => {
    if (state !== 'ready') return
    if (isOn && !hasFactor) return say(t('ownFirst'), 'warning')
    try {
      await proof.run(() => requireSecondFactor(church.slug, isOn))
      settings.update((before) => ({ ...before, flagExigeSegundoFator: isOn }))
      say(t(isOn ? 'on' : 'off'))
    } catch (error) {
      if (!(error instanceof NotProvenError)) say(textOf(error), 'danger')
    }
  }
  const reset = async () => {
    if (!resetting || state !== 'ready') return
    await act(
      () => resetFactors(resetting.user.id),
      () => {
        setResetting(undefined)
        void settings.reload()
        say(t('resetDone', { name: nameOf(resetting) }))
      },
    )
  }

  return (
    <section aria-labelledby="staff-security" className="mt-10 border-t border-line pt-8">
      <h2 id="staff-security" className="text-xl">
        {t('title')}
      </h2>
      <p className="mt-1 text-muted">{t('lead')}</p>
      {state === 'failed' && <LoadFailed onRetry={settings.reload} />}
      {state === 'loading' && <Skeleton className="mt-4 h-40 w-full rounded-card" />}
      {state === 'ready' && (
        <>
          <div className={`${cardClass} mt-4 px-4 py-1.5`}>
            <Switch
              label={t('require')}
              description={t('requireHint')}
              isOn={settings.value.flagExigeSegundoFator}
              onChange={(isOn) => void requireOf(isOn)}
            />
          </div>
          <StaffList staff={settings.value.equipe} userId={userId} nameOf={nameOf} onReset={setResetting} />
        </>
      )}
      <ConfirmDialog
        isOpen={resetting !== undefined}
        title={t('resetTitle', { name: resetting ? nameOf(resetting) : '' })}
        confirmLabel={t('reset')}
        cancelLabel={words('cancel')}
        refusal={failure}
        onClose={() => setResetting(undefined)}
        onConfirm={reset}
      >
        <p>{t('resetLead')}</p>
      </ConfirmDialog>
    </section>
  )
}
