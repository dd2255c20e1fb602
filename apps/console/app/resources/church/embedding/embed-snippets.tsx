import { useCopy } from '@narthex/client/device/use-copy'
import { textLinkClass } from '@narthex/ui/button'
import { SelectField } from '@narthex/ui/select-field'
import { TextArea } from '@narthex/ui/text-area'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import type { SettingsAsideProps } from '../../../resource/settings/console-settings.ts'
import { useOfficeSession } from '../../../session/office.ts'
import { type EmbedView, writeEmbedCode } from './embed-code.ts'
import { ChatChoice, PlanChoice, PlayerChoice, SongChoice } from './view-choices.tsx'

const choices = { chat: ChatChoice, player: PlayerChoice, praise: SongChoice, plans: PlanChoice } as const
type ViewName = keyof typeof choices
const views = Object.keys(choices) as ViewName[]

/** The code that a church copies into its other sites: a view is chosen, and its code stands ready. */
export function EmbedSnippets({ record }: SettingsAsideProps) {
  const t = useTranslations('consoleEmbedding.code')
  const [chosen, setChosen] = useState<ViewName>('chat')
  const [view, setView] = useState<EmbedView>()
  const Choice = choices[chosen]
  const isListed = Array.isArray(record.hosts) && record.hosts.length > 0
  return (
    <section aria-labelledby="embed-code" className="mt-9 grid max-w-160 gap-5">
      <h2 id="embed-code" className="border-b border-line pb-2 text-base font-semibold">
        {t('title')}
      </h2>
      <p className="-mt-3 text-sm text-muted">{t('lead')}</p>
      <SelectField
        label={t('view')}
        options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
        value={chosen}
        onChange={({ currentTarget }) => {
          setView(undefined)
          setChosen(views.find((name) => name === currentTarget.value) ?? 'chat')
        }}
      />
      <Choice key={chosen} onChange={setView} />
      {chosen === 'plans' && !isListed && <p className="text-sm text-muted">{t('plansNeedSites')}</p>}
      {view && <Code view={view} />}
    </section>
  )
}

function Code({ view }: { readonly view: EmbedView }) {
  const t = useTranslations('consoleEmbedding.code')
  const { igreja } = useOfficeSession()
  const code = writeEmbedCode(igreja.site, view)
  const { copy, told } = useCopy(code, { copied: t('copied'), notCopied: t('notCopied') })
  return (
    <div className="min-w-0">
      <TextArea
        label={t('code')}
        hint={t('hint')}
        readOnly
        rows={4}
        value={code}
        spellCheck={false}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <button type="button" onClick={() => void copy()} className={toolClass('primary')}>
          {t('copy')}
        </button>
        <a href={igreja.site + view.path} target="_blank" rel="noreferrer" className={textLinkClass}>
          {t('look')}
        </a>
        <p role="status" className="text-sm text-muted">
          {told}
        </p>
      </div>
    </div>
  )
}
