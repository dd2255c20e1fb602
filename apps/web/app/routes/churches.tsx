import { getOrganisation, listClients } from '@narthex/contract/churches/church.endpoints'
import { buttonClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { QuietPage } from '../components/quiet-page.tsx'
import { SmartLink } from '../components/smart-link.tsx'
import { ChurchList } from '../features/churches/church-list.tsx'
import { openPage } from '../page/open-page.server.ts'
import { useChurchSite } from '../page/use-site.ts'
import type { Route } from './+types/churches'

export async function loader(args: Route.LoaderArgs) {
  const { site, visit, page } = await openPage(args)
  const organizacao = site.kind === 'organisation' ? site.organisation.slug : site.church.slugOrganizacao
  if (!organizacao) return { ...page, organisation: null, churches: [], isForAccess: false }
  const [organisation, churches] = await Promise.all([
    visit.api.call(getOrganisation, { params: { slug: organizacao } }),
    visit.api.call(listClients, { query: { organizacao } }),
  ])
  return { ...page, organisation, churches, isForAccess: args.url.searchParams.get('for') === 'access' }
}

export default function ChurchesRoute({ loaderData: { organisation, churches, isForAccess } }: Route.ComponentProps) {
  if (!organisation) return <AloneChurch />
  return <ChurchList organisation={organisation} churches={churches} isForAccess={isForAccess} />
}

function AloneChurch() {
  const t = useTranslations('churches')
  const { church, corApp } = useChurchSite()
  return (
    <QuietPage seed={church.codigo} colour={corApp} title={t('aloneTitle')} lead={t('alone', { church: church.nome })}>
      <SmartLink to="/about" className={buttonClass('primary')}>
        {t('meet')}
      </SmartLink>
    </QuietPage>
  )
}
