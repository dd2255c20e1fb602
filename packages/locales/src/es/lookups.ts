import type { lookups as pt } from '../pt/lookups.ts'
import type { Translation } from '../translation.ts'

export const lookups: Translation<typeof pt> = {
  sex: { MASCULINO: 'Masculino', FEMININO: 'Femenino' },
  maritalStatus: {
    SOLTEIRO: 'Soltero/a',
    CASADO: 'Casado/a',
    CASADO_CIVIL: 'Casado/a por lo civil',
    CASADO_CIVIL_RELIGIOSO: 'Casado/a por lo civil y lo religioso',
    DIVORCIADO: 'Divorciado/a',
    VIUVO: 'Viudo/a',
    MORANDO_JUNTO: 'En convivencia',
    UNIAO_ESTAVEL: 'Unión libre',
  },
}
