import { whenText } from '@narthex/client/format/dates'
import { useFailureText } from '@narthex/client/forms/use-failure-text'
import { ApiError } from '@narthex/contract/client'
import type { Title } from '@narthex/contract/play/play.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Cover } from '@narthex/ui/cover'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'
import { useChurchSite } from '../../../page/use-site.ts'
import { OpenByPin } from '../profiles/open-by-pin.tsx'
import { chooseViewer } from '../profiles/viewer.ts'
import { FullScreens } from './full-screens.tsx'
import { PaidTitle } from './paid-title.tsx'
import { BackToTitle, Message } from './refusal-message.tsx'
import { TopBar } from './top-bar.tsx'

export interface RefusedProps {
  readonly title: Title
  readonly error: unknown
  /** It was playing until now; the position is saved. */
  readonly wasPlaying: boolean
  readonly onRetry: () => void
}

/** Reason why a title does not play, and the remedy. */
export function Refused(props: RefusedProps) {
  return (
    <div className="flex min-h-full flex-col">
      <Backdrop title={props.title} />
      <TopBar title={props.title} />
      <div className="m-auto grid max-w-xl justify-items-center gap-3 p-6 text-center">
        <Remedy {...props} />
        {props.wasPlaying && <PositionNote />}
      </div>
    </div>
  )
}

/** The title's own picture, so far in the dark that every text stands upon it. */
function Backdrop({ title: { id, imagem, imagemLarga } }: Pick<RefusedProps, 'title'>) {
  const { corApp } = useChurchSite()
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-10 overflow-hidden">
      <Cover
        {...itemCover('PLAY', id)}
        colour={corApp}
        photo={imagemLarga ?? imagem}
        focus="middle"
        loading="eager"
        isFile
        className="size-full opacity-45"
      />
      <div className="absolute inset-0 bg-radial from-black/75 to-black/35" />
    </div>
  )
}

function PositionNote() {
  const t = useTranslations('playWatch')
  return <p className="text-sm text-white/70">{t('kept')}</p>
}

function Remedy({ title, error, wasPlaying, onRetry }: RefusedProps) {
  const t = useTranslations('playWatch.refused')
  const failureText = useFailureText()
  const code = error instanceof ApiError ? error.code : undefined
  const again = (
    <button type="button" onClick={onRetry} className={buttonClass('light')}>
      {t('retry')}
    </button>
  )
  if (code === 'PLAY_SUBSCRIPTION_NEEDED') return <PaidTitle title={title} wasPlaying={wasPlaying} />
  if (code === 'PLAY_TOO_MANY_SCREENS') return <FullScreens error={error as ApiError} onRetry={onRetry} />
  if (code === 'PLAY_PIN_NEEDED') return <OpenByPin lead={t('pin.lead')} onOpened={onRetry} />
  if (code === 'PLAY_AGE_LIMIT') {
    return (
      <Message title={t('age.title')} lead={title.notaIdade ?? t('age.lead', { age: String(title.idadeMinima ?? 0) })}>
        <button
          type="button"
          onClick={() => chooseViewer({ perfil: null, passe: null })}
          className={buttonClass('light')}
        >
          {t('age.own')}
        </button>
        <BackToTitle id={title.id} />
      </Message>
    )
  }
  if (code === 'PLAY_NOT_AVAILABLE') return <NotAvailable title={title} />
  if (code === 'NOT_FOUND') {
    const key = wasPlaying ? 'elsewhere' : 'gone'
    return (
      <Message title={t(`${key}.title`)} lead={t(`${key}.lead`)}>
        {wasPlaying && again}
        <BackToTitle id={title.id} />
      </Message>
    )
  }
  return (
    <Message title={t('failed')} lead={failureText(error)}>
      {again}
      <BackToTitle id={title.id} />
    </Message>
  )
}

function NotAvailable({ title }: { title: Title }) {
  const t = useTranslations('playWatch.refused')
  const dates = useDateContext()
  const { emBreve, id } = title
  const isSoon = emBreve !== null && new Date(emBreve) > dates.now
  return (
    <Message
      title={t(isSoon ? 'soon.title' : 'unavailable.title')}
      lead={isSoon ? t('soon.lead', { when: whenText(new Date(emBreve), dates) }) : t('unavailable.lead')}
    >
      <BackToTitle id={id} />
    </Message>
  )
}
