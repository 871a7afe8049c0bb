import path from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { htmlRules } from './html-rules.mjs';

/** Checks every HTML file against html-rules.mjs. */
export async function checkHtml({ directory, documents }) {
  const validator = new HtmlValidate(new StaticConfigLoader({ root: true, ...htmlRules }));
  const problems = [];
  for (const { address, html } of documents) {
    const report = await validator.validateString(html, path.join(directory, address));
    for (const { messages } of report.results) {
      for (const { line, column, message, ruleId } of messages) {
        problems.push(`${address}:${line}:${column} ${message} (${ruleId})`);
      }
    }
  }
  return problems;
}
