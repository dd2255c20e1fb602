import type { Visitor } from '@narthex/contract/groups/meeting.schemas'
import { visitorsPerMeeting } from '@narthex/contract/limits'
import { buttonClass, iconButtonClass } from '@narthex/ui/button'
import { controlClass } from '@narthex/ui/field'
import { MemberIcon } from '@narthex/ui/member-icon'
import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'

export interface VisitorFieldsProps {
  readonly visitors: readonly Visitor[]
  readonly onChange: (visitors: Visitor[]) => void
}

/** Visitors of the meeting: name, and phone number if given. */
export function VisitorFields({ visitors, onChange }: VisitorFieldsProps) {
  const t = useTranslations('meetings.form')
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  const focus = (find: (section: HTMLElement) => HTMLElement | null | undefined) =>
    requestAnimationFrame(() => section.current && find(section.current)?.focus())
  const add = () => {
    onChange([...visitors, { nome: '', telefone: null }])
    focus((within) => Array.from(within.querySelectorAll<HTMLElement>('[data-name]')).at(-1))
  }
  const remove = (at: number) => {
    onChange(visitors.filter((_, i) => i !== at))
    // The button that was pressed is gone; who came by keyboard goes on from the one that adds.
    focus((within) => within.querySelector<HTMLElement>('[data-add]'))
  }
  const change = (at: number, own: Partial<Visitor>) =>
    onChange(visitors.map((visitor, i) => (i === at ? { ...visitor, ...own } : visitor)))
  return (
    <section ref={section} aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {t('visitors')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('visitorsLead')}</p>
      <ul className="mt-3 grid gap-3">
        {visitors.map(({ nome, telefone }, at) => {
          const number = String(at + 1)
          const name = nome.trim()
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name while they are typed
            <li key={at} className="flex items-start gap-2">
              <div className="grid min-w-0 grow gap-2 sm:grid-cols-[3fr_2fr]">
                <input
                  data-name
                  type="text"
                  value={nome}
                  aria-label={t('visitorName', { number })}
                  placeholder={t('visitorName', { number })}
                  autoComplete="off"
                  autoCapitalize="words"
                  maxLength={150}
                  onChange={({ currentTarget }) => change(at, { nome: currentTarget.value })}
                  className={controlClass}
                />
                <input
                  type="tel"
                  value={telefone ?? ''}
                  aria-label={name ? t('visitorPhone', { name }) : t('visitorPhonePlain', { number })}
                  placeholder={t('phone')}
                  autoComplete="off"
                  maxLength={40}
                  onChange={({ currentTarget }) => change(at, { telefone: currentTarget.value })}
                  className={controlClass}
                />
              </div>
              <button
                type="button"
                onClick={() => remove(at)}
                className={`${iconButtonClass} mt-0.5 text-muted hover:bg-sunken hover:text-ink`}
              >
                <MemberIcon name="trash" className="size-5" />
                <span className="sr-only">
                  {name ? t('removeVisitor', { name }) : t('removeVisitorPlain', { number })}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {visitors.length < visitorsPerMeeting && (
        <button data-add type="button" onClick={add} className={`${buttonClass('quiet')} mt-3 max-sm:w-full`}>
          <MemberIcon name="plus" className="size-5 text-brand-text" />
          {t('addVisitor')}
        </button>
      )}
    </section>
  )
}
