import { whenText } from '@narthex/client/format/dates'
import type { Participation } from '@narthex/contract/groups/group.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { useGroupAct } from './use-group-act.ts'

export interface AskedStateProps {
  readonly request: NonNullable<Participation['solicitacao']>
  readonly onChange: () => Promise<void>
  readonly renderedAt: string
}

/** State of a pending request: its date, and the way to withdraw it. */
export function AskedState({ request, onChange, renderedAt }: AskedStateProps) {
  const t = useTranslations('group')
  const locale = useLocale()
  const { fusoHorario } = useChurchSite().church
  const [isOpen, setOpen] = useState(false)
  const { refusal, attempt } = useGroupAct()
  // The page may have been kept since before they asked.
  const now = new Date(Math.max(Date.parse(renderedAt), Date.now()))
  const withdraw = async () => {
    const isDone = await attempt(async ({ takeBack }) => void (await takeBack(request.id)))
    await onChange()
    if (isDone) setOpen(false)
  }
  return (
    <div className="grid gap-1 p-2 lg:p-0">
      <p role="status" className="flex items-start gap-2.5">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-success/14 text-success"
        >
          <Icon name="check" className="size-5" />
        </span>
        <span className="pt-0.5">
          {t('asked', { when: whenText(new Date(request.dataCadastro), { locale, timeZone: fusoHorario, now }) })}
        </span>
      </p>
      <button type="button" onClick={() => setOpen(true)} className={`${textLinkClass} ms-10.5 w-fit text-sm`}>
        {t('withdraw')}
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('withdrawTitle')}
        confirmLabel={t('withdraw')}
        cancelLabel={t('keep')}
        refusal={refusal}
        onClose={() => setOpen(false)}
        onConfirm={withdraw}
      >
        <p>{t('withdrawText')}</p>
      </ConfirmDialog>
    </div>
  )
}
