/** Languages that many people play games in; any other can be given by its code. */
export const COMMON_LANGUAGES: readonly string[] = [
  ...['af', 'ar', 'be', 'bg', 'bn', 'bs', 'ca', 'cs', 'cy', 'da', 'de', 'el', 'en', 'eo', 'es'],
  ...['es-419', 'et', 'eu', 'fa', 'fi', 'fil', 'fr', 'fr-CA', 'ga', 'gl', 'he', 'hi', 'hr', 'hu'],
  ...['hy', 'id', 'is', 'it', 'ja', 'ka', 'kk', 'ko', 'la', 'lt', 'lv', 'mk', 'ms', 'nb', 'nl'],
  ...['nn', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sk', 'sl', 'sq', 'sr', 'sv', 'sw', 'ta', 'te', 'th'],
  ...['tr', 'uk', 'ur', 'vi', 'zh-Hans', 'zh-Hant', 'zu'],
];
