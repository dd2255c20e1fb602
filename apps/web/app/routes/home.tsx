import { shortened, splitParagraphs } from '@narthex/client/format/excerpt'
import { listBanners, listClients, listCongregations, listServices } from '@narthex/contract/churches/church.endpoints'
import { getHomeChoice, getHomeOffer } from '@narthex/contract/churches/home.endpoints'
import { getHighlights } from '@narthex/contract/home/highlight.endpoints'
import { lazy, Suspense, useState } from 'react'
import { AbsenceNotice } from '../features/churches/absence-notice.tsx'
import { ChurchHome } from '../features/churches/church-home.tsx'
import { quickActions } from '../features/churches/home-places.ts'
import { nextTurn } from '../features/churches/moment.ts'
import { pickInvitations } from '../features/churches/pick-invitations.ts'
import { HomeSection } from '../features/member-home/home-section.tsx'
import { openPage, pickMessages } from '../page/open-page.server.ts'
import { readAbsentModule } from '../routing/absent-module.ts'
import { churchThing, organisationThing } from '../seo/church-thing.ts'
import type { Route } from './+types/home'

/** Length of the part of the story that the home page shows. */
const openingLength = 420

/** Only an organisation's home needs it: the server has it at hand, and no church's first visit carries it. */
const ChurchList = import.meta.env.SSR
  ? (await import('../features/churches/church-list.tsx')).ChurchList
  : lazy(() => import('../features/churches/church-list.tsx').then(({ ChurchList }) => ({ default: ChurchList })))

export async function loader(args: Route.LoaderArgs) {
  const { site, historia, visit, page } = await openPage(args)
  if (site.kind === 'organisation') {
    const churches = await visit.api.call(listClients, { query: { organizacao: site.organisation.slug } })
    visit.things.push(organisationThing(site, args.url.origin, churches))
    const messages = pickMessages(visit, ['churches'])
    return { ...page, messages, kind: site.kind, organisation: site.organisation, churches }
  }
  const { slug, fusoHorario } = site.church
  const [choice, offer, services, banners, congregations, highlights] = await Promise.all([
    visit.api.call(getHomeChoice, { params: { slug } }),
    visit.api.call(getHomeOffer, { params: { slug } }),
    visit.api.call(listServices, { params: { slug } }),
    visit.api.call(listBanners, { query: { igreja: slug } }),
    visit.api.call(listCongregations, { query: { igreja: slug } }),
    visit.api.call(getHighlights, { params: { slug } }),
  ])
  const { eventos, devocional, noticias, proximaPublicacao } = highlights
  visit.things.push(churchThing(site, args.url.origin, services))
  visit.changesAt(nextTurn(services, fusoHorario, visit.now))
  for (const { dataFim } of eventos) visit.changesAt(new Date(dataFim))
  if (proximaPublicacao) visit.changesAt(new Date(proximaPublicacao))
  if (offer.mudaEm) visit.changesAt(new Date(offer.mudaEm))
  const absent = readAbsentModule(args.url.searchParams, site.modules)
  return {
    ...page,
    kind: site.kind,
    absence: absent && visit.texts.absentModules[absent],
    renderedAt: visit.now.toISOString(),
    actions: quickActions(site, choice.atalhos, offer.lugares),
    sections: choice.secoes,
    invitations: pickInvitations(site, choice.convites, offer.lugares),
    services,
    banners,
    congregations,
    events: eventos,
    devotional: devocional,
    news: noticias,
    opening: shortened(splitParagraphs(historia)[0] ?? null, openingLength),
  }
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const [ownGroup, setOwnGroup] = useState<number>()
  if (loaderData.kind === 'church') {
    const { absence, ...home } = loaderData
    const page = <ChurchHome {...home} personal={<HomeSection onGroup={setOwnGroup} />} ownGroup={ownGroup} />
    return absence ? <AbsenceNotice text={absence}>{page}</AbsenceNotice> : page
  }
  return (
    <Suspense>
      <ChurchList {...loaderData} />
    </Suspense>
  )
}
