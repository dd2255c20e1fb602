import { useAct } from '@narthex/client/data/use-act'
import { buttonClass } from '@narthex/ui/button'
import { SelectField } from '@narthex/ui/select-field'
import { Switch } from '@narthex/ui/switch'
import { useTranslations } from 'use-intl'
import { DownloadButton } from '../../../components/download-button.tsx'
import { exportChat, setChannel } from '../chat-calls.ts'
import { useChat, useChatState } from '../session/use-chat.ts'
import { useChatRefusal } from '../use-chat-refusal.ts'

const slowModes = [0, 5, 10, 30, 60, 300]

/** Slow mode, guests, and opening or ending the chat, each at once; and the file of its messages. */
export function ChannelSettings() {
  const t = useTranslations('chat')
  const { session } = useChat()
  const channel = useChatState((state) => state.channel)
  const { outcome, failure, run } = useAct(useChatRefusal())
  if (!channel) return null
  const { versao, modoLentoSegundos, flagVisitantes, situacao, tipo } = channel

  const change = async (what: Omit<Parameters<typeof setChannel>[1], 'versao'>) => {
    const isDone = await run(async () =>
      session.acceptChannel(await setChannel(session.options.channel, { versao, ...what })),
    )
    if (isDone === false) await session.reload()
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
      <p role="status" className={`text-sm font-medium empty:hidden ${failure ? 'text-danger' : 'text-success'}`}>
        {failure ?? (outcome.state === 'done' && t('tools.saved'))}
      </p>
    </div>
  )
}
