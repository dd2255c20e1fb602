import type { Congregation } from '@narthex/contract/churches/church.schemas'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'

export interface CongregationQuestion {
  /** Congregation the member has chosen and must confirm; undefined without a question, null for no congregation. */
  readonly asked: number | null | undefined
  ask(id: number | null): Promise<boolean>
  answer(isConfirmed: boolean): void
}

/** Asks once for each saving whether the member really goes to another congregation. */
export function useCongregationQuestion(): CongregationQuestion {
  const [asked, setAsked] = useState<number | null>()
  const answered = useRef<(isConfirmed: boolean) => void>(undefined)
  return {
    asked,
    ask(id) {
      setAsked(id)
      return new Promise((resolve) => {
        answered.current = resolve
      })
    },
    answer(isConfirmed) {
      setAsked(undefined)
      answered.current?.(isConfirmed)
      answered.current = undefined
    },
  }
}

export interface CongregationDialogProps {
  readonly question: CongregationQuestion
  readonly congregations: readonly Congregation[]
}

export function CongregationDialog({ question: { asked, answer }, congregations }: CongregationDialogProps) {
  const t = useTranslations('person.move')
  const words = useTranslations('account')
  const name = congregations.find(({ id }) => id === asked)?.nome
  return (
    <ConfirmDialog
      isOpen={asked !== undefined}
      title={name ? t('title', { congregation: name }) : t('titleNone')}
      confirmLabel={t('confirm')}
      cancelLabel={words('cancel')}
      onClose={() => answer(false)}
      onConfirm={() => answer(true)}
    >
      <p>{t('lead')}</p>
    </ConfirmDialog>
  )
}
