import type { PlayProfile } from '@narthex/contract/play/watching.schemas'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ProfileForm } from './profile-form.tsx'
import { useProfiles } from './use-profiles.ts'

/** The children's profiles of the account: added, changed and removed with its PIN. */
export function ManageProfiles() {
  const t = useTranslations('playProfiles')
  const titleId = useId()
  const profiles = useProfiles()
  const [edited, setEdited] = useState<PlayProfile | 'new'>()
  const [done, setDone] = useState<string>()
  if (profiles.state !== 'ready') return null
  const { perfis, flagPin } = profiles.value
  const finish = (text: string | undefined) => {
    setDone(text)
    setEdited(undefined)
  }
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {t('manage.title')}
      </h2>
      <p className="mt-1 max-w-measure text-muted">{t('manage.lead')}</p>
      <p role="status" className="mt-2 font-medium text-success empty:hidden">
        {done}
      </p>
      {perfis.length > 0 && (
        <ul className={`${cardClass} mt-3 overflow-hidden`}>
          {perfis.map((profile) => (
            <li
              key={profile.id}
              className="flex min-h-16 items-center justify-between gap-4 border-line px-4 py-2 not-first:border-t sm:px-5"
            >
              <p className="min-w-0">
                <span className="block truncate font-medium">{profile.nome}</span>
                <span className="text-sm text-muted">
                  {profile.idadeMaxima === 0 ? t('everyone') : t('upTo', { age: String(profile.idadeMaxima) })}
                </span>
              </p>
              <button type="button" onClick={() => setEdited(profile)} className={textLinkClass}>
                {t('manage.edit')}
                <span className="sr-only">: {profile.nome}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {edited ? (
        <ProfileForm
          key={edited === 'new' ? 'new' : edited.id}
          profile={edited === 'new' ? undefined : edited}
          hasPin={flagPin}
          onDone={finish}
        />
      ) : (
        <button
          type="button"
          onClick={() => {
            setDone(undefined)
            setEdited('new')
          }}
          className={`${buttonClass('quiet')} mt-3 max-sm:w-full`}
        >
          {t('manage.add')}
        </button>
      )}
    </section>
  )
}
