/** Facts that a church may let its members show of themselves; the name is always shown. */
export const directoryFields = ['FOTO', 'TELEFONE', 'EMAIL', 'CONGREGACAO', 'ANIVERSARIO', 'GRUPOS'] as const
export type DirectoryField = (typeof directoryFields)[number]

/** Readers of an entry: all members, those of the same congregation, those of a group in common, people with a role. */
export const directoryAudiences = ['MEMBROS', 'CONGREGACAO', 'GRUPO', 'EQUIPE'] as const
export type DirectoryAudience = (typeof directoryAudiences)[number]

/** Reasons why a member is not in the directory, and does not read it. */
export const directoryObstacles = ['MENOR', 'NAO_MEMBRO', 'BLOQUEADO'] as const
export type DirectoryObstacle = (typeof directoryObstacles)[number]
