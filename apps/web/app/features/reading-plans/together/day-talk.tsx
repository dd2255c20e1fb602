import { LoadFailed } from '@narthex/client/parts/load-failed'
import { planLimits } from '@narthex/contract/reading-plans/plan-limits'
import type { TalkMessage } from '@narthex/contract/reading-plans/talk.endpoints'
import { iconButtonClass } from '@narthex/ui/button'
import { MemberIcon } from '@narthex/ui/member-icon'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextArea } from '@narthex/ui/text-area'
import { type FormEvent, useId, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useTalk } from './use-talk.ts'

interface DayTalkProps {
  readonly subscriptionId: string
  readonly day: number
  /** The circle's founder may remove any message. */
  readonly mayRemoveAll: boolean
}

/** Discussion of a day's reading among the circle's participants. */
export function DayTalk({ subscriptionId, day, mayRemoveAll }: DayTalkProps) {
  const t = useTranslations('readingPlans.talk')
  const id = useId()
  const { loaded, isBusy, problem, send, remove } = useTalk(subscriptionId, day)
  const [text, setText] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() && (await send(text.trim()))) setText('')
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {t('title', { day })}
      </h2>
      {loaded.state === 'failed' && <LoadFailed onRetry={loaded.reload} />}
      {loaded.state === 'ready' && loaded.value.length === 0 && <p className="mt-1 text-muted">{t('none')}</p>}
      {loaded.state === 'ready' && (
        <ul className="mt-3 grid gap-4">
          {loaded.value.map((message) => (
            <Message
              key={message.uuid}
              message={message}
              onRemove={message.flagMinha || mayRemoveAll ? () => void remove(message.uuid) : undefined}
            />
          ))}
        </ul>
      )}
      <form onSubmit={submit} className="mt-4 grid gap-3">
        <TextArea
          label={t('label')}
          rows={2}
          maxLength={planLimits.conversa}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={problem && t(problem)}
        />
        <SubmitButton isSending={isBusy} isDisabled={text.trim() === ''} className="justify-self-start">
          {t('send')}
        </SubmitButton>
      </form>
    </section>
  )
}

interface MessageProps {
  readonly message: TalkMessage
  readonly onRemove: (() => void) | undefined
}

function Message({ message: { nome, flagMinha, texto, dataCadastro }, onRemove }: MessageProps) {
  const t = useTranslations('readingPlans.talk')
  const together = useTranslations('readingPlans.together')
  const format = useFormatter()
  const author = flagMinha ? together('you') : (nome ?? t('left'))
  return (
    <li className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-2 text-sm">
          <span className="font-semibold wrap-anywhere">{author}</span>
          <time dateTime={dataCadastro} className="text-muted tabular-nums">
            {format.dateTime(new Date(dataCadastro), { dateStyle: 'short', timeStyle: 'short' })}
          </time>
        </p>
        <p dir="auto" className="mt-0.5 wrap-anywhere whitespace-pre-line">
          {texto}
        </p>
      </div>
      {onRemove && (
        <button type="button" onClick={onRemove} className={`${iconButtonClass} text-muted hover:bg-sunken`}>
          <MemberIcon name="trash" className="size-5" />
          <span className="sr-only">{t('remove', { name: author })}</span>
        </button>
      )}
    </li>
  )
}
