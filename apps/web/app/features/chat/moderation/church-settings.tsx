import { useAct } from '@narthex/client/data/use-act'
import { useMemberData } from '@narthex/client/data/use-member-data'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { ChatSettings } from '@narthex/contract/chat/chat-moderation.endpoints'
import { cardClass } from '@narthex/ui/card'
import { Skeleton } from '@narthex/ui/skeleton'
import { Switch } from '@narthex/ui/switch'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useHasPermission } from '../../../components/use-has-permission.ts'
import { loadChatSettings, saveChatSettings } from '../chat-calls.ts'
import { useChatRefusal } from '../use-chat-refusal.ts'

const switches = ['flagVisitantes', 'flagReterVisitantes', 'flagPublicarOracoes', 'flagLinksSoMembros'] as const

/** Settings of all chats of the church: visible to moderators, changed by administrators. */
export function ChurchSettings() {
  const settings = useMemberData(['chatSettings'], loadChatSettings, { isFresh: true })
  if (settings.state === 'failed') return <LoadFailed onRetry={settings.reload} />
  if (settings.state === 'loading') return <Skeleton className="h-80 w-full rounded-card" />
  return <Switches loaded={settings.value} />
}

function Switches({ loaded }: { loaded: ChatSettings }) {
  const t = useTranslations('chat.settings')
  const mayChange = useHasPermission('settings')
  const [settings, setSettings] = useState(loaded)
  const { outcome, failure, run } = useAct(useChatRefusal())
  return (
    <div className={`${cardClass} p-5 sm:p-6`}>
      <fieldset disabled={!mayChange} className="grid gap-5">
        <legend className="mb-3 text-lg font-semibold">{t('title')}</legend>
        {!mayChange && <p className="text-muted">{t('readOnly')}</p>}
        {switches.map((name) => (
          <Switch
            key={name}
            label={t(name)}
            description={t(`${name}Hint`)}
            isOn={settings[name]}
            onChange={(isOn) =>
              void run(async () => setSettings(await saveChatSettings({ ...settings, [name]: isOn })))
            }
          />
        ))}
        <p role="status" className={`text-sm font-medium empty:hidden ${failure ? 'text-danger' : 'text-success'}`}>
          {failure ?? (outcome.state === 'done' && t('saved'))}
        </p>
      </fieldset>
    </div>
  )
}
