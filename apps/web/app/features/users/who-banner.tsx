import { Cover } from '@narthex/ui/cover'
import { Portrait } from '@narthex/ui/portrait'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { useGreeting } from '../../components/greeting/use-greeting.ts'
import { useChurchSite } from '../../page/use-site.ts'
import type { KeptMember } from '../../session/kept-member.ts'
import type { MemberHere } from '../../session/use-member.ts'

/** Greets a person at this church, over its window: picture, name, since when, and what they look after. */
export function WhoBanner({ reader, who }: { reader: KeptMember; who: MemberHere | undefined }) {
  const { church, corApp } = useChurchSite()
  const name = reader.name ?? ''
  const greeting = useGreeting(name)
  return (
    <section className="relative isolate flex items-center gap-4 overflow-hidden rounded-hero bg-deep p-5 text-on-deep md:gap-7 md:p-8">
      <Cover
        seed={church.codigo}
        colour={corApp}
        photo={church.imagens[0] ?? null}
        sizes="(min-width: 1200px) 72rem, 100vw"
        className="absolute inset-0 -z-20 *:size-full *:object-cover"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-deep/95 via-deep/85 via-50% to-deep/45" />
      <Portrait
        name={name}
        colour={corApp}
        photo={reader.picture ?? null}
        className="h-24 w-20 shrink-0 ring-2 ring-on-deep/30 md:h-36 md:w-30"
      />
      <div className="min-w-0">
        <h1 className="line-clamp-3 text-2xl wrap-anywhere md:text-3xl">{greeting}</h1>
        {who && <About who={who} name={name} />}
      </div>
    </section>
  )
}

function About({ who: { account, member, roles }, name }: { who: MemberHere; name: string }) {
  const t = useTranslations('account')
  const [locale, timeZone] = [useLocale(), useTimeZone()]
  const { church } = useChurchSite()
  const date = new Date(member.dataCadastro).toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone })
  return (
    <>
      <p className="mt-1.5 line-clamp-2 text-on-deep-soft wrap-anywhere">{t('since', { church: church.nome, date })}</p>
      <p className="mt-1 line-clamp-2 text-sm text-on-deep-soft wrap-anywhere max-md:sr-only">{`${name} · ${account.email}`}</p>
      {roles.length > 0 && (
        <ul aria-label={t('roles.title')} className="mt-3 flex flex-wrap gap-2">
          {roles.map(({ role }) => (
            <li
              key={role}
              className="rounded-button px-3 py-0.5 shadow-[inset_0_0_0_1px_currentcolor] text-sm font-semibold"
            >
              {t(`roles.${role}`)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
