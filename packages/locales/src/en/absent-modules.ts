import type { absentModules as pt } from '../pt/absent-modules.ts'
import type { Translation } from '../translation.ts'

export const absentModules: Translation<typeof pt> = {
  MOD_CULTO: 'This church doesn’t stream its services here.',
  MOD_EVENTO: 'This church doesn’t list events here.',
  MOD_DOACAO: 'This church doesn’t take gifts here.',
  MOD_CELULA: 'This church doesn’t run its groups here.',
  MOD_DEVOCIONAL: 'This church doesn’t publish devotionals here.',
  MOD_NOTICIA: 'This church doesn’t publish news here.',
  MOD_EBD: 'This church doesn’t publish its Sunday school lessons here.',
  MOD_PUBLICACAO: 'This church has no publications here.',
  MOD_MURAL_ORACAO: 'This church doesn’t take prayer requests here.',
  MOD_ASSINATURA: 'This church doesn’t offer Play here.',
}
