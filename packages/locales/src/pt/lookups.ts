/** What a person says of themselves by choosing, by the codes of the wire. */
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
