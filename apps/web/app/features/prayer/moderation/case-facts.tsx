import { phoneLink } from '@narthex/client/format/places'
import { Badge } from '@narthex/ui/badge'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { Icon, type IconName } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { pathTo } from '../../../routing/page-path.ts'
import type { Case } from './moderation-calls.ts'

/** Reasons why a case is reviewed, its author's wishes and contact data. */
export function CaseFacts({ one: { oracao, mensagem } }: { one: Case }) {
  const t = useTranslations('prayerModeration')
  const report = useTranslations('prayerWall.report.reasons')
  const written = oracao ?? mensagem
  if (!written) return null
  const { autor, sinais, denuncias } = written
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {sinais.map((sign) => (
          <Fact key={sign} icon="warning" isUrgent text={t(`signals.${sign}`)} />
        ))}
        {autor.flagMenor && <Fact icon="child" isUrgent text={t('minor')} />}
        {oracao?.flagReceberLigacao && <Fact icon="phone" text={t('call')} />}
        {oracao?.flagReceberVisita && <Fact icon="home" text={t('visit')} />}
        {oracao?.flagAnonimo && <Fact icon="person" text={t('anonymous')} />}
      </ul>
      {denuncias.length > 0 && (
        <div className="w-full rounded-control bg-sunken p-3 text-sm">
          <p className="font-semibold">{t('reports', { count: denuncias.length })}</p>
          <ul className="mt-1 grid gap-1">
            {denuncias.map(({ motivo, texto, dataCadastro }) => (
              <li key={`${dataCadastro} ${motivo}`}>
                {report(motivo)}
                {texto && <q className="ms-1 text-muted">{texto}</q>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {oracao?.telefone && (
        <a href={phoneLink(oracao.telefone)} className={buttonClass('quiet')}>
          <Icon name="phone" className="size-5" />
          {t('callAt', { phone: oracao.telefone })}
        </a>
      )}
      {mensagem?.flagOracaoNoMural && (
        <SmartLink to={pathTo('/prayer/:prayerId', { prayerId: mensagem.idOracao })} className={textLinkClass}>
          {t('seePrayer')}
        </SmartLink>
      )}
    </div>
  )
}

function Fact({ icon, text, isUrgent = false }: { icon: IconName; text: string; isUrgent?: boolean }) {
  return (
    <li className="inline-flex">
      <Badge tone={isUrgent ? 'danger' : 'plain'} icon={<Icon name={icon} />}>
        {text}
      </Badge>
    </li>
  )
}
