import { mailLink, phoneLink } from '@narthex/client/format/places'
import type { DirectoryEntry } from '@narthex/contract/people/directory.schemas'
import { buttonClass } from '@narthex/ui/button'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Face } from '../../components/face.tsx'
import { useBirthdayText } from './use-birthday-text.ts'

export interface EntryCardProps {
  readonly entry: DirectoryEntry
  /** Acts beside those that reach the person. */
  readonly children?: ReactNode
}

/** A member as others see them, reached by one touch where they show how. */
export function EntryCard({ entry, children }: EntryCardProps) {
  const t = useTranslations('directory')
  const { nome, imagem, telefone, email, congregacao, aniversario, grupos } = entry
  const birthdayText = useBirthdayText()
  const birthday = aniversario && t('birthday', { day: birthdayText(aniversario) })
  const facts = [congregacao, grupos.length > 0 && grupos.join(', '), birthday].filter(Boolean)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Face name={nome} picture={imagem} />
      <div className="min-w-0 grow basis-48">
        <p className="leading-snug font-semibold wrap-anywhere">{nome}</p>
        {facts.length > 0 && <p className="text-sm text-muted wrap-anywhere">{facts.join(' · ')}</p>}
        {telefone && <p className="text-sm text-muted tabular-nums">{telefone}</p>}
        {email && <p className="text-sm text-muted wrap-anywhere">{email}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2 empty:hidden max-sm:w-full">
        {telefone && (
          <>
            <a href={phoneLink(telefone)} className={buttonClass('quiet')}>
              {t('call')}
              <span className="sr-only">{nome}</span>
            </a>
            <a
              href={`https://wa.me/${telefone.replace(/\D/g, '')}`}
              target="_blank"
              rel="noreferrer"
              className={buttonClass('quiet')}
            >
              {t('whatsapp')}
              <span className="sr-only">{nome}</span>
            </a>
          </>
        )}
        {email && (
          <a href={mailLink(email)} className={buttonClass('quiet')}>
            {t('mail')}
            <span className="sr-only">{nome}</span>
          </a>
        )}
        {children}
      </div>
    </div>
  )
}
