/** The country that most readers of a language tag live in, by its code: `BR` of `pt`, `MX` of `es-MX`. */
export const usualCountry = (language: string): string => new Intl.Locale(language).maximize().region ?? 'BR'
