/** What forms let a person choose, by the codes of the wire. */
export const lookups = {
  maritalStatus: {
    SOLTEIRO: 'Solteiro(a)',
    CASADO: 'Casado(a)',
    CASADO_CIVIL: 'Casado(a) no civil',
    CASADO_CIVIL_RELIGIOSO: 'Casado(a) no civil e no religioso',
    DIVORCIADO: 'Divorciado(a)',
    VIUVO: 'Viúvo(a)',
    MORANDO_JUNTO: 'Morando junto',
    UNIAO_ESTAVEL: 'União estável',
  },
} as const
