import type { publishCollection, setPlayUp } from '@narthex/api/modules/play/catalogue/collections.editing.service'
import type { publishPlayPlan } from '@narthex/api/modules/play/subscriptions/plans-office.service'
import type { GivenTitle } from '@narthex/contract/play/catalogue-office.schemas'
import type { ComingMoment, WeeklyMoment } from './weekly-moment.ts'

/** The Play of a church. Shelves and collections are named by titles. */
export interface DemoPlay {
  readonly settings: Parameters<typeof setPlayUp>[1]
  /** Shelves in the order of the home. */
  readonly shelves: readonly string[]
  readonly collections: readonly Parameters<typeof publishCollection>[1][]
  readonly titles: readonly DemoTitle[]
  /** Plans in the order in which they are offered. */
  readonly plans: readonly Omit<Parameters<typeof publishPlayPlan>[1], 'ordem'>[]
}

/** A title; its video is the demo's film. */
export interface DemoTitle
  extends Pick<GivenTitle, 'tipo' | 'titulo' | 'acesso'>,
    Partial<
      Pick<
        GivenTitle,
        | 'descricao'
        | 'temporada'
        | 'numero'
        | 'precoAluguel'
        | 'horasAluguel'
        | 'precoCompra'
        | 'idadeMinima'
        | 'notaIdade'
        | 'palestrantes'
        | 'capitulos'
        | 'flagDestaque'
        | 'situacao'
      >
    > {
  readonly of?: string
  readonly on?: readonly string[]
  readonly out: WeeklyMoment
  /** Announced until then. */
  readonly opens?: ComingMoment
  /** Gone from then on. */
  readonly ends?: ComingMoment
}
