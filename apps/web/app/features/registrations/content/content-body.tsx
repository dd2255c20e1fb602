import { type DateContext, whenText } from '@narthex/client/format/dates'
import { videoSourceAt } from '@narthex/contract/media/video-address'
import type { TicketContent } from '@narthex/contract/tickets/content.schemas'
import { buttonClass } from '@narthex/ui/button'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { EmptyState } from '@narthex/ui/empty-state'
import { Notice } from '@narthex/ui/notice'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Player } from '../../../components/player/player.tsx'
import { RichText } from '../../../components/rich-text.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import type { ContentPlace } from './content-page.tsx'
import { DownloadFile } from './download-file.tsx'

interface ContentBodyProps {
  readonly memberId: number
  readonly place: ContentPlace
  readonly item: TicketContent
  readonly dates: DateContext
}

/** The item itself while it is open; else when it opens, or until when it was there. */
export function ContentBody({ memberId, place, item, dates }: ContentBodyProps) {
  const t = useTranslations('ticketContents')
  const { idioma } = useChurchSite().church
  const { situacao, visivelDe, visivelAte, tipo, url, corpo, arquivo } = item
  const when = (moment: string | null) => (moment === null ? '' : whenText(new Date(moment), dates))
  if (situacao === 'AGENDADO')
    return <EmptyState icon="clock" title={t('notYetTitle')} lead={t('notYet', { moment: when(visivelDe) })} />
  if (situacao === 'ENCERRADO')
    return <EmptyState icon="clock" title={t('overTitle')} lead={t('over', { moment: when(visivelAte) })} />
  return (
    <div className="grid gap-6">
      {tipo === 'VIDEO' && url !== null && <Video item={item} url={url} />}
      {corpo && <RichText doc={corpo} lang={idioma} />}
      {tipo === 'LINK' && url !== null && (
        <SmartLink address={url} className={`${buttonClass('primary')} justify-self-start`}>
          {t('openLink')}
        </SmartLink>
      )}
      {arquivo && <DownloadFile memberId={memberId} place={place} name={arquivo.nome} />}
    </div>
  )
}

function Video({ item: { id, titulo }, url }: { item: TicketContent; url: string }) {
  const t = useTranslations('ticketContents')
  const { church } = useChurchSite()
  const { pathname } = useLocation()
  const source = videoSourceAt(url)
  if (!source) {
    return (
      <Notice tone="warning">
        <p>{t('badVideo')}</p>
      </Notice>
    )
  }
  const playable = {
    source,
    title: titulo,
    by: church.nome,
    image: null,
    cover: itemCover('VIDEO', id),
    durationSeconds: null,
    chapters: [],
    captions: [],
    name: `${church.codigo}/conteudo/${id}`,
  }
  return (
    <div className="aspect-video overflow-hidden rounded-card bg-deep">
      <Player playable={playable} playPath={pathname} isAsked={false} />
    </div>
  )
}
