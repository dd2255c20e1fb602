import { asOpening, type DateContext, dateText, dayText, whenText } from '@narthex/client/format/dates'
import { moneyText } from '@narthex/client/format/money'
import { wallClock } from '@narthex/contract/church-time'
import { clockText } from '@narthex/contract/clock-text'
import type { OwnGiving, OwnGroup, PrayerNews, TodaysReading } from '@narthex/contract/member-home/member-home.schemas'
import type { NoteSummary } from '@narthex/contract/notes/note.schemas'
import type { MyEvent } from '@narthex/contract/tickets/ticket.schemas'
import { useTranslations } from 'use-intl'
import { LiveMark } from '../../components/live-mark.tsx'
import { useZoneWords } from '../../components/zone-note.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { pathTo } from '../../routing/page-path.ts'
import type { HomeCard } from './home-cards.ts'
import { CoverSide, LivingCard, SignSide } from './living-card.tsx'

interface Face {
  readonly dates: DateContext
}

/** A card of any kind. A list item. */
export function CardFace({ card, dates }: Face & { card: HomeCard }) {
  switch (card.kind) {
    case 'group':
      return <GroupFace group={card.group} dates={dates} />
    case 'event':
      return <EventFace event={card.event} dates={dates} />
    case 'reading':
      return <ReadingFace reading={card.reading} />
    case 'prayer':
      return <PrayerFace prayer={card.prayer} />
    case 'note':
      return <NoteFace note={card.note} dates={dates} />
    case 'giving':
      return <GivingFace giving={card.giving} dates={dates} />
  }
}

function GroupFace({ group, dates }: Face & { group: OwnGroup }) {
  const t = useTranslations('memberHome.group')
  const { church } = useChurchSite()
  const { id, nome, imagem, bairro, flagOnline, solicitacoesPendentes, proximoEncontro } = group
  const start = new Date(proximoEncontro.inicio)
  return (
    <LivingCard
      to={pathTo('/groups/:celulaId', { celulaId: id })}
      side={<CoverSide kind="CELULA" id={id} photo={imagem} day={start} dates={dates} />}
      label={<StartText start={start} end={new Date(proximoEncontro.fim)} dates={dates} />}
      title={nome}
      titleLanguage={church.idioma}
      lines={[
        [t('line'), flagOnline ? t('online') : bairro].filter(Boolean).join(' · '),
        Boolean(solicitacoesPendentes) && (
          <span className="font-semibold text-ink">{t('pending', { count: solicitacoesPendentes ?? 0 })}</span>
        ),
      ]}
    />
  )
}

function EventFace({ event: { evento, ingressos, pendentes }, dates }: Face & { event: MyEvent }) {
  const t = useTranslations('memberHome.event')
  const { church } = useChurchSite()
  const start = new Date(evento.dataInicio)
  return (
    <LivingCard
      to={pathTo('/user/registrations/:eventId/tickets', { eventId: evento.id })}
      side={<CoverSide kind="EVENTO" id={evento.id} photo={evento.imagem} day={start} dates={dates} />}
      label={<StartText start={start} end={new Date(evento.dataFim)} dates={dates} />}
      title={evento.titulo}
      titleLanguage={church.idioma}
      lines={[
        ingressos > 0 && [t('tickets', { count: ingressos }), evento.local].filter(Boolean).join(' · '),
        pendentes > 0 && <span className="font-semibold text-ink">{t('pending', { count: pendentes })}</span>,
      ]}
    />
  )
}

function ReadingFace({ reading }: { reading: TodaysReading }) {
  const t = useTranslations('memberHome.reading')
  const { uuid, plano, dia, totalDias, passagens, flagFeita, atrasadas } = reading
  return (
    <LivingCard
      to={pathTo('/reading-plans/:planUUID', { planUUID: plano.uuid }, `?subscriptionUuid=${uuid}`)}
      side={
        <SignSide icon={flagFeita ? 'check' : 'book'}>
          <span className="text-sm font-semibold tabular-nums">{`${dia}/${totalDias}`}</span>
        </SignSide>
      }
      label={t(flagFeita ? 'done' : 'today')}
      title={passagens.join(', ')}
      lines={[
        <span key="plan">
          <span lang={plano.idioma}>{plano.nome}</span>
          <span className="sr-only"> · {t('day', { day: String(dia), total: String(totalDias) })}</span>
        </span>,
        atrasadas > 0 && t('waiting', { count: atrasadas }),
      ]}
    />
  )
}

function PrayerFace({ prayer }: { prayer: PrayerNews }) {
  const t = useTranslations('memberHome.prayer')
  const { church } = useChurchSite()
  const { id, inicio, situacao, flagRespondida, total, mensagens, oraramNaSemana, mensagensNaSemana } = prayer
  const label = () => {
    if (oraramNaSemana > 0) return t('prayedNow', { count: oraramNaSemana })
    if (mensagensNaSemana > 0) return t('wroteNow', { count: mensagensNaSemana })
    if (flagRespondida) return t('answered')
    return total > 0 ? t('prayed', { count: total }) : t(situacao === 'PENDENTE' ? 'waiting' : 'yours')
  }
  return (
    <LivingCard
      to={pathTo('/user/prayer/:prayerId', { prayerId: id })}
      side={<SignSide icon="prayer" />}
      label={label()}
      title={inicio}
      titleLanguage={church.idioma}
      lines={[
        oraramNaSemana > 0 && mensagensNaSemana > 0
          ? t('wroteNow', { count: mensagensNaSemana })
          : mensagens > 0 && mensagensNaSemana === 0 && t('messages', { count: mensagens }),
      ]}
    />
  )
}

function NoteFace({ note, dates }: Face & { note: NoteSummary }) {
  const t = useTranslations('memberHome.note')
  const changed = dayText(new Date(note.dataUltimaAlteracao), dates)
  return (
    <LivingCard
      to={pathTo('/user/notes/:noteId', { noteId: note.id })}
      side={<SignSide icon="note" />}
      label={t('latest', { when: changed })}
      title={note.titulo || t('untitled')}
      lines={[note.inicio]}
    />
  )
}

function GivingFace({ giving: { ano, recorrencia }, dates }: Face & { giving: OwnGiving }) {
  const t = useTranslations('memberHome.giving')
  const money = (each: Pick<OwnGiving['ano'][number], 'moeda' | 'valor'>) =>
    moneyText(each.valor, each.moeda, dates.locale, { isShort: true })
  const sums = ano.map(money).join(' + ')
  const year = wallClock(dates.now, dates.timeZone).slice(0, 4)
  const side = <SignSide icon="give" />
  if (recorrencia?.flagParada) {
    const to = `/user/subscriptions?id=${recorrencia.id}` as const
    const title = t('stopped', { amount: money(recorrencia) })
    return (
      <LivingCard to={to} side={side} label={t('needsYou')} tone="danger" title={title} lines={[t('stoppedLine')]} />
    )
  }
  const next =
    recorrencia?.proxima && t('next', { amount: money(recorrencia), when: dateText(recorrencia.proxima, dates) })
  if (sums === '' && recorrencia) {
    const to = `/user/subscriptions?id=${recorrencia.id}` as const
    return (
      <LivingCard to={to} side={side} label={t('yours')} title={next ?? money(recorrencia)} lines={[t('regular')]} />
    )
  }
  return (
    <LivingCard
      to="/user/giving"
      side={side}
      label={t('yours')}
      title={t('year', { amount: sums, year })}
      lines={[next]}
    />
  )
}

/** Start of an event in the church's time zone, named if the reader's differs. While it runs, its end. */
function StartText({ start, end, dates }: Face & { start: Date; end: Date }) {
  const t = useTranslations('memberHome')
  const zone = useZoneWords(start)
  const { now, timeZone, locale } = dates
  if (start <= now && now < end) {
    const wall = wallClock(end, timeZone)
    const isToday = wall.slice(0, 10) === wallClock(now, timeZone).slice(0, 10)
    const until = isToday ? clockText(wall.slice(11, 16), locale) : whenText(end, dates)
    return <LiveMark>{t('now', { until: [until, zone].filter(Boolean).join(', ') })}</LiveMark>
  }
  return (
    <time dateTime={start.toISOString()}>{asOpening([whenText(start, dates), zone].filter(Boolean).join(', '))}</time>
  )
}
