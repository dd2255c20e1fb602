import type { Factor, FactorList as Factors } from '@narthex/contract/auth/factor.schemas'
import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { MemberIcon } from '@narthex/ui/member-icon'
import { Notice } from '@narthex/ui/notice'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { RecentProof } from '../../../forms/second-step/use-recent-proof.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { AddTotp } from './add-totp.tsx'
import { FactorList } from './factor-list.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import type { Say } from './security-page.tsx'

export interface FactorSectionProps {
  readonly factors: Factors
  readonly userId: number
  readonly proof: RecentProof
  readonly say: Say
  /** Reloads the list. */
  readonly onChanged: () => void
}

type Open =
  | { readonly name: 'passkey' | 'totp' }
  | { readonly name: 'rename' | 'remove'; readonly factor: Factor }
  | { readonly name: 'codes'; readonly codes: readonly string[]; readonly isFirst: boolean }

/** A member's own factors: what there is, and what can be done with it. */
export function FactorSection({ factors, userId, proof, say, onChanged }: FactorSectionProps) {
  const t = useTranslations('security')
  const [open, setOpen] = useState<Open>()
  const { fatores, codigosReserva, flagExigido, flagChaveAcessoPossivel } = factors
  const close = () => setOpen(undefined)
  const added = (codes: readonly string[] | null) => {
    setOpen(codes ? { name: 'codes', codes, isFirst: true } : undefined)
    onChanged()
  }
  const done = (text: string) => {
    close()
    say(text)
    onChanged()
  }
  const dialog = { userId, proof, onClose: close }

  return (
    <section aria-label={t('ways')}>
      {flagExigido && (
        <Notice tone="warning" className="mb-5">
          <p className="font-semibold">{t('required.title')}</p>
          <p>{t('required.text')}</p>
        </Notice>
      )}
      {fatores.length > 0 ? (
        <FactorList
          factors={fatores}
          onRename={(factor) => setOpen({ name: 'rename', factor })}
          onRemove={(factor) => setOpen({ name: 'remove', factor })}
        />
      ) : (
        <EmptyState icon="warning" title={t('none.title')} lead={t('none.lead')} />
      )}
      <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col">
        {flagChaveAcessoPossivel && (
          <button type="button" onClick={() => setOpen({ name: 'passkey' })} className={buttonClass('primary')}>
            <MemberIcon name="key" className="size-5" />
            {t('addPasskey')}
          </button>
        )}
        {fatores.every(({ tipo }) => tipo !== 'TOTP') && (
          <button
            type="button"
            onClick={() => setOpen({ name: 'totp' })}
            className={buttonClass(flagChaveAcessoPossivel ? 'quiet' : 'primary')}
          >
            <MemberIcon name="mobile" className="size-5" />
            {t('addTotp')}
          </button>
        )}
      </div>
      {codigosReserva && (
        <RecoveryCodes
          state={codigosReserva}
          userId={userId}
          proof={proof}
          onMade={(codes) => {
            setOpen({ name: 'codes', codes, isFirst: false })
            onChanged()
          }}
        />
      )}

      {open?.name === 'passkey' && <AddPasskey {...dialog} onAdded={added} />}
      {open?.name === 'totp' && <AddTotp {...dialog} onAdded={added} />}
      {open?.name === 'rename' && (
        <RenameDialog userId={userId} factor={open.factor} onClose={close} onRenamed={() => done(t('renamed'))} />
      )}
      {open?.name === 'remove' && (
        <RemoveDialog
          {...dialog}
          factor={open.factor}
          isLast={fatores.length === 1}
          onRemoved={() => done(t('removed', { name: open.factor.nome }))}
        />
      )}
      {open?.name === 'codes' && (
        <RecoveryCodesDialog
          codes={open.codes}
          onClose={() => {
            close()
            if (open.isFirst) say(t('others'))
          }}
        />
      )}
    </section>
  )
}
