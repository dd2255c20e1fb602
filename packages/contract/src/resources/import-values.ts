/** A table or a folder that is read in; rows without the heads. More files are sent as an archive. */
export const importLimits = { bytes: 20 * 1024 * 1024, rows: 10_000, columns: 200, files: 2000 } as const

/** Rows of a table of a kind that adds many at once. */
export const longTableRows = 50_000

/** Ways to treat rows that may be a record that is there already. */
export const doubtfulWays = ['PULAR', 'NOVAS', 'MUDAR'] as const

/** Effects that a row would have, and after the run those that it had. `LIDA`: not looked at yet. */
export const importRowStates = ['LIDA', 'NOVA', 'MUDADA', 'IGUAL', 'DUVIDOSA', 'RECUSADA'] as const
export type ImportRowState = (typeof importRowStates)[number]
