import { type Group, groupLimits } from '@narthex/contract/groups/group.schemas'
import { buttonClass } from '@narthex/ui/button'
import { CheckboxField } from '@narthex/ui/checkbox-field'
import { Notice } from '@narthex/ui/notice'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextArea } from '@narthex/ui/text-area'
import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../page/use-site.ts'
import { keepingEmbed } from '../../routing/embed.ts'
import type { PagePath } from '../../routing/page-path.ts'
import { useGroupAct } from './use-group-act.ts'

export interface JoinFormProps {
  readonly group: Group
  readonly onClose: () => void
  /** Runs when the reader's relation to the group may have changed. */
  readonly onChange: () => Promise<void>
}

/** Asking to be taken in: a word if one likes, what is shown of oneself, and what happens then. */
export function JoinForm({ group, onClose, onChange }: JoinFormProps) {
  const t = useTranslations('group')
  const { slug } = useChurchSite().church
  const { search } = useLocation()
  const navigate = useNavigate()
  const [message, setMessage] = useState('')
  const [isShared, setShared] = useState(false)
  const { isBusy, refusal, attempt } = useGroupAct()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const isDone = await attempt(async ({ askToJoin }) => void (await askToJoin(slug, group.id, message, isShared)))
    if (isDone) {
      void navigate(keepingEmbed(`/groups/request/success?celula=${group.id}` satisfies PagePath, search), {
        viewTransition: true,
      })
    } else if (isDone === false) void onChange()
  }
  return (
    <form onSubmit={send} className="grid gap-4">
      <TextArea
        label={t('message')}
        optional={t('optional')}
        hint={t('messageHint')}
        rows={3}
        maxLength={groupLimits.message}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      <CheckboxField
        label={t('sharePhone')}
        hint={t('sharePhoneHint')}
        checked={isShared}
        onChange={({ currentTarget }) => setShared(currentTarget.checked)}
      />
      <div className="rounded-card bg-sunken p-4 text-sm">
        <p className="font-semibold">{t('steps')}</p>
        <ol className="mt-1.5 grid list-decimal gap-1 ps-5 text-muted">
          <li>{t('step1')}</li>
          <li>{t('step2')}</li>
          <li>{t('step3')}</li>
        </ol>
      </div>
      {refusal && (
        <Notice tone="danger">
          <p>{refusal}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3 max-sm:flex-col-reverse sm:justify-end">
        <button type="button" onClick={onClose} className={buttonClass('quiet')}>
          {t('cancel')}
        </button>
        <SubmitButton isSending={isBusy}>{t('send')}</SubmitButton>
      </div>
    </form>
  )
}
