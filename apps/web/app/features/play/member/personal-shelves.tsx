import { useLoaded } from '@narthex/client/data/use-loaded'
import type { Continued, TitleItem } from '@narthex/contract/play/play.schemas'
import { listContinued } from '@narthex/contract/play/watching.endpoints'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { listAddress } from '../../../routing/list-address.ts'
import { callApi } from '../../../session/api.ts'
import { useSession } from '../../../session/session.ts'
import { PlayShelf } from '../catalogue/play-shelf.tsx'
import { TitleCard } from '../catalogue/title-card.tsx'
import { TitleShelf } from '../catalogue/title-shelf.tsx'
import { watchPath } from '../play-paths.ts'
import { readViewer, useViewer } from '../profiles/viewer.ts'
import { keepPositions } from './play-member.ts'
import { useMyList } from './use-my-list.ts'
import { ViewerNote } from './viewer-note.tsx'

/** Titles begun and kept for later by the member or the child's profile in this tab. Hidden if loading fails. */
export function PersonalShelves({ renderedAt }: { renderedAt: string }) {
  const t = useTranslations('play.shelf')
  const memberId = useSession(({ clientAccount }) => clientAccount?.id)
  const perfil = useViewer((viewer) => viewer.perfil)
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    readViewer()
    setRead(true)
  }, [])
  const isKnown = isRead && memberId !== undefined
  const continued = useLoaded(isKnown ? `continued ${memberId} ${perfil}` : undefined, () =>
    callApi(listContinued, { query: perfil === null ? {} : { perfil } }),
  )
  const { list = [] } = useMyList()
  const begun = continued.state === 'ready' ? continued.value : undefined
  useEffect(() => {
    const positions = begun?.map(({ posicao }) => posicao)
    if (positions) keepPositions(perfil, positions)
  }, [begun, perfil])
  const kept: readonly TitleItem[] = list.filter(({ isKept }) => isKept).map(({ title }) => title)
  return (
    <>
      {perfil !== null && <ViewerNote perfil={perfil} />}
      {begun && begun.length > 0 && (
        <PlayShelf
          title={t('continued')}
          items={begun}
          card={(item, tabIndex) => (
            <TitleCard
              key={item.conteudo.id}
              title={item.conteudo}
              renderedAt={renderedAt}
              tabIndex={tabIndex}
              to={watchPath(item.conteudo.id)}
              line={<MinutesLeft {...item} />}
            />
          )}
        />
      )}
      <TitleShelf
        title={t('myList')}
        titles={kept}
        renderedAt={renderedAt}
        all={listAddress('/play/search', { type: 'my-list' })}
      />
    </>
  )
}

function MinutesLeft({ conteudo: { duracaoSegundos, coletanea }, posicao }: Continued) {
  const t = useTranslations('play')
  const seconds = duracaoSegundos === null ? undefined : duracaoSegundos - posicao.segundos
  const left = seconds !== undefined && seconds > 0 && t('left', { minutes: Math.max(1, Math.round(seconds / 60)) })
  return [coletanea?.titulo, left].filter(Boolean).join(' · ')
}
