/** A member's role in a group: leader, assistant or ordinary member. */
export const groupRoles = ['LIDER', 'AUXILIAR', 'MEMBRO'] as const
export type GroupRole = (typeof groupRoles)[number]

/** How often a group meets: every week, every other week, or once a month on the same weekday as the first time. */
export const groupFrequencies = ['SEMANAL', 'QUINZENAL', 'MENSAL'] as const
export type GroupFrequency = (typeof groupFrequencies)[number]

/** Parts of the day, by when a group begins: before noon, before six in the evening, later. */
export const dayPeriods = ['MANHA', 'TARDE', 'NOITE'] as const
export type DayPeriod = (typeof dayPeriods)[number]

/** `HH:MM`; `from` is included, `before` is not. */
export const hoursOfPeriod: Readonly<Record<DayPeriod, readonly [from: string, before: string]>> = {
  MANHA: ['00:00', '12:00'],
  TARDE: ['12:00', '18:00'],
  NOITE: ['18:00', '24:00'],
}

/** For whom a group is, where it is not for everyone. */
export const groupAudiences = ['MULHERES', 'HOMENS', 'CASAIS', 'FAMILIAS', 'JOVENS', 'ADOLESCENTES', 'IDOSOS'] as const
export type GroupAudience = (typeof groupAudiences)[number]

export const groupStates = ['ABERTA', 'ENCERRADA'] as const
