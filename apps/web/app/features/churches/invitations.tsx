import { textLinkClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import type { HomeInvitation } from './pick-invitations.ts'

/** The ways in, each with the church's own words or the product's. */
export function Invitations({ invitations }: { readonly invitations: readonly HomeInvitation[] }) {
  const t = useTranslations('home')
  return (
    <section className="pt-section" aria-labelledby="together">
      <h2 id="together" className="text-2xl">
        {t('together')}
      </h2>
      <ul className={`mt-5 grid gap-4 ${columns[invitations.length] ?? ''}`}>
        {invitations.map((invitation) => (
          <InvitationCard key={invitation.code} {...invitation} />
        ))}
      </ul>
    </section>
  )
}

/** The places whose texts the product has; others come with their own. */
type UsualPlace = 'CELULA' | 'ORACAO' | 'DOACAO'

const columns: Record<number, string> = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-2 lg:grid-cols-4',
}

function InvitationCard({ code, path, icon, titulo, texto, acao }: HomeInvitation) {
  const t = useTranslations('home')
  const { idioma } = useChurchSite().church
  /** The church's own text with its language, else the product's. */
  const lang = (own: string | null) => (own === null ? undefined : idioma)
  const usual = (part: 'title' | 'line' | 'action') => t(`invitations.${code as UsualPlace}.${part}`)
  return (
    <li className="group relative flex gap-4 rounded-card bg-brand-soft p-5 transition-shadow hover:shadow-lift md:flex-col md:p-7">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-card text-brand-text">
        <Icon name={icon} />
      </span>
      <div className="flex grow flex-col">
        <h3 lang={lang(titulo)} className="text-xl">
          {titulo ?? usual('title')}
        </h3>
        <p lang={lang(texto)} className="mt-1.5 grow">
          {texto ?? usual('line')}
        </p>
        <SmartLink
          to={path}
          className={`${textLinkClass} mt-2 gap-1.5 self-start after:absolute after:inset-0 after:rounded-card`}
        >
          <span lang={lang(acao)}>{acao ?? usual('action')}</span>
          <Icon name="arrow" className="size-5 transition-transform group-hover:translate-x-1" />
        </SmartLink>
      </div>
    </li>
  )
}
