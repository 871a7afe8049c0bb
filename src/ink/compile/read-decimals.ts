import { SimpleJson } from 'inkjs/engine/SimpleJson';

/** No lookbehind, which Safari 15 cannot read: a game would not start on phones that stay with it. */
const TEXT_OR_DECIMAL = /"(?:[^"\\]|\\.)*"|[\d.-]*\d\.0(?=[,\]}\s])/g;
const WHOLE_DECIMAL = /^\d+\.0$/;

/**
 * Makes inkjs read every story and save in every browser. Where `JSON.parse` does not tell the source of a number (before
 * Chrome 114, Firefox 135 and Safari 18.4), inkjs marks whole decimals such as `2.0` with a pattern that also hits
 * `1.05` and the text `, 10.00`, which breaks the JSON.
 */
export function readDecimals(): void {
  SimpleJson.TextToDictionary = (text) => {
    const marked = text.replace(TEXT_OR_DECIMAL, (found) =>
      WHOLE_DECIMAL.test(found) ? `"${found}f"` : found,
    );
    return JSON.parse(marked) as Record<string, unknown>;
  };
}
