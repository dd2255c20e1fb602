import type { RecentProof } from '@narthex/client/forms/second-step/use-recent-proof'
import type { Factor, FactorList as Factors } from '@narthex/contract/auth/factor.schemas'
import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { MemberIcon } from '@narthex/ui/member-icon'
import { Notice } from '@narthex/ui/notice'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
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
  | { readonly name: 'passkey' }
  | { readonly name: 'totp' }
  | { readonly name: 'rename'; readonly factor: Factor }
  | { readonly name: 'remove'; readonly factor: Factor }
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
      <FactorDialog
        open={open}
        isLast={fatores.length === 1}
        userId={userId}
        proof={proof}
        say={say}
        onClose={close}
        onAdded={added}
        onDone={done}
      />
    </section>
  )
}

interface FactorDialogProps extends Pick<FactorSectionProps, 'userId' | 'proof' | 'say'> {
  readonly open: Open | undefined
  readonly isLast: boolean
  readonly onClose: () => void
  /** Receives the first recovery codes, if it is the first factor. */
  readonly onAdded: (codes: readonly string[] | null) => void
  readonly onDone: (text: string) => void
}

function FactorDialog({ open, isLast, userId, proof, say, onClose, onAdded, onDone }: FactorDialogProps) {
  const t = useTranslations('security')
  const dialog = { userId, proof, onClose }
  switch (open?.name) {
    case 'passkey':
      return <AddPasskey {...dialog} onAdded={onAdded} />
    case 'totp':
      return <AddTotp {...dialog} onAdded={onAdded} />
    case 'rename':
      return (
        <RenameDialog userId={userId} factor={open.factor} onClose={onClose} onRenamed={() => onDone(t('renamed'))} />
      )
    case 'remove':
      return (
        <RemoveDialog
          {...dialog}
          factor={open.factor}
          isLast={isLast}
          onRemoved={() => onDone(t('removed', { name: open.factor.nome }))}
        />
      )
    case 'codes':
      return (
        <RecoveryCodesDialog
          codes={open.codes}
          onClose={() => {
            onClose()
            if (open.isFirst) say(t('others'))
          }}
        />
      )
    default:
      return null
  }
}
