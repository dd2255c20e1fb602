/** The first that fits wins: browsers carry the names of those they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Tizen|Web0S|SMART-TV|GoogleTV|AFT/, 'TV'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** A device as its owner knows it again in a list: `Firefox, Windows`. */
export function deviceName(userAgent: string = navigator.userAgent): string {
  const find = (names: typeof browsers) => names.find(([sign]) => sign.test(userAgent))?.[1]
  return [find(browsers), find(systems)].filter((name) => name !== undefined).join(', ') || 'Web'
}
