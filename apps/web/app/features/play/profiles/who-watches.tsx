import type { PlayProfile } from '@narthex/contract/play/watching.schemas'
import { Spinner } from '@narthex/ui/spinner'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '../../../session/session.ts'
import { OpenByPin } from './open-by-pin.tsx'
import { useProfiles } from './use-profiles.ts'
import { chooseViewer, readViewer, useViewer } from './viewer.ts'

/** Asks who watches where the account has children's profiles and none was chosen in this tab; then shows what stands in it. */
export function WhoWatches({ children }: { children: ReactNode }) {
  const { isChosen } = useViewer()
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    readViewer()
    setRead(true)
  }, [])
  if (isChosen) return children
  return isRead && <ChooseFirst>{children}</ChooseFirst>
}

function ChooseFirst({ children }: { children: ReactNode }) {
  const t = useTranslations('playProfiles')
  const profiles = useProfiles()
  if (profiles.state === 'loading') {
    return (
      <p role="status" className="grid h-full place-items-center">
        <Spinner className="size-10" />
        <span className="sr-only">{t('loading')}</span>
      </p>
    )
  }
  // The server asks for the PIN where it is needed: nothing is opened by a list that could not be had.
  if (profiles.state === 'failed' || profiles.value.perfis.length === 0) return children
  return <ProfileChoice profiles={profiles.value.perfis} />
}

const tile =
  'grid w-28 justify-items-center gap-2 rounded-card p-3 font-semibold hover:bg-white/10 focus-visible:bg-white/10 md:w-36'

/** Large pictures, as on a television: one press chooses. */
export function ProfileChoice({ profiles, onDone }: { profiles: readonly PlayProfile[]; onDone?: () => void }) {
  const t = useTranslations('playProfiles')
  const [isOpening, setOpening] = useState(false)
  const member = useSession(({ clientAccount }) => clientAccount)
  const choose = (perfil: string) => {
    chooseViewer({ perfil, passe: null })
    onDone?.()
  }
  return (
    <section className="grid min-h-full place-content-center justify-items-center gap-8 p-6 text-center">
      <h2 className="text-2xl md:text-hero">{t('title')}</h2>
      {isOpening ? (
        <OpenByPin lead={t('pinLead')} onOpened={() => onDone?.()} onBack={() => setOpening(false)} />
      ) : (
        <ul className="flex flex-wrap justify-center gap-2 md:gap-4">
          <li>
            <button type="button" onClick={() => setOpening(true)} className={tile}>
              <Letter name={member?.nome ?? ''} />
              <span className="max-w-full truncate">{member?.nome}</span>
              <span className="text-sm font-normal text-white/70">{t('own')}</span>
            </button>
          </li>
          {profiles.map(({ id, nome, idadeMaxima }) => (
            <li key={id}>
              <button type="button" onClick={() => choose(id)} className={tile}>
                <Letter name={nome} />
                <span className="max-w-full truncate">{nome}</span>
                <span className="text-sm font-normal text-white/70">
                  {idadeMaxima === 0 ? t('everyone') : t('upTo', { age: String(idadeMaxima) })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Letter({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-20 place-items-center rounded-full bg-brand text-title font-semibold text-on-brand md:size-28"
    >
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  )
}
