import { useAct } from '@narthex/client/data/use-act'
import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { findErrorCode } from '@narthex/contract/client'
import { respondToMoment } from '@narthex/contract/live/broadcast.endpoints'
import type { Moment } from '@narthex/contract/live/broadcast.schemas'
import type { MomentType } from '@narthex/contract/live/live-states'
import { buttonClass } from '@narthex/ui/button'
import { Icon, type IconName } from '@narthex/ui/icon'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { callApi } from '../../session/api.ts'
import { findGuestKey, isMarked, mark } from './guest-marks.ts'

/** Loaded with the form's rules when it is wanted. */
const ConnectCard = lazyPart(() => import('./connect-card.tsx').then(({ ConnectCard }) => ConnectCard))

const icons: Readonly<Record<MomentType, IconName>> = { DOAR: 'give', MAO: 'hands', CARTAO: 'person', ORACAO: 'prayer' }

export interface MomentsProps {
  readonly broadcastId: number
  readonly moments: readonly Moment[]
  /** Shows the ways to give beside the video; undefined where the church takes no gifts. */
  readonly onGive: (() => void) | undefined
}

/** Invitations of the host: shown in a fixed place without interrupting, until the host closes them. */
export function Moments({ broadcastId, moments, onGive }: MomentsProps) {
  const t = useTranslations('live.moment')
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {moments.map((moment) => (
        <section
          key={moment.id}
          aria-label={`${t('region')}: ${moment.titulo}`}
          className="flex gap-3.5 rounded-card bg-card p-4 shadow-[inset_0_0_0_1px_var(--line),var(--shadow-lift)]"
        >
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text"
          >
            <Icon name={icons[moment.tipo]} />
          </span>
          <div className="min-w-0 grow">
            <p className="leading-snug font-semibold">{moment.titulo}</p>
            {moment.texto && <p className="mt-0.5 text-sm whitespace-pre-line text-muted">{moment.texto}</p>}
            <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
              <MomentAction broadcastId={broadcastId} moment={moment} onGive={onGive} />
            </div>
          </div>
        </section>
      ))}
    </div>
  )
}

function MomentAction({
  broadcastId,
  moment,
  onGive,
}: Pick<MomentsProps, 'broadcastId' | 'onGive'> & { moment: Moment }) {
  const t = useTranslations('live.moment')
  switch (moment.tipo) {
    case 'MAO':
      return <Hand broadcastId={broadcastId} moment={moment} />
    case 'CARTAO':
      return <Card broadcastId={broadcastId} moment={moment} />
    case 'ORACAO':
      return (
        <SmartLink to="/prayer/new" className={buttonClass('primary')}>
          {t('pray')}
        </SmartLink>
      )
    default:
      return (
        onGive && (
          <button type="button" onClick={onGive} className={buttonClass('primary')}>
            {t('give')}
          </button>
        )
      )
  }
}

interface ActionProps {
  readonly broadcastId: number
  readonly moment: Moment
}

/** Counts once per person, however often it is pressed. */
function Hand({ broadcastId, moment: { id, maos } }: ActionProps) {
  const t = useTranslations('live.moment')
  const [isRaised, setRaised] = useState(false)
  const [counted, setCounted] = useState(0)
  const { failure, run } = useAct((error) => t(findErrorCode(error) === 'MOMENT_CLOSED' ? 'closed' : 'failed'))
  useEffect(() => setRaised(isMarked('hand', id)), [id])

  const raise = () =>
    run(async () => {
      const answer = await callApi(respondToMoment, {
        params: { id: String(broadcastId), momentoId: String(id) },
        body: { chave: findGuestKey() },
      })
      setCounted(answer.maos)
      setRaised(true)
      mark('hand', id)
    })
  return (
    <>
      <button
        type="button"
        aria-pressed={isRaised}
        onClick={() => !isRaised && void raise()}
        className={buttonClass(isRaised ? 'quiet' : 'primary')}
      >
        {isRaised && <Icon name="check" className="size-5" />}
        {t(isRaised ? 'handRaised' : 'hand')}
      </button>
      <span className="text-sm text-muted">{t('hands', { count: Math.max(maos, counted) })}</span>
      {failure && <span className="basis-full text-sm font-medium text-danger">{failure}</span>}
    </>
  )
}

function Card({ broadcastId, moment: { id } }: ActionProps) {
  const t = useTranslations('live.moment')
  const [isSent, setSent] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => setSent(isMarked('card', id)), [id])
  if (isSent) return <p className="text-sm font-medium text-success">{t('cardSent')}</p>
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
        className={buttonClass('primary')}
      >
        {t('card')}
      </button>
      {isWanted && (
        <LazyPart failed={<p className="text-sm text-danger">{t('failed')}</p>}>
          <ConnectCard
            broadcastId={broadcastId}
            momentId={id}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onSent={() => {
              mark('card', id)
              setSent(true)
            }}
          />
        </LazyPart>
      )}
    </>
  )
}
