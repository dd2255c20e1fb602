import { moneyText } from '@narthex/client/format/money'
import { clockText } from '@narthex/client/format/recording-times'
import type { Title } from '@narthex/contract/play/play.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useLocale, useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { pathTo } from '../../../routing/page-path.ts'
import { accessPath } from '../../../routing/redirect-to.ts'
import { usePlayMember } from '../member/play-member.ts'
import { type Standing, useStanding } from '../member/use-standing.ts'
import { plansPath, watchPath } from '../play-paths.ts'

export interface TitleWaysProps {
  readonly title: Title
  /** Plays an open title in this page. */
  readonly onPlay: () => void
}

/** The ways to see a title: at once, by a subscription, or by renting or buying it. */
export function TitleWays({ title, onPlay }: TitleWaysProps) {
  const standing = useStanding()
  const { acesso } = title
  if (title.emBreve !== null) return null
  if (acesso === 'ABERTO') return <OpenWay title={title} standing={standing} onPlay={onPlay} />
  return (
    <>
      {acesso === 'ASSINANTE' && <SubscriberWay title={title} standing={standing} />}
      <SaleWays title={title} />
      {acesso === 'AVULSO' && <OwnedWay title={title} />}
    </>
  )
}

/** Members watch where it is remembered how far they came; visitors right here, but for titles with an age limit. */
function OpenWay({ title, standing, onPlay }: Pick<TitleWaysProps, 'title' | 'onPlay'> & { standing: Standing }) {
  const t = useTranslations('playTitle')
  if (standing === 'member' || standing === 'subscriber') return <WatchLink title={title} />
  // Who watches is asked after a login alone.
  if (title.idadeMinima !== null) {
    return (
      <SmartLink to={accessPath(watchPath(title.id))} className={`${buttonClass('light')} maybe-member:hidden`}>
        <PlaySign />
        {t('signIn')}
      </SmartLink>
    )
  }
  return (
    <a
      href={pathTo('/play/video/:id', { id: title.id }, '?play=1')}
      onClick={(event) => {
        if (!isOwnDocument()) return
        event.preventDefault()
        onPlay()
      }}
      className={buttonClass('light')}
    >
      <PlaySign />
      {t('watchFree')}
    </a>
  )
}

/** A page's policy is set when its document is loaded: only a title that it was loaded for plays in it. */
function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return URL.parse(loaded?.name ?? '')?.pathname === location.pathname
}

function SubscriberWay({ title, standing }: Pick<TitleWaysProps, 'title'> & { standing: Standing }) {
  const t = useTranslations('playTitle')
  if (standing === 'subscriber') return <WatchLink title={title} />
  const watch = watchPath(title.id)
  return (
    <>
      <SmartLink to={plansPath({ redirectTo: watch })} className={`${buttonClass('light')}`}>
        <PlaySign />
        {t('subscribe')}
      </SmartLink>
      {standing !== 'member' && (
        <SmartLink to={accessPath(watch)} className={`${buttonClass('clear')} maybe-member:hidden`}>
          {t('signIn')}
        </SmartLink>
      )}
    </>
  )
}

/** Opens where it is watched; of a title that was begun, it says from where. */
function WatchLink({ title: { id, duracaoSegundos } }: Pick<TitleWaysProps, 'title'>) {
  const t = useTranslations()
  const position = usePlayMember(({ positions }) => positions.get(id))
  const isBegun =
    position &&
    !position.flagVisto &&
    position.segundos > 0 &&
    position.segundos < (duracaoSegundos ?? Number.POSITIVE_INFINITY)
  const name = position?.flagVisto
    ? t('playTitle.again')
    : isBegun
      ? t('playTitle.goOnAt', { time: clockText(position.segundos) })
      : t('play.watch')
  return (
    <SmartLink to={watchPath(id)} className={buttonClass('light')}>
      <PlaySign />
      {name}
    </SmartLink>
  )
}

function SaleWays({ title }: Pick<TitleWaysProps, 'title'>) {
  const t = useTranslations('playTitle')
  const locale = useLocale()
  const { id, acesso, moeda, precoAluguel, precoCompra } = title
  const price = (cents: number) => moneyText(cents, moeda, locale, { isShort: true })
  const face = buttonClass(acesso === 'AVULSO' ? 'light' : 'clear')
  return (
    <>
      {precoAluguel !== null && (
        <a href={pathTo('/play/watch/:id', { id }, '?comprar=ALUGUEL')} className={face}>
          {t('rent', { price: price(precoAluguel) })}
        </a>
      )}
      {precoCompra !== null && (
        <a
          href={pathTo('/play/watch/:id', { id }, '?comprar=COMPRA')}
          className={precoAluguel === null ? face : buttonClass('clear')}
        >
          {t('buy', { price: price(precoCompra) })}
        </a>
      )}
    </>
  )
}

/** The page where it is watched asks whether the member has it. */
function OwnedWay({ title }: Pick<TitleWaysProps, 'title'>) {
  const t = useTranslations('playTitle')
  return (
    <SmartLink to={watchPath(title.id)} className={buttonClass('clear')}>
      {t('owned')}
    </SmartLink>
  )
}

function PlaySign() {
  return <Icon name="play" className="size-5 [&_path]:fill-current" />
}
