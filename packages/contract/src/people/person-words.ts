/** How a person belongs to the church, in the church's words. */
export const personSituations = ['VISITANTE', 'FREQUENTADOR', 'MEMBRO', 'INATIVO'] as const
export type PersonSituation = (typeof personSituations)[number]

/** How the church came to know a person: they registered, the office or a visitor's form added them, a table was read in. */
export const personOrigins = ['SITE', 'EQUIPE', 'VISITA', 'IMPORTACAO'] as const
export type PersonOrigin = (typeof personOrigins)[number]

/** Whether a person may log in: with an open membership, without a login, with a membership that was closed. */
export const personAccesses = ['COM_LOGIN', 'SEM_LOGIN', 'ENCERRADO'] as const
export type PersonAccess = (typeof personAccesses)[number]

/** Ages in whole years, from the first to below the next. */
export const ageBands = ['CRIANCA', 'ADOLESCENTE', 'JOVEM', 'ADULTO', 'IDOSO'] as const
export type AgeBand = (typeof ageBands)[number]
export const firstYears: Readonly<Record<AgeBand, number>> = {
  CRIANCA: 0,
  ADOLESCENTE: 12,
  JOVEM: 18,
  ADULTO: 30,
  IDOSO: 60,
}

/** Whether a person was baptised, as lists are filtered by it. */
export const baptisms = ['SIM', 'NAO', 'NAO_INFORMADO'] as const

/** Marks in which two people are alike. */
export const likenesses = ['TELEFONE', 'EMAIL', 'NOME_E_NASCIMENTO'] as const
export type Likeness = (typeof likenesses)[number]

/** How a person belongs to a household. Guardians decide for its children; there may be two. */
export const householdRoles = ['RESPONSAVEL', 'ADULTO', 'CRIANCA', 'OUTRO'] as const
export type HouseholdRole = (typeof householdRoles)[number]
