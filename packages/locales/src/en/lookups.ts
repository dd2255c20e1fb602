import type { lookups as pt } from '../pt/lookups.ts'
import type { Translation } from '../translation.ts'

export const lookups: Translation<typeof pt> = {
  sex: { MASCULINO: 'Male', FEMININO: 'Female' },
  maritalStatus: {
    SOLTEIRO: 'Single',
    CASADO: 'Married',
    CASADO_CIVIL: 'Married (civil)',
    CASADO_CIVIL_RELIGIOSO: 'Married (civil and religious)',
    DIVORCIADO: 'Divorced',
    VIUVO: 'Widowed',
    MORANDO_JUNTO: 'Living together',
    UNIAO_ESTAVEL: 'Domestic partnership',
  },
}
