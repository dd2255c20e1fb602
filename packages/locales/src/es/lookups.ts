import type { lookups as pt } from '../pt/lookups.ts'
import type { Translation } from '../translation.ts'

export const lookups: Translation<typeof pt> = {
  maritalStatus: {
    SOLTEIRO: 'Soltero/a',
    CASADO: 'Casado/a',
    CASADO_CIVIL: 'Casado/a por lo civil',
    CASADO_CIVIL_RELIGIOSO: 'Casado/a por lo civil y por la Iglesia',
    DIVORCIADO: 'Divorciado/a',
    VIUVO: 'Viudo/a',
    MORANDO_JUNTO: 'Vivimos juntos',
    UNIAO_ESTAVEL: 'Pareja de hecho',
  },
}
