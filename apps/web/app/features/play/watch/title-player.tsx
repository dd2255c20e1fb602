import { useFailureText } from '@narthex/client/forms/use-failure-text'
import { ApiError } from '@narthex/contract/client'
import { keptSource } from '@narthex/contract/media/video-address'
import type { Title } from '@narthex/contract/play/play.schemas'
import { openTitle } from '@narthex/contract/play/watching.endpoints'
import type { OpenPlayback } from '@narthex/contract/play/watching.schemas'
import { buttonClass } from '@narthex/ui/button'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { Spinner } from '@narthex/ui/spinner'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FramePlayer } from '../../../components/player/frame-player.tsx'
import { MediaPlayer } from '../../../components/player/media-player.tsx'
import { frameAddress, serviceName } from '../../../components/player/player-source.ts'
import { useChurchSite } from '../../../page/use-site.ts'
import { callApi } from '../../../session/api.ts'

/** A minute before a signed address ends, the next one is asked for. */
const aheadMs = 60_000

/**
 * Plays an open title for anyone, from its beginning, once it is drawn: draw it when play was pressed. Fills its parent,
 * which is 16:9. Its page allows `playPolicy(servico)` and brings the messages `player`, `playWatch`, `forms` and `captcha`.
 */
export function TitlePlayer({ title }: { title: Title }) {
  const t = useTranslations('playWatch.open')
  const failureText = useFailureText()
  const { church } = useChurchSite()
  const [opened, setOpened] = useState<{ readonly first: OpenPlayback; readonly newest: OpenPlayback }>()
  const [failure, setFailure] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  const expiresAt = opened?.newest.expiraEm

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again, and so does each end of an address
  useEffect(() => {
    let isLeft = false
    const ask = () =>
      callApi(openTitle, { params: { id: String(title.id) }, query: { igreja: church.slug } }).then(
        (newest) => {
          if (!isLeft) setOpened((before) => ({ first: before?.first ?? newest, newest }))
        },
        (error) => {
          if (!isLeft) setFailure(error)
        },
      )
    const waitMs = expiresAt ? Math.max(1000, Date.parse(expiresAt) - Date.now() - aheadMs) : 0
    const timer = opened && !expiresAt ? undefined : setTimeout(ask, waitMs)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [title.id, church.slug, expiresAt, attempt])

  const source = opened && keptSource(opened.first)
  if (!opened && failure === undefined) {
    return (
      <p role="status" className="grid size-full place-items-center bg-black text-white">
        <Spinner className="size-10" />
        <span className="sr-only">{t('play')}</span>
      </p>
    )
  }
  if (!opened || !source) {
    const isUnavailable = failure instanceof ApiError && failure.status < 500
    return (
      <div
        role="alert"
        className="grid size-full place-content-center justify-items-center gap-3 bg-black p-4 text-white"
      >
        <p className="text-lg font-semibold">{t('failed')}</p>
        <p className="text-center text-sm text-white/80">{isUnavailable ? t('unavailable') : failureText(failure)}</p>
        <button
          type="button"
          onClick={() => {
            setFailure(undefined)
            setAttempt(attempt + 1)
          }}
          className={buttonClass('light')}
        >
          {t('play')}
        </button>
      </div>
    )
  }
  const { titulo, imagemLarga, imagem, duracaoSegundos, capitulos } = title
  if (source.servico === 'YOUTUBE' || source.servico === 'VIMEO')
    return <FramePlayer address={frameAddress(source, 0)} title={titulo} service={serviceName(source)} />
  const playable = {
    source,
    title: titulo,
    by: church.nome,
    image: imagemLarga ?? imagem,
    cover: itemCover('PLAY', title.id),
    durationSeconds: duracaoSegundos,
    chapters: capitulos,
    captions: opened.first.legendas,
  }
  return <MediaPlayer playable={playable} source={source} startSeconds={0} renewed={opened.newest.url ?? undefined} />
}
