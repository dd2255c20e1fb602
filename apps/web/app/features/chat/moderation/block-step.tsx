import { useAct } from '@narthex/client/data/use-act'
import type { ChatAuthor } from '@narthex/contract/chat/chat.schemas'
import { type BlockKind, blockKinds } from '@narthex/contract/chat/chat-moderation.endpoints'
import { buttonClass } from '@narthex/ui/button'
import { ChoiceGroup } from '@narthex/ui/choice-group'
import { Dialog } from '@narthex/ui/dialog'
import { SelectField } from '@narthex/ui/select-field'
import { SubmitButton } from '@narthex/ui/submit-button'
import { type SubmitEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { blockAuthor, loadAuthor, unblockAuthor } from '../chat-calls.ts'
import { useAuthorName } from '../messages/author-name.tsx'
import { useChat } from '../session/use-chat.ts'
import { useChatRefusal } from '../use-chat-refusal.ts'

const minutes = { hour: 60, day: 1440, week: 10_080, always: null } as const
type Duration = keyof typeof minutes
const durations = Object.keys(minutes) as Duration[]

export interface BlockStepProps {
  readonly author: ChatAuthor
  readonly onClose: () => void
  readonly onNotice: (text: string) => void
}

/** Mutes or bans an author for a while, or lets them write again. */
export function BlockStep({ author, onClose, onNotice }: BlockStepProps) {
  const t = useTranslations('chat')
  const { session } = useChat()
  const { channel: canal } = session.options
  const [kind, setKind] = useState<BlockKind>('MUDO')
  const [duration, setDuration] = useState<Duration>('day')
  const [isBlocked, setBlocked] = useState(false)
  const { isBusy, failure, run } = useAct(useChatRefusal())
  const { id } = author
  useEffect(() => {
    if (!id) return
    loadAuthor(canal, id).then(
      ({ bloqueio }) => setBlocked(bloqueio !== null),
      () => {},
    )
  }, [canal, id])

  const change = (call: (autor: string) => Promise<unknown>) =>
    id &&
    run(async () => {
      await call(id)
      onNotice(t('block.done'))
      onClose()
    })
  const block = (event: SubmitEvent) => {
    event.preventDefault()
    void change((autor) => blockAuthor(canal, autor, { tipo: kind, minutos: minutes[duration], motivo: null }))
  }
  const hints = { MUDO: t('block.mutedHint'), BANIDO: t('block.bannedHint') }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('block.title', { name: useAuthorName()(author) })}
      closeLabel={t('close')}
    >
      <form onSubmit={block} className="grid gap-4">
        <ChoiceGroup
          type="radio"
          name="kind"
          label={t('block.kind')}
          options={blockKinds.map((value) => ({ value, label: t(`block.${value}`), hint: hints[value] }))}
          chosen={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value as BlockKind)}
        />
        <SelectField
          label={t('block.duration')}
          options={durations.map((value) => ({ value, label: t(`block.durations.${value}`) }))}
          value={duration}
          onChange={({ currentTarget }) => setDuration(currentTarget.value as Duration)}
        />
        <p role="alert" className="font-medium text-danger empty:hidden">
          {failure}
        </p>
        <div className="flex flex-wrap gap-3 max-sm:flex-col-reverse sm:justify-end">
          {isBlocked && (
            <button
              type="button"
              onClick={() => void change((autor) => unblockAuthor(canal, autor))}
              className={buttonClass('quiet')}
            >
              {t('acts.unblock')}
            </button>
          )}
          <SubmitButton isSending={isBusy}>{t('block.confirm')}</SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}
