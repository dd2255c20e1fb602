/** Choices in a person's profile, by the codes of the contract. */
export const lookups = {
  sex: { MASCULINO: 'Masculino', FEMININO: 'Feminino' },
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
