/** Time zones by name, as this browser knows them. */
export const zoneOptions = (): { readonly value: string; readonly label: string }[] =>
  Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
