import { cardClass } from '@narthex/ui/card'
import { Cover } from '@narthex/ui/cover'
import { Portrait } from '@narthex/ui/portrait'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { useChurchSite } from '../../page/use-site.ts'
import type { MemberHere } from './use-member.ts'

/** Who a person is at this church, under its window: picture, name, since when, and what they look after. */
export function WhoCard({ who: { account, member, roles } }: { who: MemberHere }) {
  const t = useTranslations('account')
  const [locale, timeZone] = [useLocale(), useTimeZone()]
  const { church, corApp } = useChurchSite()
  const name = `${member.nome} ${member.sobrenome}`
  const date = new Date(member.dataCadastro).toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone })
  return (
    <section className={`${cardClass} overflow-hidden`}>
      <Cover seed={church.codigo} colour={corApp} focus="middle" className="h-28 w-full *:object-cover" />
      <div className="px-5 pb-6 text-center">
        <Portrait
          name={name}
          colour={corApp}
          photo={member.imagem}
          className="mx-auto -mt-20 h-30 w-25 ring-4 ring-card"
        />
        <h1 className="mt-4 line-clamp-4 text-2xl">{name}</h1>
        <p className="mt-1 break-all text-muted">{account.email}</p>
        <p className="mt-1 text-sm text-muted">{t('since', { church: church.nome, date })}</p>
        {roles.length > 0 && (
          <ul aria-label={t('roles.title')} className="mt-4 flex flex-wrap justify-center gap-2">
            {roles.map(({ role }) => (
              <li key={role} className="rounded-full bg-brand-soft px-3 py-1 text-sm font-semibold text-brand-text">
                {t(`roles.${role}`)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
