/** States in the order of the specification (§3): single, married, civil married, … */
export const maritalStatuses = [
  'SOLTEIRO',
  'CASADO',
  'CASADO_CIVIL',
  'CASADO_CIVIL_RELIGIOSO',
  'DIVORCIADO',
  'VIUVO',
  'MORANDO_JUNTO',
  'UNIAO_ESTAVEL',
] as const
