import type { Title } from '@narthex/contract/play/play.schemas'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { LazyPart, lazyPart } from '../../../components/lazy-part.tsx'
import { LoadFailed } from '../../../components/load-failed.tsx'
import { WhoWatches } from '../profiles/who-watches.tsx'
import { noteDocument, stageId } from './playing-document.ts'
import { WatchStage } from './watch-stage.tsx'

/** With the forms of payments, which few need here. */
const BuyFlow = lazyPart(async () => (await import('../checkout/buy-flow.tsx')).BuyFlow)

/** A title in the whole window; with `?comprar=` it is rented or bought first. */
export function WatchPage({ title }: { title: Title }) {
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
