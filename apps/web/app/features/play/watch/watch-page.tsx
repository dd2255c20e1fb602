import { useLoaded } from '@narthex/client/data/use-loaded'
import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { Title } from '@narthex/contract/play/play.schemas'
import { useEffect } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { MemberLoading } from '../../../components/member-loading.tsx'
import { orNull } from '../../../page/api-refusal.ts'
import { useChurchSite } from '../../../page/use-site.ts'
import { callApi } from '../../../session/api.ts'
import { playHomePath, watchPath } from '../play-paths.ts'
import { WhoWatches } from '../profiles/who-watches.tsx'
import { noteDocument, stageId } from './playing-document.ts'
import { WatchStage } from './watch-stage.tsx'

/** Purchase, loaded on demand with the payment forms, which few viewers need here. */
const BuyFlow = lazyPart(async () => (await import('../checkout/buy-flow.tsx')).BuyFlow)

interface WatchPageProps {
  /** Null where the church shows its catalogue to subscribers alone: the server renders for visitors. */
  readonly title: Title | null
}

export function WatchPage({ title }: WatchPageProps) {
  return title ? <ShownTitle title={title} /> : <ClosedTitle />
}

/** Loads a title of a closed catalogue as the member; those who may not see it go to Play's home, which knows what they wanted. */
function ClosedTitle() {
  const { slug } = useChurchSite().church
  const { id = '' } = useParams()
  const loaded = useLoaded(id, async () => {
    const { getTitle } = await import('@narthex/contract/play/play.endpoints')
    return orNull(callApi(getTitle, { params: { id }, query: { igreja: slug } }))
  })
  // Its document was loaded without knowing where the title plays from, with the policy that allows most.
  useEffect(() => noteDocument('HLS'), [])
  if (loaded.state === 'failed') return <LoadFailed onRetry={() => void loaded.reload()} />
  if (loaded.state === 'loading') return <MemberLoading />
  if (loaded.value === null) return <Navigate to={playHomePath(watchPath(Number(id)))} replace />
  return <ShownTitle title={loaded.value.conteudo} />
}

/** A title in the whole window; with `?comprar=` it is rented or bought first. */
function ShownTitle({ title }: { title: Title }) {
  const [query] = useSearchParams()
  const tipo = query.get('comprar')
  useEffect(() => noteDocument(title.servico), [title.servico])
  if (tipo === 'ALUGUEL' || tipo === 'COMPRA') {
    return (
      <LazyPart failed={<LoadFailed />}>
        <BuyFlow title={title} tipo={tipo} />
      </LazyPart>
    )
  }
  return (
    <div id={stageId} className="fixed inset-0 isolate overflow-y-auto bg-black text-white [--ring:#fff]">
      <h1 className="sr-only">{title.titulo}</h1>
      <WhoWatches>
        <WatchStage key={title.id} title={title} />
      </WhoWatches>
    </div>
  )
}
