import type { OfficeBanner } from '@narthex/contract/churches/banner.resource'

export interface BannerTimes {
  readonly dataPublicacao: Date | null
  readonly dataFimPublicacao: Date | null
}

/** What a banner is at a moment. It is shown from its first moment on, and no more at its last one. */
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

/** When the clock shows or hides an active banner next; undefined where it does not. */
export function findNextChange(banners: readonly BannerTimes[], now: Date): Date | undefined {
  const moments = banners.flatMap(({ dataPublicacao, dataFimPublicacao }) => [dataPublicacao, dataFimPublicacao])
  const coming = moments.filter((moment) => moment !== null).filter((moment) => moment > now)
  return coming.toSorted((a, b) => a.getTime() - b.getTime())[0]
}
