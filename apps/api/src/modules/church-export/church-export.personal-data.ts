import { rowsOfPerson } from '../../platform/personal-data/rows-of-person.ts'
import { exportacaoIgreja } from './church-export.tables.ts'

/** Exports that a person asked for: the church keeps that there were such, without whose they were, and no one may fetch them any more. */
export const churchExportPersonalData = [
  rowsOfPerson({
    table: exportacaoIgreja,
    of: { accountId: exportacaoIgreja.askedBy },
    tells: { pedidaEm: exportacaoIgreja.pedidaEm, expiraEm: exportacaoIgreja.expiraEm },
    kept: { askedBy: null },
  }),
]
