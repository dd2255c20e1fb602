import type { OfficeBanner } from '@narthex/contract/churches/banner.resource'

export interface BannerTimes {
  readonly exibirDe: Date | null
  readonly exibirAte: Date | null
}

/** What a banner is at a moment. It is shown from its first moment on, and no more at its last one. */
export function findBannerState(
  { flagAtivo, exibirDe, exibirAte }: BannerTimes & { readonly flagAtivo: boolean },
  now: Date,
): OfficeBanner['situacao'] {
  if (!flagAtivo) return 'INATIVO'
  if (exibirAte !== null && exibirAte <= now) return 'ENCERRADO'
  return exibirDe !== null && exibirDe > now ? 'AGENDADO' : 'EXIBIDO'
}

/** The active banners that are shown at a moment. */
export function pickShown<B extends BannerTimes>(banners: readonly B[], now: Date): B[] {
  return banners.filter((banner) => findBannerState({ ...banner, flagAtivo: true }, now) === 'EXIBIDO')
}

/** When the clock shows or hides an active banner next; undefined where it does not. */
export function findNextChange(banners: readonly BannerTimes[], now: Date): Date | undefined {
  const moments = banners.flatMap(({ exibirDe, exibirAte }) => [exibirDe, exibirAte])
  const coming = moments.filter((moment) => moment !== null).filter((moment) => moment > now)
  return coming.toSorted((a, b) => a.getTime() - b.getTime())[0]
}
