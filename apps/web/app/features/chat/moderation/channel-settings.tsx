import { buttonClass } from '@narthex/ui/button'
import { SelectField } from '@narthex/ui/select-field'
import { Switch } from '@narthex/ui/switch'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DownloadButton } from '../../../components/download-button.tsx'
import { exportChat, setChannel } from '../chat-calls.ts'
import { useChat, useChatState } from '../session/use-chat.ts'
import { useRefusalText } from '../use-refusal-text.ts'

const slowModes = [0, 5, 10, 30, 60, 300]

/** Slow mode, guests, and opening or ending the chat, each at once; and the file of its messages. */
export function ChannelSettings() {
  const t = useTranslations('chat')
  const refusalText = useRefusalText()
  const { session } = useChat()
  const channel = useChatState((state) => state.channel)
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly isFailure: boolean }>()
  if (!channel) return null
  const { versao, modoLentoSegundos, flagVisitantes, situacao, tipo } = channel

  const change = async (what: Omit<Parameters<typeof setChannel>[1], 'versao'>) => {
    try {
      session.acceptChannel(await setChannel(session.options.channel, { versao, ...what }))
      setOutcome({ text: t('tools.saved'), isFailure: false })
    } catch (error) {
      setOutcome({ text: refusalText(error), isFailure: true })
      await session.reload()
    }
  }
  const isOpen = situacao === 'ABERTO'
  const now = () => new Date().toISOString()
  const modes = [...new Set([...slowModes, modoLentoSegundos])].sort((a, b) => a - b)
  return (
    <div className="grid gap-4">
      <SelectField
        label={t('tools.slow')}
        options={modes.map((seconds) => ({
          value: String(seconds),
          label: seconds === 0 ? t('tools.slowOff') : t('tools.slowSeconds', { seconds }),
        }))}
        value={String(modoLentoSegundos)}
        onChange={({ currentTarget }) => void change({ modoLentoSegundos: Number(currentTarget.value) })}
      />
      {tipo === 'PUBLICO' && (
        <Switch
          label={t('tools.guests')}
          description={t('tools.guestsHint')}
          isOn={flagVisitantes}
          onChange={(isOn) => void change({ flagVisitantes: isOn })}
        />
      )}
      <button
        type="button"
        onClick={() => void change(isOpen ? { fechaEm: now() } : { abreEm: null, fechaEm: null })}
        className={buttonClass('quiet')}
      >
        {t(isOpen ? 'tools.closeNow' : 'tools.openNow')}
      </button>
      <DownloadButton
        label={t('tools.export')}
        failed={t('failedAct')}
        load={() => exportChat(session.options.channel)}
      />
      <p
        role="status"
        className={`text-sm font-medium empty:hidden ${outcome?.isFailure ? 'text-danger' : 'text-success'}`}
      >
        {outcome?.text}
      </p>
    </div>
  )
}
