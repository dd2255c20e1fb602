import type { ModuleCode } from '../church-codes.ts'

/** Entries of a church's calendar: services, events, meetings of groups, Sunday-school classes, and whatever else recurs. */
export const scheduleKinds = ['CULTO', 'EVENTO', 'CELULA', 'EBD', 'OUTRO'] as const
export type ScheduleKind = (typeof scheduleKinds)[number]

/** Kinds that are shown only where the church has their module; services are told everywhere, as the home page does. */
export const moduleOfKind: Readonly<Partial<Record<ScheduleKind, ModuleCode>>> = {
  EVENTO: 'MOD_EVENTO',
  CELULA: 'MOD_CELULA',
  EBD: 'MOD_EBD',
}

/** A kind as in addresses: `culto`. */
export type KindInAddress = Lowercase<ScheduleKind>
export const kindInAddress = (kind: ScheduleKind) => kind.toLowerCase() as KindInAddress

/** The kind that an address means; undefined for any other word. */
export function kindOfAddress(word: string | null | undefined): ScheduleKind | undefined {
  return scheduleKinds.find((kind) => kindInAddress(kind) === word)
}
