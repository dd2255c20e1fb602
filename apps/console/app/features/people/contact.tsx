import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'

/** Ways to reach someone, as the church knows them. */
interface Reached {
  readonly telefone: string | null
  readonly email: string | null
}

/** Ways to reach a person, each by one touch. */
export function Contact({ person: { telefone, email } }: { readonly person: Reached }) {
  const t = useTranslations('consolePerson')
  const digits = telefone?.replace(/\D/g, '')
  return (
    <section aria-label={t('contact')} className="mb-6">
      {!telefone && !email && <p className="text-muted">{t('noContact')}</p>}
      <p className="flex flex-wrap gap-x-4 text-muted wrap-anywhere">
        {telefone && <span>{telefone}</span>}
        {email && <span>{email}</span>}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {telefone && (
          <a href={`tel:+${digits}`} className={toolClass('quiet')}>
            {t('call')}
          </a>
        )}
        {telefone && (
          <a href={`https://wa.me/${digits}`} target="_blank" rel="noreferrer" className={toolClass('quiet')}>
            {t('whatsApp')}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className={toolClass('quiet')}>
            {t('mail')}
          </a>
        )}
      </div>
    </section>
  )
}
