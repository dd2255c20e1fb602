import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import type { HandOffQuestion } from '../session/hand-off-question.ts'

/** Shows the member of the link and the current member, and lets the visitor choose. */
export function HandOffDialog({ email, person, current, accept, onClose }: HandOffQuestion) {
  const t = useTranslations('shell.handOff')
  const [hasFailed, setFailed] = useState(false)
  const goOn = async () => {
    if ((await accept()) === 'failed') setFailed(true)
    else onClose()
  }
  const name = nameOf(person)
  return (
    <ConfirmDialog
      isOpen
      title={t('title', { name })}
      confirmLabel={t('accept', { name: person.nome })}
      cancelLabel={current ? t('stay', { name: current.nome }) : t('decline')}
      refusal={hasFailed && t('failed')}
      onClose={onClose}
      onConfirm={goOn}
    >
      <div className="grid gap-3">
        <p className="break-words">{t('lead', { name, email })}</p>
        {current && <p className="break-words">{t('current', { name: nameOf(current) })}</p>}
        <p>{t('warning')}</p>
      </div>
    </ConfirmDialog>
  )
}

const nameOf = ({ nome, sobrenome }: { readonly nome: string; readonly sobrenome: string }) => `${nome} ${sobrenome}`
