import type { OfficeBanner } from '@narthex/contract/churches/banner.resource'

export interface BannerTimes {
  readonly dataPublicacao: Date | null
  readonly dataFimPublicacao: Date | null
}

/** State of a banner at a moment. It is shown from its first moment, included, to its last one, not included. */
export function findBannerState(
  { flagAtivo, dataPublicacao, dataFimPublicacao }: BannerTimes & { readonly flagAtivo: boolean },
  now: Date,
): OfficeBanner['situacao'] {
  if (!flagAtivo) return 'INATIVO'
  if (dataFimPublicacao !== null && dataFimPublicacao <= now) return 'ENCERRADO'
  return dataPublicacao !== null && dataPublicacao > now ? 'AGENDADO' : 'EXIBIDO'
}

/** The active banners that are shown at a moment. */
export function pickShown<B extends BannerTimes>(banners: readonly B[], now: Date): B[] {
  return banners.filter((banner) => findBannerState({ ...banner, flagAtivo: true }, now) === 'EXIBIDO')
}

/** The next moment at which the clock shows or hides an active banner; undefined if there is none. */
export function findNextChange(banners: readonly BannerTimes[], now: Date): Date | undefined {
  const moments = banners.flatMap(({ dataPublicacao, dataFimPublicacao }) => [dataPublicacao, dataFimPublicacao])
  const coming = moments.filter((moment) => moment !== null).filter((moment) => moment > now)
  return coming.toSorted((a, b) => a.getTime() - b.getTime())[0]
}
