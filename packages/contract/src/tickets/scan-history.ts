import type { ScanKind } from './ticket-states.ts'

/** A reading of one ticket for one list. */
export interface Scan {
  /** Given by the device that read it. */
  readonly id: string
  readonly tipo: ScanKind
  /** ISO 8601 in UTC. */
  readonly momento: string
  /** The reading that a `DESFEITA` undoes. */
  readonly desfaz: string | null
}

/** Result of the readings of one ticket for one list. */
export interface ScanHistory<S extends Scan> {
  /** The reading that let the ticket in; stays after the holder has left. */
  readonly entry: S | undefined
  /** The reading by which the holder has left, until they come back. */
  readonly exit: S | undefined
  /** Readings that came too late, each with the earlier one that counts. */
  readonly duplicates: ReadonlyMap<string, S>
  readonly undone: ReadonlySet<string>
}

/**
 * Merges the readings of all devices, in any order of arrival: the earliest moment counts, and of equal moments the lower
 * id. An undone reading is as if it had never been. Servers and phones merge by this same function.
 */
export function mergeScans<S extends Scan>(scans: readonly S[]): ScanHistory<S> {
  const undone = new Set(scans.flatMap(({ tipo, desfaz }) => (tipo === 'DESFEITA' && desfaz ? desfaz : [])))
  const valid = scans.filter(({ id, tipo }) => tipo !== 'DESFEITA' && !undone.has(id)).sort(compareScans)
  const duplicates = new Map<string, S>()
  let entry: S | undefined
  let exit: S | undefined
  for (const scan of valid) {
    if (scan.tipo === 'SAIDA') {
      if (exit) duplicates.set(scan.id, exit)
      else exit = scan
    } else if (entry && !exit) duplicates.set(scan.id, entry)
    else {
      entry = scan
      exit = undefined
    }
  }
  return { entry, exit, duplicates, undone }
}

function compareScans(a: Scan, b: Scan): number {
  return compareTexts(a.momento, b.momento) || compareTexts(a.id, b.id)
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
