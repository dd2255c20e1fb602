import type { ModuleCode } from '@narthex/contract/church-codes'
import type { NotificationKind } from '@narthex/contract/notifications/member-notification.endpoints'
import type { MemberIconName } from '@narthex/ui/member-icon'

export const kindIcons: Record<NotificationKind, MemberIconName> = {
  CULTO: 'live',
  EVENTO: 'calendar',
  DEVOCIONAL: 'sun',
  NOTICIA: 'news',
  EBD: 'book',
  CELULA: 'people',
  ORACAO: 'prayer',
  DOACAO: 'give',
  PLANO_LEITURA: 'checklist',
  AVISO: 'bell',
}

/** Module that each kind requires, in the order of the settings. */
const moduleOf: Record<NotificationKind, ModuleCode | undefined> = {
  CULTO: 'MOD_CULTO',
  EVENTO: 'MOD_EVENTO',
  DEVOCIONAL: 'MOD_DEVOCIONAL',
  NOTICIA: 'MOD_NOTICIA',
  EBD: 'MOD_EBD',
  CELULA: 'MOD_CELULA',
  ORACAO: 'MOD_MURAL_ORACAO',
  DOACAO: 'MOD_DOACAO',
  PLANO_LEITURA: undefined,
  AVISO: undefined,
}

/** The kinds that a church with these modules tells of. */
export function listKinds(modules: readonly ModuleCode[]): NotificationKind[] {
  const kinds = Object.entries(moduleOf) as [NotificationKind, ModuleCode | undefined][]
  return kinds.filter(([, module]) => module === undefined || modules.includes(module)).map(([kind]) => kind)
}
