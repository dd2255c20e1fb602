import type { GroupChoices } from '@narthex/contract/groups/group.schemas'
import { cardClass } from '@narthex/ui/card'
import { Switch } from '@narthex/ui/switch'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGroupAct } from './use-group-act.ts'

/** Choice of what the group sees of the reader: applied at once, reverted if it cannot be saved. */
export function SharedChoice({ id, choices }: { id: number; choices: GroupChoices }) {
  const t = useTranslations('group')
  const [isShared, setShared] = useState(choices.flagTelefone)
  const [isSaved, setSaved] = useState(false)
  const { refusal, attempt } = useGroupAct()
  const choose = async (flagTelefone: boolean) => {
    setShared(flagTelefone)
    setSaved(false)
    const isDone = await attempt(({ shareWithGroup }) => shareWithGroup(id, { flagTelefone }))
    if (isDone) setSaved(true)
    else setShared(!flagTelefone)
  }
  return (
    <div className={`${cardClass} px-4 py-1.5`}>
      <Switch label={t('yourPhone')} description={t('yourPhoneHint')} isOn={isShared} onChange={choose} />
      <p role="status" className={`pb-2 text-sm font-medium empty:hidden ${refusal ? 'text-danger' : 'text-success'}`}>
        {refusal ?? (isSaved && t('saved'))}
      </p>
    </div>
  )
}
